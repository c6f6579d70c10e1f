import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import {
  type ChildDraft,
  type DraftField,
  type DraftProblem,
  type OrderDraft,
  problemsOf,
  type VisitorChange,
  type VisitorDraft,
  withChild,
  withChildStep,
  withoutVisitor,
  withVisitor,
} from '../../domain/model/OrderDraft.ts';
import { type Selection, totalCount, totalPrice } from '../../domain/model/Selection.ts';
import { truncated } from '../../domain/model/Text.ts';
import { type DescribedTicket, ticketKey } from '../../domain/model/Ticket.ts';
import type { KeepOrderForm } from '../../domain/useCases/KeepOrderForm.ts';
import type { OpenOrderForm } from '../../domain/useCases/OpenOrderForm.ts';
import type { ReadSpecialCertificateType } from '../../domain/useCases/ReadSpecialCertificateType.ts';
import type {
  SubmitFailure,
  SubmitOrder,
  SubmittedOrder,
} from '../../domain/useCases/SubmitOrder.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { Startable } from '../useViewModel.ts';
import type { Ways } from '../Ways.ts';
import { fieldId } from './draftFields.ts';
import { problemText } from './problemText.ts';
import { refusalText } from './refusalText.ts';

/** The most characters of a name, whatever their script (CONF-14). */
export const longestName = 100;

/** A visitor's block with its number within the ticket, from 1. */
export interface ShownVisitor {
  readonly visitor: VisitorDraft;
  readonly number: number;
}

/** A ticket of the order, and the visitors who come in on it; none when it isn't real-name. */
export interface TicketVisitors {
  readonly key: string;
  readonly ticket: DescribedTicket;
  readonly quantity: number;
  readonly visitors: readonly ShownVisitor[];
}

/** A visitor who was deleted a moment ago, and what it takes to bring them back. */
export interface RemovedVisitor {
  readonly visitor: VisitorDraft;
  readonly ticket: DescribedTicket | undefined;
  /** The number that the visitor had within the ticket, from 1. */
  readonly number: number;
  /** Counts deletions: each asks for the focus once. */
  readonly token: number;
  readonly index: number;
  readonly selection: Selection;
}

/** What the order form works with. */
export interface OrderFormPorts {
  readonly openOrderForm: OpenOrderForm;
  readonly keepOrderForm: KeepOrderForm;
  readonly readSpecialCertificateType: ReadSpecialCertificateType;
  readonly submitOrder: SubmitOrder;
  readonly clock: Pick<Clock, 'now'>;
  readonly configuration: Pick<Configuration, 'timeZone'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
  readonly ways: Ways;
}

/** What a field may say before the form is submitted: that what stands in it can't be right. */
const toldEarly: readonly DraftProblem['kind'][] = [
  'certificateSymbol',
  'certificateNotId',
  'certificateIsId',
  'contactNotMobile',
];

/** The order form (§2 order confirmation, §4 and §5 submit order). */
export class OrderFormModel implements Startable {
  /** Null before the start, and when nothing is selected. */
  draft: OrderDraft | null = null;
  warmPrompt = '';
  isSubmitting = false;
  isFeeDetailOpen = false;
  /** Why the museum refused; null when it did not, or once that was read. */
  refusal: Failure | null = null;
  /** The answer to the order was lost: it may exist (R25). */
  isUnconfirmed = false;
  removed: RemovedVisitor | null = null;
  /** Whether problems were found on submitting, so that they are listed above the form. */
  hasTried = false;
  /** Which field is to take the focus; each new token is one request. */
  focus: { readonly field: string; readonly token: number } | null = null;

  readonly #ports: OrderFormPorts;
  /** Which problem each field shows: it goes as soon as the field has another one, or none. */
  flagged: ReadonlyMap<string, DraftProblem['kind']> = new Map();
  #lastToken = 0;
  #isShown = false;
  #isOrdered = false;

