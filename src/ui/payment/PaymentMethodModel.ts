import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { constants } from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { Money } from '../../domain/model/Money.ts';
import { detailTotal, type OrderDetail } from '../../domain/model/Order.ts';
import type { PayableAmount, PayWay } from '../../domain/model/Payment.ts';
import type { PaymentMachines } from '../../domain/model/PaymentMachines.ts';
import {
  isSettled,
  isUnderWay,
  mayPress,
  type PaymentState,
} from '../../domain/model/PaymentState.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { LeavableBank, Pay, PayOutcome } from '../../domain/useCases/Pay.ts';
import { healingPace, type PollPayment } from '../../domain/useCases/PollPayment.ts';
import type { VerifyPayment } from '../../domain/useCases/VerifyPayment.ts';
import type { ViewOrder } from '../../domain/useCases/ViewOrder.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PayingApi } from '../../ports/MuseumApi.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText } from '../i18n/Texts.ts';
import type { PaymentClaim } from '../paths.ts';
import type { Startable } from '../useViewModel.ts';
import type { Ways } from '../Ways.ts';
import { goodsText } from './goodsText.ts';
import { PaymentExits } from './PaymentExits.ts';
import { type PaymentProblem, problemOf, problemText, problemTitle } from './PaymentProblem.ts';

interface Dependencies {
  museum: Pick<PayingApi, 'payWays' | 'paymentState'>;
  viewOrder: Pick<ViewOrder, 'execute'>;
  pay: Pick<Pay, 'execute'>;
  verifyPayment: Pick<VerifyPayment, 'execute' | 'readTwice'>;
  pollPayment: Pick<PollPayment, 'execute'>;
  /** One for the whole app: it knows which orders are being paid, whichever screen began it (Q-PAY-2). */
  payments: PaymentMachines;
  clock: Clock;
  visibility: PageVisibility;
  page: Pick<PageControl, 'reload'>;
  language: Pick<LanguagePreference, 'current'>;
  ways: Ways;
  announcements: AnnouncementModel;
}

/** A sheet that has opened by then is seen, and one that has not is missed. */
const sheetIsSeenAfterMs = 4_000;
/** The bank's page is the next one: it has as long as a page may take. */
const bankIsSeenAfterMs = 8_000;

/**
 * The payment method screen (§2, §4 payment). How far the payment is, its machine says; this model shows it.
 *
 * A payment that was begun goes on when its screen is left, since nobody can call it back. Its outcome then leads
 * nowhere any more: a toast says how it ended, wherever the visitor is by then.
 */
export class PaymentMethodModel implements Startable {
  /** What of the order and its pay ways has been read. */
  loaded: 'noOrder' | 'loading' | 'failed' | 'ready';
  /** How far the payment is. */
  payment: PaymentState = 'idle';
  payWays: readonly PayWay[] = [];
  chosenId: string | undefined;
  /** Why the pay ways could not be read. */
  failure: Failure | null = null;
  problem: PaymentProblem | null = null;
  /** Grows with each problem, so that each takes the focus. */
  problemCount = 0;
  /** What the order itself costs, once its tickets were read. */
  ownAmount: PayableAmount = null;
  /** The bank's host that the page is being left for; empty before that. */
  bankHost = '';
  /** Sheet or bank has been open for some seconds, or has not opened at all: the visitor is told how to go on (PAY-11). */
  isSheetLong = false;
  /** The museum is being read because the visitor wants to know. */
  isChecking = false;

  readonly #claim: PaymentClaim;
  readonly #dependencies: Dependencies;
  readonly #exits: PaymentExits;
  #goods = '';
  #isShown = false;
  /** A press of this screen is under way. */
  #isPaying = false;
  #generation = 0;
  #stopReload: Stop = () => {};
  #stopSheet: Stop = () => {};
  #stopHealing: Stop = () => {};

  constructor(dependencies: Dependencies, claim: PaymentClaim) {
    this.#dependencies = dependencies;
    this.#exits = new PaymentExits(dependencies);
    this.#claim = claim;
    this.loaded = claim.orderNo === null ? 'noOrder' : 'loading';
    makeAutoObservable(this, {
      payWays: observableRef,
      failure: observableRef,
      problem: observableRef,
    });
  }

