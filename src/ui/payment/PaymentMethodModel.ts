import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { constants } from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { Money } from '../../domain/model/Money.ts';
import { detailTotal, type OrderDetail } from '../../domain/model/Order.ts';
import type { PayableAmount, PayWay } from '../../domain/model/Payment.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { Pay, PayOutcome } from '../../domain/useCases/Pay.ts';
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
import { type PaymentProblem, problemOf, problemText, problemTitle } from './PaymentProblem.ts';

interface Dependencies {
  museum: Pick<PayingApi, 'payWays' | 'paymentState'>;
  viewOrder: Pick<ViewOrder, 'execute'>;
  /** One for the whole app: it knows which orders are being paid, whichever screen began it (Q-PAY-2). */
  pay: Pick<Pay, 'execute'>;
  clock: Clock;
  visibility: PageVisibility;
  page: Pick<PageControl, 'reload'>;
  language: Pick<LanguagePreference, 'current'>;
  ways: Ways;
  announcements: AnnouncementModel;
}

/**
 * The payment method screen (§2, §4 payment).
 *
 * A payment that was begun goes on when its screen is left, since nobody can call it back. Its outcome then leads
 * nowhere any more: a toast says how it ended, wherever the visitor is by then.
 */
export class PaymentMethodModel implements Startable {
  /** Only `ready` has a pay button. */
  phase: 'noOrder' | 'loading' | 'failed' | 'ready' | 'alreadyPaid';
  /** `leaving`: the bank's page is about to replace this one. */
  progress: 'idle' | 'paying' | 'leaving' = 'idle';
  payWays: readonly PayWay[] = [];
  chosenId: string | undefined;
  /** Why the pay ways could not be read. */
  failure: Failure | null = null;
  problem: PaymentProblem | null = null;
  /** Grows with each problem, so that each takes the focus. */
  problemCount = 0;
  /** What the order itself costs, once its tickets were read. */
  ownAmount: PayableAmount = null;

  readonly #claim: PaymentClaim;
  readonly #dependencies: Dependencies;
  #goods = '';
  #isShown = false;
  #generation = 0;
  #stopReload: Stop = () => {};

  constructor(dependencies: Dependencies, claim: PaymentClaim) {
    this.#dependencies = dependencies;
    this.#claim = claim;
    this.phase = claim.orderNo === null ? 'noOrder' : 'loading';
    makeAutoObservable(this, {
      payWays: observableRef,
      failure: observableRef,
      problem: observableRef,
    });
  }