  constructor(ports: OrderFormPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {
      draft: observableRef,
      refusal: observableRef,
      removed: observableRef,
      focus: observableRef,
      flagged: observableRef,
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  get count(): number {
    return totalCount(this.draft?.selection.tickets ?? []);
  }

  get total() {
    return totalPrice(this.draft?.selection.tickets ?? []);
  }

  get tickets(): readonly TicketVisitors[] {
    const { draft } = this;
    return (draft?.selection.tickets ?? []).map(({ ticket, quantity }) => {
      const key = ticketKey(ticket.offer);
      const visitors = (draft?.visitors ?? []).filter((visitor) => visitor.ticketKey === key);
      return {
        key,
        ticket,
        quantity,
        visitors: visitors.map((visitor, index) => ({ visitor, number: index + 1 })),
      };
    });
  }

  /** The problems to be shown, at most one a field, in the order of §5. */
  get problems(): readonly DraftProblem[] {
    if (this.draft === null) return [];
    return problemsOf(this.draft).filter(
      ({ kind, field }) => this.flagged.get(fieldId(field)) === kind,
    );
  }

  /** The problem shown at a field. */
  problemAt(field: DraftField): DraftProblem | undefined {
    const id = fieldId(field);
    return this.problems.find((problem) => fieldId(problem.field) === id);
  }

  /** The focus token of a field. */
  focusAt(field: DraftField): number | undefined {
    return this.focus?.field === fieldId(field) ? this.focus.token : undefined;
  }

  /** Opens the form as it was left; without anything selected there is none, and the way leads home (§2). */
  start(): Stop {
    this.#isShown = true;
    if (this.draft === null) this.#open();
    return () => {
      this.#isShown = false;
    };
  }

  changeVisitor(key: string, change: VisitorChange): void {
    if (this.draft !== null) this.#change(withVisitor(this.draft, key, shortened(change)));
  }

  changeChild(visitor: string, child: string, change: Partial<Omit<ChildDraft, 'key'>>): void {
    if (this.draft !== null) this.#change(withChild(this.draft, visitor, child, shortened(change)));
  }

  stepChildren(visitor: string, step: 1 | -1): void {
    if (this.draft !== null) this.#change(withChildStep(this.draft, visitor, step));
  }

  /** Says that no more children can come along on a ticket (§5). */
  explainChildLimit(limit: number): void {
    this.#ports.announcements.alert((LL) => LL.orderForm.childLimit({ limit }));
  }

  changeContact(contactMobile: string): void {
    if (this.draft !== null) this.#change({ ...this.draft, contactMobile });
  }

  /** A field was left: what stands in it is judged by itself, what is missing is not missed yet. */
  commit(field: DraftField): void {
    if (this.draft === null) return;
    const id = fieldId(field);
    const problem = problemsOf(this.draft).find((candidate) => fieldId(candidate.field) === id);
    if (problem === undefined || !toldEarly.includes(problem.kind)) return;
    this.flagged = new Map([...this.flagged, [id, problem.kind]]);
  }

  /** Deletes a visitor with one ticket (§4 submit order); without any ticket left the way leads home. */
  removeVisitor(key: string): void {
    const { draft } = this;
    const index = draft?.visitors.findIndex((visitor) => visitor.key === key) ?? -1;
    const visitor = draft?.visitors[index];
    if (draft === null || visitor === undefined) return;
    const group = this.tickets.find((ticket) => ticket.key === visitor.ticketKey);
    const shown = group?.visitors.find((candidate) => candidate.visitor.key === key);
    this.#lastToken += 1;
    this.removed = {
      visitor,
      ticket: group?.ticket,
      number: shown?.number ?? 1,
      token: this.#lastToken,
      index,
      selection: draft.selection,
    };
    this.#change(withoutVisitor(draft, key));
    if (this.count === 0) this.#ports.ways.toHome();
    else this.#ports.announcements.say((LL) => LL.orderForm.visitorRemoved());
  }

  /** Brings the visitor deleted last back to where they were, with all that was typed. */
  undoRemoval(): void {
    const { draft, removed } = this;
    if (draft === null || removed === null) return;
    const visitors = [...draft.visitors];
    visitors.splice(removed.index, 0, removed.visitor);
    this.removed = null;
    this.#change({ ...draft, selection: removed.selection, visitors });
    this.goTo({ name: 'name', visitorKey: removed.visitor.key });
    this.#ports.announcements.say((LL) => LL.orderForm.visitorBack());
  }

  /** Moves the focus to a field. */
  goTo(field: DraftField): void {
    this.#lastToken += 1;
    this.focus = { field: fieldId(field), token: this.#lastToken };
  }

  openFeeDetail(): void {
    this.isFeeDetailOpen = true;
  }

  closeFeeDetail(): void {
    this.isFeeDetailOpen = false;
  }

  closeRefusal(): void {
    this.refusal = null;
  }

  /** Submits the order; every outcome is seen and heard, and but for an order that was taken nothing typed is lost. */
  async submit(): Promise<void> {
    const { draft } = this;
    if (draft === null || this.isSubmitting) return;
    this.isSubmitting = true;
    this.removed = null;
    const { submitOrder, language } = this.#ports;
    const submitted = await submitOrder.execute(draft, language.current());
    runInAction(() => {
      if (submitted.ok) this.#goOn(submitted.value);
      else this.#stay(submitted.failure);
    });
  }

  #open(): void {
    const opened = this.#ports.openOrderForm.execute();
    if (opened === null) {
      this.#ports.ways.toHome();
      return;
    }
    this.draft = opened.draft;
    this.warmPrompt = opened.warmPrompt;
    void this.#readSpecialCertificateType(opened.draft.selection);
  }

  /** Fills in what the visitor can't change; the form need not wait for it. */
  async #readSpecialCertificateType(selection: Selection): Promise<void> {
    const type = await this.#ports.readSpecialCertificateType.execute(selection);
    if (type === null) return;
    runInAction(() => {
      if (this.draft !== null) this.draft = { ...this.draft, specialCertificateType: type };
    });
  }

  #change(draft: OrderDraft): void {
    // What is typed after the order was taken must not outlive it (CONF-13).
    if (this.#isOrdered) return;
    this.draft = draft;
    this.#ports.keepOrderForm.execute(draft);
    if (this.flagged.size === 0) return;
    const problems = problemsOf(draft);
    const stands = ([id, kind]: [string, DraftProblem['kind']]) =>
      problems.some((problem) => problem.kind === kind && fieldId(problem.field) === id);
    this.flagged = new Map([...this.flagged].filter(stands));
  }

  #goOn(order: SubmittedOrder): void {
    const { ways, announcements } = this.#ports;
    this.#isOrdered = true;
    if (!this.#isShown) {
      // The visitor has gone elsewhere and is not pulled away from there.
      announcements.show('info', (LL) => LL.orderForm.orderedMeanwhile());
      return;
    }
    if (order.kind === 'toPay') {
      ways.toPaymentMethod({ orderNo: order.orderNo, amount: order.total });
      return;
    }
    const isReserved = order.kind === 'reserved';
    ways.toResult({
      show: isReserved ? 'success' : 'fail',
      orderNo: order.orderNo,
      error: !isReserved && order.cause.kind === 'business' ? order.cause.text : '',
      isReservation: true,
    });
  }