  get orderNo(): OrderNo | null {
    return this.#claim.orderNo;
  }

  /** Only `ready` has a pay button. */
  get phase(): 'noOrder' | 'loading' | 'failed' | 'ready' | 'alreadyPaid' {
    return isSettled(this.payment) ? 'alreadyPaid' : this.loaded;
  }

  /** `leaving`: the bank's page is about to replace this one; `elsewhere`: another tab is paying the order. */
  get progress(): 'idle' | 'paying' | 'leaving' | 'elsewhere' {
    if (this.payment === 'handedOffBank') return 'leaving';
    if (this.payment === 'elsewhere') return 'elsewhere';
    return isUnderWay(this.payment) ? 'paying' : 'idle';
  }

  /** What is to be paid: by the order itself, or by the address where the order could not be read; null: unknown. */
  get amount(): PayableAmount {
    return this.ownAmount ?? this.#claim.amount;
  }

  /** What the address says, where the order says otherwise (Q-PAY-13). */
  get differingClaim(): Money | null {
    const { amount } = this.#claim;
    return this.ownAmount !== null && amount !== this.ownAmount ? amount : null;
  }

  /** Nobody has said what is to be paid: then paying has to wait for it, since money is never guessed at. */
  get needsAmount(): boolean {
    return this.amount === null;
  }

  /** Nobody knows whether the order is paid: paying is locked until the museum has been read (R1). */
  get isLocked(): boolean {
    return this.payment === 'notConfirmed';
  }

  /** The order's own amount decides; what the address says stands in where it can't be read, and is verified (R16). */
  get isFree(): boolean {
    return this.ownAmount === null ? this.#claim.isFree : this.ownAmount === 0;
  }

  /** Without a way to pay, only what costs nothing can be confirmed (§5). */
  get hasWay(): boolean {
    return this.isFree || this.#chosenWay !== null;
  }

  /** Whether there is a pay button that works, or is at work. */
  get canPay(): boolean {
    return this.phase === 'ready' && this.hasWay && !this.isLocked;
  }

  start(): Stop {
    this.#isShown = true;
    const { visibility, payments } = this.#dependencies;
    const stopWatching = visibility.onChange(() => this.returnToPage());
    const order = this.orderNo;
    const stopFollowing =
      order === null ? () => {} : payments.of(order).onChange(() => this.follow());
    if (order !== null) this.follow();
    void this.load();
    return () => {
      this.#isShown = false;
      this.#generation += 1;
      this.#stopReload();
      this.#stopSheet();
      this.#stopHealing();
      stopWatching();
      stopFollowing();
    };
  }

