import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { DraftHint } from '../../domain/model/DraftHint.ts';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import { checkedValue, type DraftProblem, formProblem } from '../../domain/model/DraftProblem.ts';
import type { Money } from '../../domain/model/Money.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import {
  type ChildDraft,
  type OrderDraft,
  type RemovedVisitor,
  removalOf,
  type VisitorChange,
  type VisitorDraft,
  withChild,
  withChildStep,
  withContactForFirst,
  withContactOfFirst,
  withoutVisitor,
  withVisitor,
  withVisitorBack,
} from '../../domain/model/OrderDraft.ts';
import { linesOf, linesTotal, type OrderLine } from '../../domain/model/OrderLines.ts';
import { type Selection, totalCount } from '../../domain/model/Selection.ts';
import { truncated } from '../../domain/model/Text.ts';
import { type DescribedTicket, ticketKey } from '../../domain/model/Ticket.ts';
import type { KeepOrderForm } from '../../domain/useCases/KeepOrderForm.ts';
import type { OpenOrderForm } from '../../domain/useCases/OpenOrderForm.ts';
import type { ReadSpecialCertificateType } from '../../domain/useCases/ReadSpecialCertificateType.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { Startable } from '../useViewModel.ts';
import { CodeModel, type CodePorts } from './CodeModel.ts';
import { FormProblemsModel } from './FormProblemsModel.ts';
import { hintText } from './hintText.ts';
import type { LostOrderModel } from './LostOrderModel.ts';
import type { OtherSlotsModel } from './OtherSlotsModel.ts';
import { problemText } from './problemText.ts';
import type { Refusal } from './refusalText.ts';
import { SubmissionModel, type SubmissionPorts } from './SubmissionModel.ts';
import { VisitorKindsModel, type VisitorKindsPorts } from './VisitorKindsModel.ts';

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
  /** What they cost together; null when nobody can tell. */
  readonly total: Money | null;
  readonly visitors: readonly ShownVisitor[];
}

/** What the order form works with. */
export interface OrderFormPorts extends SubmissionPorts, VisitorKindsPorts, CodePorts {
  readonly openOrderForm: OpenOrderForm;
  readonly keepOrderForm: KeepOrderForm;
  readonly readSpecialCertificateType: ReadSpecialCertificateType;
  readonly configuration: Pick<Configuration, 'timeZone' | 'asksForCode' | 'requiresVisitorMobile'>;
}

/** The order form (§2 order confirmation, §4 and §5 submit order). */
export class OrderFormModel implements Startable {
  /** Null before the start, and when nothing is selected. */
  draft: OrderDraft | null = null;
  warmPrompt = '';
  isFeeDetailOpen = false;
  /** The visitor deleted last, and the token of one request for the focus; until another is, or the order is sent. */
  removed: (RemovedVisitor & { readonly token: number }) | null = null;
  readonly code: CodeModel;
  readonly kinds: VisitorKindsModel;

  readonly #ports: OrderFormPorts;
  readonly #problems: FormProblemsModel;
  readonly #submission: SubmissionModel;
  #lastToken = 0;
  #isShown = false;
  #isOrdered = false;

