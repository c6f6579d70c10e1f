import { runInAction } from 'mobx';
import type { DraftProblem } from '../../domain/model/DraftProblem.ts';
import { formProblem } from '../../domain/model/DraftProblem.ts';
import type { Money } from '../../domain/model/Money.ts';
import type { OrderDraft } from '../../domain/model/OrderDraft.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import type {
  SubmitFailure,
  SubmitOrder,
  SubmittedOrder,
} from '../../domain/useCases/SubmitOrder.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { refusedText } from '../i18n/refusedText.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { OnceLoaded } from '../OnceLoaded.ts';
import type { Ways } from '../Ways.ts';
import type { FormProblemsModel } from './FormProblemsModel.ts';
import { LostOrderModel } from './LostOrderModel.ts';
import type { MakeOtherSlots, OtherSlotsModel } from './OtherSlotsModel.ts';
import { problemText } from './problemText.ts';
import { type Refusal, refusalText } from './refusalText.ts';

/** What a {@link SubmissionModel} works with. */
export interface SubmissionPorts {
  readonly submitOrder: SubmitOrder;
  /** What most visitors never need: it is loaded when an order was refused. */
  readonly soldOut: Pick<
    OnceLoaded<{ readonly otherSlots: MakeOtherSlots }>,
    'get' | 'forgetFailure'
  >;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly announcements: AnnouncementModel;
  readonly ways: Ways;
}

/** What a {@link SubmissionModel} asks of the form it is on. */
export interface SubmittedForm {
  readonly draft: () => OrderDraft | null;
  readonly problems: FormProblemsModel;
  readonly move: (selection: Selection) => void;
  /** What it shows as the total; null while the price of a ticket is unknown. */
  readonly total: () => Money | null;
  /** Asks for the prices anew: what was shown is not so. */
  readonly priceAnew: () => void;
  /** Whether the visitor is still here. */
  readonly isShown: () => boolean;
  /** Nothing more is kept of the form. */
  readonly onOrdered: () => void;
}

/** Submitting the form: every outcome is seen and heard, and but for an order that was taken nothing typed is lost. */
export class SubmissionModel {
  isSubmitting = false;
  /** Why no order was made; null when one was, or once that was read. */
  refusal: Refusal | null = null;
  readonly lost: LostOrderModel;
  /** Null until an order was refused, and it is loaded. */
  otherSlots: OtherSlotsModel | null = null;

  readonly #ports: SubmissionPorts;
  readonly #form: SubmittedForm;
  /** How often an order was sent: what was on its way before that comes too late. */
  #attempts = 0;

  constructor(ports: SubmissionPorts, form: SubmittedForm) {
    this.#ports = ports;
    this.#form = form;
    const { draft } = form;
    this.lost = new LostOrderModel(ports, {
      draft,
      goOn: (order) => this.#goOn(order),
      onAnswered: () => ports.ways.toHome(),
    });
    makeAutoObservable(this, { lost: false });
  }

  /** Submits the order; while an answer is missing, that order is looked for instead (R25). */
  async submit(): Promise<void> {
    const draft = this.#form.draft();
    if (draft === null || this.isSubmitting) return;
    if (this.lost.isOpen && !this.lost.canTryAgain) return this.lost.checkAgain();
    if (this.#form.total() === null) return this.#sayUnpriced();
    this.isSubmitting = true;
    this.#attempts += 1;
    this.otherSlots?.close();
    const { submitOrder, language } = this.#ports;
    const submitted = await submitOrder.execute(draft, language.current());
    runInAction(() => {
      if (submitted.ok) this.#goOn(submitted.value);
      else this.#stay(submitted.failure, draft);
    });
  }

  /** The refusal was read: the focus goes to what it was about. */
  closeRefusal(): void {
    const { refusal } = this;
    this.refusal = null;
    if (refusal?.kind === 'banned') this.#form.problems.goTo(refusal.problem.field);
    if (refusal?.kind === 'blacklisted') this.#form.problems.goTo({ name: 'contactMobile' });
  }

  #goOn(order: SubmittedOrder): void {
    const { ways, announcements } = this.#ports;
    this.isSubmitting = true;
    this.#form.onOrdered();
    if (!this.#form.isShown()) {
      // The visitor has gone elsewhere and is not pulled away from there.
      announcements.show('info', (LL) => LL.orderForm.orderedMeanwhile());
      return;
    }
    if (order.knownBy === 'list') announcements.show('info', (LL) => LL.orderForm.orderFound());
    if (order.knownBy === 'otherTab') {
      announcements.show('info', (LL) => LL.orderForm.orderedInOtherTab());
    }
    if (order.kind === 'toPay') {
      const { orderNo, total } = order;
      ways.toPaymentMethod({ orderNo, amount: total, ordered: this.#form.total() });
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

  #stay(failure: SubmitFailure, draft: OrderDraft): void {
    const { announcements } = this.#ports;
    this.isSubmitting = false;
    switch (failure.kind) {
      case 'problems':
        this.#form.problems.show(failure.problems);
        this.#sayFirst(failure.problems);
        return;
      case 'banned':
        this.#form.problems.rule(failure.problems);
        this.#refuseBanned(failure.problems);
        return;
      case 'codeRefused':
        this.#form.problems.rule([formProblem('code', 'codeWrong')]);
        announcements.show('info', (LL) =>
          refusedText(LL, failure.cause, LL.orderForm.codeWrong()),
        );
        return;
      case 'unpriced':
        this.#form.priceAnew();
        this.#sayUnpriced();
        return;
      case 'alreadySubmitting':
        announcements.show('info', (LL) => LL.orderForm.waitAMoment());
        return;
      case 'unconfirmed':
        this.lost.open(failure);
        return;
      case 'refused':
        void this.#lookForOthers(draft);
    }
    this.lost.close();
    this.#refuse({ kind: failure.kind, cause: failure.cause });
  }

  /** Nobody asked for other slots: what can't be loaded is not told, and tried again at the next refusal. */
  async #lookForOthers(draft: OrderDraft): Promise<void> {
    const attempt = this.#attempts;
    const { soldOut } = this.#ports;
    soldOut.forgetFailure();
    const loaded = await soldOut.get().catch(() => null);
    if (loaded === null || attempt !== this.#attempts || !this.#form.isShown()) return;
    runInAction(() => {
      this.otherSlots ??= loaded.otherSlots({
        ...this.#form,
        move: (selection) => {
          this.refusal = null;
          this.#form.move(selection);
        },
      });
      void this.otherSlots.look(draft);
    });
  }

  #sayUnpriced(): void {
    this.#ports.announcements.alert((LL) => LL.orderForm.priceUnknown());
  }

  #sayFirst([first]: readonly DraftProblem[]): void {
    if (first === undefined) return;
    const count = this.#form.problems.problems.length;
    this.#ports.announcements.alert((LL) => {
      const problem = problemText(LL, first);
      return count > 1 ? LL.orderForm.problemsSpoken({ count, problem }) : problem;
    });
  }

  #refuseBanned([problem]: readonly DraftProblem[]): void {
    if (problem !== undefined) this.#refuse({ kind: 'banned', problem });
  }

  #refuse(refusal: Refusal): void {
    this.refusal = refusal;
    this.#ports.announcements.alert((LL) => refusalText(LL, refusal));
  }
}