  /** Shows how far the payment is by now. */
  follow(): void {
    const order = this.orderNo;
    if (order === null) return;
    const before = this.payment;
    this.payment = this.#dependencies.payments.of(order).state;
    if (this.payment === before) return;
    this.#stopSheet();
    this.isSheetLong = false;
    if (this.payment === 'handedOffJsapi') this.#watch(sheetIsSeenAfterMs);
    if (this.payment === 'handedOffBank') this.#watch(bankIsSeenAfterMs);
    if (this.payment === 'elsewhere') {
      this.#dependencies.announcements.alert((LL) => LL.payment.payingElsewhere());
    }
    if (isSettled(this.payment)) this.problem = null;
    // A payment that another press began, before this screen was opened anew, is waited for like one's own.
    if (this.payment === 'confirming' && !this.#isPaying)
      this.#exits.toConfirmation(order, this.isFree);
  }

  /** Reads the pay ways, whether the order is paid already, and what it costs. */
  async load(): Promise<void> {
    const order = this.orderNo;
    if (order === null) return;
    this.#generation += 1;
    const generation = this.#generation;
    this.loaded = 'loading';
    const { museum, viewOrder, language } = this.#dependencies;
    const [payWays, state, detail] = await Promise.all([
      museum.payWays(),
      this.#readPayment(order),
      viewOrder.execute(order, null, language.current()),
    ]);
    if (generation !== this.#generation) return;
    runInAction(() => {
      if (detail.ok) this.#takeDetail(detail.value);
      this.#takePayWays(payWays);
      if (this.phase === 'alreadyPaid') this.#sayPaid();
      else if (!state.ok && state.failure.kind === 'expired') this.#meet({ kind: 'expired' });
      else if (this.isLocked) this.#meet({ kind: 'stillUnconfirmed' });
    });
  }

  choose(id: string): void {
    this.chosenId = id;
  }

  /**
   * Pays the order in the chosen way. Presses while one is under way do nothing (PAY-03).
   *
   * @param LL says the reason that travels in the result page's address, which holds plain text (§2)
   */
  async pay(LL: TranslationFunctions): Promise<void> {
    const orderNo = this.orderNo;
    if (orderNo === null || !this.canPay || this.needsAmount || this.#isPaying) return;
    if (!mayPress(this.#dependencies.payments.of(orderNo).state)) {
      this.#dependencies.announcements.show('info', ({ payment }) => payment.alreadyPaying());
      return;
    }
    this.#isPaying = true;
    this.problem = null;
    this.#stopHealing();
    const { isFree } = this;
    const way = isFree ? null : this.#chosenWay;
    const goods = this.#goods === '' ? orderNo : this.#goods;
    try {
      const outcome = await this.#dependencies.pay.execute({ orderNo, way, isFree, goods });
      runInAction(() => {
        if (this.#isShown) this.#conclude(outcome, orderNo, LL);
        else this.#exits.stayAway(outcome, orderNo);
      });
    } finally {
      this.#isPaying = false;
    }
  }

  /** The visitor is back from sheet or bank, or never saw it: the museum is asked what became of it (PAY-11). */
  checkSheet(): void {
    if (this.orderNo === null) return;
    if (this.payment === 'handedOffBank') this.#comeBackFromBank(this.orderNo);
    else this.#dependencies.payments.of(this.orderNo).take('cameBack');
  }

  /** Reads the museum because paying is locked; ends in words in any case (R24). */
  async checkAgain(): Promise<void> {
    if (this.orderNo === null || this.isChecking) return;
    this.isChecking = true;
    const read = await this.#dependencies.verifyPayment.readTwice(this.orderNo);
    runInAction(() => {
      this.isChecking = false;
      if (!this.#isShown) return;
      if (!read.ok && read.failure.kind === 'expired') this.#meet({ kind: 'expired' });
      else if (!read.ok) this.#meet({ kind: 'stillUnconfirmed' });
      else if (isSettled(this.payment)) this.#sayPaid();
      else this.#meet({ kind: 'lost' });
    });
  }

  /**
   * The page is seen again. One that was left for the bank's came out of the browser's memory: it must not go on
   * saying that it leaves, and asks anew what the order's state is (Q-PAY-11). While the sheet is open one quiet look
   * finds out that it was paid, even where the bridge never says so.
   */
  returnToPage(): void {
    const { visibility, verifyPayment } = this.#dependencies;
    const order = this.orderNo;
    if (order === null || !visibility.isVisible()) return;
    if (this.payment === 'handedOffJsapi') void verifyPayment.execute(order);
    if (this.payment === 'handedOffBank') this.#comeBackFromBank(order);
  }

  #comeBackFromBank(order: OrderNo): void {
    this.#dependencies.payments.of(order).take('cameBack');
    this.bankHost = '';
    void this.load().then(() =>
      runInAction(() => {
        if (this.#isShown && !isSettled(this.payment)) this.#meet({ kind: 'cameBack' });
      }),
    );
  }

  get #chosenWay(): PayWay | null {
    return this.payWays.find(({ id }) => id === this.chosenId) ?? null;
  }

  async #readPayment(order: OrderNo): Promise<Result<unknown>> {
    const { museum, verifyPayment, payments } = this.#dependencies;
    if (this.isLocked) return verifyPayment.readTwice(order);
    const state = await museum.paymentState(order);
    if (state.ok && state.value === 'paid') payments.of(order).take('paid');
    return state;
  }

  #watch(seenAfterMs: number): void {
    this.#stopSheet = this.#dependencies.clock.after(seenAfterMs, () =>
      runInAction(() => {
        this.isSheetLong = true;
        const isBank = this.payment === 'handedOffBank';
        this.#dependencies.announcements.say(({ payment }) =>
          isBank
            ? `${payment.bankSlow()} ${payment.bankSlowText()}`
            : `${payment.sheetOpen()} ${payment.sheetOpenText()}`,
        );
      }),
    );
  }

  #takeDetail(detail: OrderDetail): void {
    // An order without tickets is one that can't be read, not one that costs nothing.
    this.ownAmount = detail.tickets.length === 0 ? null : detailTotal(detail);
    this.#goods = goodsText(detail);
  }