  get orderNo(): OrderNo | null {
    return this.#claim.orderNo;
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

  /** The order's own amount decides; what the address says stands in where it can't be read, and is verified (R16). */
  get isFree(): boolean {
    return this.ownAmount === null ? this.#claim.isFree : this.ownAmount === 0;
  }

  /** Without a way to pay, only what costs nothing can be confirmed (§5). */
  get canPay(): boolean {
    return this.phase === 'ready' && (this.isFree || this.#chosenWay !== null);
  }

  start(): Stop {
    this.#isShown = true;
    const stopWatching = this.#dependencies.visibility.onChange(() => this.returnToPage());
    void this.load();
    return () => {
      this.#isShown = false;
      this.#generation += 1;
      this.#stopReload();
      stopWatching();
    };
  }

  /** Reads the pay ways, whether the order is paid already, and what it costs. */
  async load(): Promise<void> {
    const order = this.orderNo;
    if (order === null) return;
    this.#generation += 1;
    const generation = this.#generation;
    this.phase = 'loading';
    const { museum, viewOrder, language } = this.#dependencies;
    const [payWays, state, detail] = await Promise.all([
      museum.payWays(),
      museum.paymentState(order),
      viewOrder.execute(order, null, language.current()),
    ]);
    if (generation !== this.#generation) return;
    runInAction(() => {
      if (detail.ok) this.#takeDetail(detail.value);
      if (state.ok && state.value === 'paid') this.#lockOnArrival();
      else this.#takePayWays(payWays);
      const hasExpired = !state.ok && state.failure.kind === 'expired';
      if (hasExpired && this.phase === 'ready') this.#meet({ kind: 'expired' });
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
    if (orderNo === null || !this.canPay || this.progress !== 'idle') return;
    if (this.needsAmount) return;
    this.progress = 'paying';
    this.problem = null;
    const { isFree } = this;
    const way = isFree ? null : this.#chosenWay;
    const goods = this.#goods === '' ? orderNo : this.#goods;
    const outcome = await this.#dependencies.pay.execute({ orderNo, way, isFree, goods });
    runInAction(() => {
      if (this.#isShown) this.#conclude(outcome, orderNo, LL);
      else this.#concludeElsewhere(outcome);
    });
  }

  /**
   * The page is seen again. One that was left for the bank's came out of the browser's memory: it must not go on
   * saying that it leaves, and asks anew what the order's state is (Q-PAY-11).
   */
  returnToPage(): void {
    if (this.progress !== 'leaving' || !this.#dependencies.visibility.isVisible()) return;
    this.#meet({ kind: 'cameBack' });
    void this.load();
  }

  get #chosenWay(): PayWay | null {
    return this.payWays.find(({ id }) => id === this.chosenId) ?? null;
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
    this.phase = payWays.ok || this.isFree ? 'ready' : 'failed';
    const { failure } = this;
    if (this.phase === 'ready' || failure === null) return;
    this.#dependencies.announcements.alert(
      (LL) => `${LL.payment.loadFailed()} ${failureText(LL, failure)}`,
    );
  }

  #lockOnArrival(): void {
    this.#lock();
    this.#dependencies.announcements.say((LL) => LL.payment.alreadyPaid());
  }

  #lock(): void {
    this.phase = 'alreadyPaid';
    this.progress = 'idle';
    this.problem = null;
  }

  #meet(problem: PaymentProblem): void {
    this.progress = 'idle';
    this.problem = problem;
    this.problemCount += 1;
    this.#dependencies.announcements.alert(
      (LL) => `${problemTitle(problem)(LL)} ${problemText(problem)(LL)}`,
    );
  }

  /** What leads away keeps the button busy until the screen is gone. */
  #conclude(outcome: PayOutcome, orderNo: OrderNo, LL: TranslationFunctions): void {
    const { announcements } = this.#dependencies;
    switch (outcome.kind) {
      case 'confirm':
        this.#leadToConfirmation(orderNo);
        break;
      case 'notPaid':
        this.#leadToFailure(orderNo, LL.payment.notCompleted());
        break;
      case 'leaving':
        this.progress = 'leaving';
        announcements.say(({ payment }) => payment.leavingBusy());
        break;
      case 'refused':
        if (isFinal(outcome.cause)) this.#leadToFailure(orderNo, failureText(LL, outcome.cause));
        else this.#meet(problemOf(outcome.cause));
        break;
      case 'notChecked':
        this.#meet(problemOf(outcome.cause));
        break;
      case 'notHere':
        this.#meet(outcome.cause);
        break;
      case 'alreadyPaid':
        this.#lockUntilReload();
        break;
      case 'alreadyPaying':
        this.progress = 'idle';
        announcements.show('info', ({ payment }) => payment.alreadyPaying());
    }
  }

  #leadToConfirmation(orderNo: OrderNo): void {
    const { ways } = this.#dependencies;
    if (this.isFree) ways.toResult({ show: 'success', orderNo, error: '', isReservation: true });
    else ways.toPaymentReturn(orderNo);
  }

  #leadToFailure(orderNo: OrderNo, error: string): void {
    const { ways } = this.#dependencies;
    ways.toResult({ show: 'fail', orderNo, error, isReservation: this.isFree });
  }

  #lockUntilReload(): void {
    const { announcements, clock, page } = this.#dependencies;
    this.#lock();
    announcements.show('info', ({ payment }) => payment.alreadyPaid());
    this.#stopReload = clock.after(constants.reloadAfterPaidMs, () => page.reload());
  }

  #concludeElsewhere({ kind }: PayOutcome): void {
    const { announcements } = this.#dependencies;
    if (kind === 'confirm') announcements.show('info', (LL) => LL.payment.leftWhileConfirming());
    if (kind === 'alreadyPaid') announcements.show('info', (LL) => LL.payment.alreadyPaid());
    if (kind === 'notPaid' || kind === 'refused' || kind === 'notHere' || kind === 'notChecked') {
      announcements.show('warning', (LL) => LL.payment.leftUnpaid());
    }
  }
}

/** A refusal that trying again won't change is a result; the others leave the visitor where they can try again. */
function isFinal(cause: Failure): boolean {
  return cause.kind !== 'expired' && cause.kind !== 'busy' && cause.kind !== 'maintenance';
}