  #stay(failure: SubmitFailure): void {
    const { announcements } = this.#ports;
    this.isSubmitting = false;
    switch (failure.kind) {
      case 'problems':
        this.#showProblems(failure.problems);
        return;
      case 'alreadySubmitting':
        announcements.show('info', (LL) => LL.orderForm.waitAMoment());
        return;
      case 'refused':
        this.refusal = failure.cause;
        announcements.alert((LL) => refusalText(LL, failure.cause));
        return;
      case 'unconfirmed':
        this.isUnconfirmed = true;
        announcements.alert((LL) => LL.orderForm.unconfirmed());
    }
  }

  #showProblems(problems: readonly DraftProblem[]): void {
    const flagged = new Map<string, DraftProblem['kind']>();
    for (const { field, kind } of problems) {
      if (!flagged.has(fieldId(field))) flagged.set(fieldId(field), kind);
    }
    this.flagged = flagged;
    this.hasTried = true;
    const first = problems[0];
    if (first === undefined) return;
    this.goTo(first.field);
    this.#ports.announcements.alert((LL) => problemText(LL, first));
  }
}

/** A change with its name, if it has one, cut to the longest there may be, never inside a character. */
function shortened<Change extends { readonly name?: string }>(change: Change): Change {
  return change.name === undefined
    ? change
    : { ...change, name: truncated(change.name, longestName) };
}
