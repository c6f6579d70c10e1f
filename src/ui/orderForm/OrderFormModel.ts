import { runInAction } from 'mobx';
import type { Configuration } from '../../domain/model/Configuration.ts';
import type { DraftHint } from '../../domain/model/DraftHint.ts';
import { type DraftField, typedValue } from '../../domain/model/DraftPerson.ts';
import type { DraftProblem } from '../../domain/model/DraftProblem.ts';
import type { Money } from '../../domain/model/Money.ts';
import { dayAt, type MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import { linesOf, linesTotal, type OrderLine } from '../../domain/model/OrderLines.ts';
import { type Selection, totalCount } from '../../domain/model/Selection.ts';
import { type DescribedTicket, ticketKey } from '../../domain/model/Ticket.ts';
import type { KeepOrderForm } from '../../domain/useCases/KeepOrderForm.ts';
import type { OpenedOrderForm, OpenOrderForm } from '../../domain/useCases/OpenOrderForm.ts';
import type { ReadSpecialCertificateType } from '../../domain/useCases/ReadSpecialCertificateType.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { CodeModel } from '../code/CodeModel.ts';
import { isAlike } from '../isAlike.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { OnceLoaded } from '../OnceLoaded.ts';
import type { Startable } from '../useViewModel.ts';
import { DraftEditsModel } from './DraftEditsModel.ts';
import { FormProblemsModel } from './FormProblemsModel.ts';
import { hintText } from './hintText.ts';
import type { LostOrderModel } from './LostOrderModel.ts';
import type { OtherSlotsModel } from './OtherSlotsModel.ts';
import type { MakeOrderFormCode } from './orderFormCode.ts';
import { problemText } from './problemText.ts';
import type { Refusal } from './refusalText.ts';
import { SubmissionModel, type SubmissionPorts } from './SubmissionModel.ts';
import { VisitorKindsModel, type VisitorKindsPorts } from './VisitorKindsModel.ts';

/** A ticket of the order, and the visitors who come in on it; none when it isn't real-name. */
export interface TicketVisitors {
  readonly key: string;
  readonly ticket: DescribedTicket;
  readonly quantity: number;
  /** What they cost together; null when nobody can tell. */
  readonly total: Money | null;
  /** The keys of their blocks, in order. */
  readonly visitors: readonly string[];
}

/** What the order form works with. */
export interface OrderFormPorts extends SubmissionPorts, VisitorKindsPorts {
  readonly openOrderForm: OpenOrderForm;
  readonly keepOrderForm: KeepOrderForm;
  readonly readSpecialCertificateType: ReadSpecialCertificateType;
  /** What most museums don't ask for: it is loaded with a form that does. */
  readonly smsCode: Pick<OnceLoaded<{ readonly code: MakeOrderFormCode }>, 'get' | 'forgetFailure'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly configuration: Pick<Configuration, 'timeZone' | 'asksForCode' | 'requiresVisitorMobile'>;
}

/** The order form (§2 order confirmation, §4 and §5 submit order). */
export class OrderFormModel implements Startable {
  /** Null before it is read, and when nothing is selected. */
  draft: OrderDraft | null = null;
  warmPrompt = '';
  isFeeDetailOpen = false;
  /** Null where no code is asked for, and until what has one sent is loaded. */
  code: CodeModel | null = null;
  /** Whether that could not be loaded. */
  lacksCode = false;
  readonly edits: DraftEditsModel;
  readonly kinds: VisitorKindsModel;

  readonly #ports: OrderFormPorts;
  readonly #problems: FormProblemsModel;
  readonly #submission: SubmissionModel;
  /** What was read and is not at work yet. */
  #opened: OpenedOrderForm | null = null;
  #isShown = false;
  #isOrdered = false;
  #stopCode: Stop = () => {};

  constructor(ports: OrderFormPorts) {
    this.#ports = ports;
    const draft = () => this.draft;
    const problems = new FormProblemsModel(draft, ports.configuration);
    this.#problems = problems;
    this.edits = new DraftEditsModel(ports, {
      draft,
      problems,
      change: (changed) => this.#change(changed),
    });
    this.kinds = new VisitorKindsModel(ports, draft);
    this.#submission = new SubmissionModel(ports, {
      draft,
      problems,
      move: (selection) => this.#move(selection),
      total: () => this.total,
      priceAnew: () => this.kinds.refresh(),
      isShown: () => this.#isShown,
      onOrdered: () => {
        this.#isOrdered = true;
      },
    });
    makeAutoObservable(this, {
      edits: false,
      kinds: false,
      // Not cached: a page left open over midnight has another today.
      today: false,
      // The same ones as long as they say the same: a form is typed into letter by letter.
      tickets: isAlike,
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

  /** What is ordered; null without a form. Another one only when that is changed, and not with what is typed. */
  get selection(): Selection | null {
    return this.draft?.selection ?? null;
  }

  /** The key of the first visitor; null without one. */
  get firstVisitor(): string | null {
    return this.draft?.visitors[0]?.key ?? null;
  }

  /** What stands in a field, as typed. */
  valueAt(field: DraftField): string {
    return this.draft === null ? '' : typedValue(this.draft, field);
  }

  /** The keys of the children that come along on a visitor's ticket. */
  childrenOf(visitorKey: string): readonly string[] {
    const visitor = this.draft?.visitors.find(({ key }) => key === visitorKey);
    return (visitor?.children ?? []).map(({ key }) => key);
  }

  get count(): number {
    return totalCount(this.selection?.tickets ?? []);
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
      const own = (draft?.visitors ?? []).filter((visitor) => visitor.ticketKey === key);
      return {
        key,
        ticket,
        quantity,
        total: linesTotal(lines.filter((line) => line.ticket === ticket)),
        visitors: own.map((visitor) => visitor.key),
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

  /** Null until an order was refused, and it is loaded. */
  get otherSlots(): OtherSlotsModel | null {
    return this.#submission.otherSlots;
  }

  closeRefusal(): void {
    this.#submission.closeRefusal();
  }

  async submit(): Promise<void> {
    if (!this.isSubmitting) this.edits.forget();
    await this.#submission.submit();
  }

  /** Reads the form as it was left, and does nothing yet: the first look at its screen has it. */
  prepare(): void {
    this.#opened = this.#ports.openOrderForm.execute();
    if (this.#opened === null) return;
    this.draft = this.#opened.draft;
    this.warmPrompt = this.#opened.warmPrompt;
  }

  /** Opens the form as it was left; without anything selected there is none, and the way leads home (§2). */
  start(): Stop {
    this.#isShown = true;
    if (this.draft === null) this.prepare();
    this.#begin();
    return () => {
      this.#isShown = false;
      this.#stopCode();
      // Not when a screen is but mounted twice.
      this.#ports.clock.after(0, () => this.#sayKept());
    };
  }

  /** Loads what has a code sent, and has its countdown go on; where it can't be loaded, that is seen and heard. */
  async loadCode(): Promise<void> {
    const { smsCode, announcements } = this.#ports;
    this.lacksCode = false;
    smsCode.forgetFailure();
    const loaded = await smsCode.get().catch(() => null);
    // Left meanwhile.
    if (!this.#isShown) return;
    runInAction(() => {
      this.lacksCode = loaded === null;
      if (loaded === null) {
        announcements.say((LL) => LL.failures.network());
        return;
      }
      this.code ??= loaded.code({ draft: () => this.draft, problems: this.#problems });
      // A screen may be mounted twice.
      this.#stopCode();
      this.#stopCode = this.code.start(this.code.askedAt);
    });
  }

  openFeeDetail(): void {
    this.isFeeDetailOpen = true;
  }

  closeFeeDetail(): void {
    this.isFeeDetailOpen = false;
  }

  #begin(): void {
    if (this.draft === null) {
      this.#ports.ways.toHome();
      return;
    }
    if (this.asksForCode) void this.loadCode();
    const opened = this.#opened;
    this.#opened = null;
    // Begun before: a screen may be mounted twice.
    if (opened === null) return;
    void this.#readSpecialCertificateType(opened.draft.selection);
    this.kinds.lookUp();
    if (opened.moments.unansweredSince !== null) this.lost.resume();
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
    this.edits.forget();
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
}