  constructor(ports: OrderFormPorts) {
    this.#ports = ports;
    const draft = () => this.draft;
    const problems = new FormProblemsModel(draft, ports.configuration);
    this.#problems = problems;
    this.kinds = new VisitorKindsModel(ports, draft);
    this.code = new CodeModel(ports, {
      contactMobile: () => this.draft?.contactMobile ?? '',
      onWrongPhone: (kind) => this.#showContactProblem(kind),
    });
    this.#submission = new SubmissionModel(ports, {
      draft,
      problems,
      move: (selection) => this.#move(selection),
      isUnpriced: () => this.total === null,
      priceAnew: () => this.kinds.refresh(),
      isShown: () => this.#isShown,
      onOrdered: () => {
        this.#isOrdered = true;
      },
    });
    makeAutoObservable(this, {
      draft: observableRef,
      removed: observableRef,
      code: false,
      kinds: false,
      // Not cached: a page left open over midnight has another today.
      today: false,
    });
  }

  /** The museum's day, for dates without a year. */
  get today(): MuseumDay {
    return dayAt(this.#ports.clock.now(), this.#ports.configuration.timeZone);
  }

  /** Whether the form asks for a code by SMS (§2). */
  get asksForCode(): boolean {
    return this.#ports.configuration.asksForCode;
  }

  /** Whether each visitor is asked for a mobile phone (§2). */
  get requiresVisitorMobile(): boolean {
    return this.#ports.configuration.requiresVisitorMobile;
  }

  get count(): number {
    return totalCount(this.draft?.selection.tickets ?? []);
  }

  /** The lines of the order, for its fee detail. */
  get lines(): readonly OrderLine[] {
    return this.draft === null ? [] : linesOf(this.draft, this.kinds.known);
  }

  /** Null when the price of a kind that follows from an ID is unknown: nothing can be bought then. */
  get total(): Money | null {
    return linesTotal(this.lines);
  }

  get tickets(): readonly TicketVisitors[] {
    const { draft, lines } = this;
    return (draft?.selection.tickets ?? []).map(({ ticket, quantity }) => {
      const key = ticketKey(ticket.offer);
      const visitors = (draft?.visitors ?? []).filter((visitor) => visitor.ticketKey === key);
      return {
        key,
        ticket,
        quantity,
        total: linesTotal(lines.filter((line) => line.ticket === ticket)),
        visitors: visitors.map((visitor, index) => ({ visitor, number: index + 1 })),
      };
    });
  }

  // Problems, hints and the focus: see FormProblemsModel.

  get problems(): readonly DraftProblem[] {
    return this.#problems.problems;
  }

  get hasTried(): boolean {
    return this.#problems.hasTried;
  }

  problemAt(field: DraftField): DraftProblem | undefined {
    return this.#problems.problemAt(field);
  }

  hintAt(field: DraftField): DraftHint | null {
    return this.#problems.hintAt(field);
  }

  focusAt(field: DraftField): number | undefined {
    return this.#problems.focusAt(field);
  }

  goTo(field: DraftField): void {
    this.#problems.goTo(field);
  }

  /** A field was left: what is wrong with it, or doubtful, is said once, since it is shown behind the reader's back. */
  commit(field: DraftField): void {
    const before = this.problemAt(field);
    this.#problems.commit(field);
    const problem = this.problemAt(field);
    const hint = this.hintAt(field);
    const { announcements } = this.#ports;
    if (problem !== undefined && problem.kind !== before?.kind) {
      announcements.say((LL) => problemText(LL, problem));
    } else if (hint !== null && hint.kind !== 'soFar') {
      announcements.say((LL) => hintText(LL, hint));
    }
  }

  // Submitting: see SubmissionModel.

  get isSubmitting(): boolean {
    return this.#submission.isSubmitting;
  }

  get refusal(): Refusal | null {
    return this.#submission.refusal;
  }

  get lost(): LostOrderModel {
    return this.#submission.lost;
  }

  /** The answer to the order was lost: it may exist (R25). */
  get isUnconfirmed(): boolean {
    return this.lost.isOpen;
  }

  get otherSlots(): OtherSlotsModel {
    return this.#submission.otherSlots;
  }

  closeRefusal(): void {
    this.#submission.closeRefusal();
  }

  async submit(): Promise<void> {
    if (!this.isSubmitting) this.removed = null;
    await this.#submission.submit();
  }

  /** Opens the form as it was left; without anything selected there is none, and the way leads home (§2). */
  start(): Stop {
    this.#isShown = true;
    const stopCode = this.draft === null ? this.#open() : this.code.start(this.code.askedAt);
    return () => {
      this.#isShown = false;
      stopCode();
      // Not when a screen is but mounted twice.
      this.#ports.clock.after(0, () => this.#sayKept());
    };
  }

  changeVisitor(key: string, change: VisitorChange): void {
    if (this.draft !== null) this.#change(withVisitor(this.draft, key, this.#shortened(change)));
  }

  changeChild(visitor: string, child: string, change: Partial<Omit<ChildDraft, 'key'>>): void {
    const { draft } = this;
    if (draft !== null) this.#change(withChild(draft, visitor, child, this.#shortened(change)));
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

  changeCode(code: string): void {
    if (this.draft !== null) this.#change({ ...this.draft, code });
  }

  /** An input method composes in a field: what stands there is half typed, and neither judged nor cut. */
  startComposing(field: DraftField): void {
    this.#problems.startComposing(field);
  }

  endComposing({ name, visitorKey, childKey }: DraftField): void {
    this.#problems.endComposing();
    if (name !== 'name' || this.draft === null || visitorKey === undefined) return;
    const visitor = this.draft.visitors.find(({ key }) => key === visitorKey);
    const child = visitor?.children.find(({ key }) => key === childKey);
    if (child !== undefined) this.changeChild(visitorKey, child.key, { name: child.name });
    else if (visitor !== undefined) this.changeVisitor(visitorKey, { name: visitor.name });
  }

  /** Whether the first visitor's mobile is one that the contact phone isn't yet. */
  get canTakeContactFromFirst(): boolean {
    return this.#wouldChange(withContactOfFirst);
  }

  /** Whether the contact phone is a mobile that the first visitor hasn't yet. */
  get canGiveContactToFirst(): boolean {
    return this.#wouldChange(withContactForFirst);
  }

  takeContactFromFirst(): void {
    if (this.draft !== null) this.#change(withContactOfFirst(this.draft));
    this.#ports.announcements.say((LL) => LL.orderForm.contactTaken());
  }

  giveContactToFirst(): void {
    if (this.draft !== null) this.#change(withContactForFirst(this.draft));
    this.#ports.announcements.say((LL) => LL.orderForm.contactGiven());
  }

  /** Deletes a visitor with one ticket (§4 submit order); without any ticket left the way leads home. */
  removeVisitor(key: string): void {
    const removal = this.draft === null ? null : removalOf(this.draft, key);
    if (this.draft === null || removal === null) return;
    this.#lastToken += 1;
    this.removed = { ...removal, token: this.#lastToken };
    this.#change(withoutVisitor(this.draft, key));
    if (this.count === 0) this.#ports.ways.toHome();
    else this.#ports.announcements.say((LL) => LL.orderForm.visitorRemoved());
  }

  /** Brings the visitor deleted last back to where they were, with all that was typed. */
  undoRemoval(): void {
    const { draft, removed } = this;
    if (draft === null || removed === null) return;
    this.removed = null;
    this.#change(withVisitorBack(draft, removed));
    this.goTo({ name: 'name', visitorKey: removed.visitor.key });
    this.#ports.announcements.say((LL) => LL.orderForm.visitorBack());
  }

  openFeeDetail(): void {
    this.isFeeDetailOpen = true;
  }

  closeFeeDetail(): void {
    this.isFeeDetailOpen = false;
  }

  #open(): Stop {
    const opened = this.#ports.openOrderForm.execute();
    if (opened === null) {
      this.#ports.ways.toHome();
      return () => {};
    }
    this.draft = opened.draft;
    this.warmPrompt = opened.warmPrompt;
    void this.#readSpecialCertificateType(opened.draft.selection);
    this.kinds.lookUp();
    if (opened.moments.unansweredSince !== null) this.lost.resume();
    return this.code.start(opened.moments.codeAskedAt);
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
    this.#problems.settle();
    this.kinds.lookUp();
  }

  #move(selection: Selection): void {
    if (this.draft === null) return;
    this.removed = null;
    this.#change({ ...this.draft, selection });
    this.kinds.refresh();
  }

  /** The form was left with something typed: it is kept, and that is said. */
  #sayKept(): void {
    if (this.#isShown || this.#isOrdered || this.draft === null) return;
    const { visitors, contactMobile } = this.draft;
    const typed = visitors.flatMap(({ name, certificateNo }) => [name, certificateNo]);
    if ([contactMobile, ...typed].every((text) => text === '')) return;
    this.#ports.announcements.show('info', (LL) => LL.orderForm.kept());
  }

  #showContactProblem(kind: 'contactMissing' | 'contactNotMobile'): void {
    const problem = formProblem('contactMobile', kind);
    this.#problems.flag(problem);
    this.#ports.announcements.alert((LL) => problemText(LL, problem));
  }

  #wouldChange(change: (draft: OrderDraft) => OrderDraft): boolean {
    const { draft } = this;
    if (draft === null || !this.requiresVisitorMobile) return false;
    const changed = change(draft);
    const first: DraftField = { name: 'mobile', visitorKey: draft.visitors[0]?.key ?? '' };
    return [first, { name: 'contactMobile' } as const].some(
      (field) => checkedValue(changed, field) !== checkedValue(draft, field),
    );
  }

  /** A change with its name, if it has one, cut to the longest there may be, never inside a character. */
  #shortened<Change extends { readonly name?: string }>(change: Change): Change {
    return change.name === undefined || this.#problems.composing !== null
      ? change
      : { ...change, name: truncated(change.name, longestName) };
  }
}