  #takePayWays(payWays: Result<readonly PayWay[]>): void {
    this.failure = payWays.ok ? null : payWays.failure;
    if (payWays.ok) this.payWays = payWays.value;
    if (this.#chosenWay === null) this.chosenId = this.payWays[0]?.id;
    this.loaded = payWays.ok || this.isFree ? 'ready' : 'failed';
    const { failure } = this;
    if (this.phase !== 'failed' || failure === null) return;
    this.#dependencies.announcements.alert(
      (LL) => `${LL.payment.loadFailed()} ${failureText(LL, failure)}`,
    );
  }

  #sayPaid(): void {
    this.problem = null;
    this.#dependencies.announcements.say((LL) => LL.payment.alreadyPaid());
  }

  #meet(problem: PaymentProblem): void {
    this.problem = problem;
    this.problemCount += 1;
    this.#dependencies.announcements.alert(
      (LL) => `${problemTitle(problem)(LL)} ${problemText(problem)(LL)}`,
    );
  }

  #conclude(outcome: PayOutcome, orderNo: OrderNo, LL: TranslationFunctions): void {
    switch (outcome.kind) {
      case 'confirm':
        this.#exits.toConfirmation(orderNo, this.isFree);
        break;
      case 'notPaid':
        this.#exits.toFailure(orderNo, LL.payment.notCompleted(), this.isFree);
        break;
      case 'unconfirmed':
        this.#exits.toFailure(orderNo, '', this.isFree);
        break;
      case 'bank':
        this.#leaveForBank(outcome.bank);
        break;
      case 'refused':
        this.#beRefused(outcome.cause, orderNo, LL);
        break;
      case 'notChecked':
        this.#meet(problemOf(outcome.cause));
        break;
      case 'notHere':
        this.#meet(outcome.cause);
        break;
      case 'lost':
      case 'otherTab':
        this.#meetUnpaid(outcome.kind, orderNo);
        break;
      case 'alreadyPaid':
        this.#reloadSoon();
        break;
      case 'notNow':
        this.#dependencies.announcements.show('info', ({ payment }) => payment.alreadyPaying());
    }
  }

  #beRefused(cause: Failure, orderNo: OrderNo, LL: TranslationFunctions): void {
    if (!isFinal(cause)) this.#meet(problemOf(cause));
    else this.#exits.toFailure(orderNo, failureText(LL, cause), this.isFree);
  }

  /** Two readings say unpaid. The page goes on looking all the same: what was lost may still arrive (R1, R25). */
  #meetUnpaid(kind: 'lost' | 'otherTab', orderNo: OrderNo): void {
    this.#meet({ kind });
    this.#stopHealing = this.#dependencies.pollPayment.execute(orderNo, healingPace, (outcome) => {
      if (outcome === 'issued') this.#exits.toConfirmation(orderNo, this.isFree);
    });
  }

  #leaveForBank(bank: LeavableBank): void {
    this.bankHost = bank.host;
    this.#dependencies.announcements.say(({ payment }) => payment.leavingFor({ host: bank.host }));
    bank.leave();
  }

  #reloadSoon(): void {
    const { announcements, clock, page } = this.#dependencies;
    announcements.show('info', ({ payment }) => payment.alreadyPaid());
    this.#stopReload = clock.after(constants.reloadAfterPaidMs, () => page.reload());
  }
}

/** A refusal that trying again won't change is a result; the others leave the visitor where they can try again. */
function isFinal(cause: Failure): boolean {
  return cause.kind !== 'expired' && cause.kind !== 'busy' && cause.kind !== 'maintenance';
}
