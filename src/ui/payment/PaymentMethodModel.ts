import { runInAction } from 'mobx';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { PayWay } from '../../domain/model/Payment.ts';
import {
  isSettled,
  isUnderWay,
  mayPress,
  type PaymentState,
} from '../../domain/model/PaymentState.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { VerifyPayment } from '../../domain/useCases/VerifyPayment.ts';
import type { ViewOrder } from '../../domain/useCases/ViewOrder.ts';
import type { Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { PayingApi } from '../../ports/MuseumApi.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText } from '../i18n/Texts.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { PaymentClaim } from '../paths.ts';
import type { Startable } from '../useViewModel.ts';
import { HandOverModel } from './HandOverModel.ts';
import { PayableModel } from './PayableModel.ts';
import { PaymentPress, type PaymentPressPorts } from './PaymentPress.ts';
import { type PaymentProblem, problemText, problemTitle } from './PaymentProblem.ts';
import { PayWaysModel } from './PayWaysModel.ts';

interface Dependencies extends PaymentPressPorts {
  readonly museum: Pick<PayingApi, 'payWays' | 'paymentState'>;
  readonly viewOrder: Pick<ViewOrder, 'execute'>;
  readonly verifyPayment: Pick<VerifyPayment, 'execute' | 'readTwice'>;
  readonly visibility: PageVisibility;
  readonly language: Pick<LanguagePreference, 'current'>;
}

/** The payment method screen (§2, §4 payment). How far the payment is, its machine says; this model shows it. */
export class PaymentMethodModel implements Startable {
  /** What of the order and its pay ways has been read. */
  loaded: 'noOrder' | 'loading' | 'failed' | 'ready';
  /** How far the payment is. */
  payment: PaymentState = 'idle';
  problem: PaymentProblem | null = null;
  /** Grows with each problem, so that each takes the focus. */
  problemCount = 0;
  /** The museum is being read because the visitor wants to know. */
  isChecking = false;
  readonly payable: PayableModel;
  readonly payWays = new PayWaysModel();
  readonly handOver: HandOverModel;

  readonly #claim: PaymentClaim;
  readonly #dependencies: Dependencies;
  readonly #press: PaymentPress;
  #isShown = false;
  #generation = 0;

  constructor(dependencies: Dependencies, claim: PaymentClaim) {
    const { orderNo } = claim;
    this.#dependencies = dependencies;
    this.#claim = claim;
    this.loaded = orderNo === null ? 'noOrder' : 'loading';
    const museumTotal = orderNo === null ? null : dependencies.ways.museumTotalOf(orderNo);
    this.payable = new PayableModel(claim, museumTotal);
    this.handOver = new HandOverModel(dependencies);
    this.#press = new PaymentPress(dependencies, {
      isShown: () => this.#isShown,
      isFree: () => this.payable.isFree,
      meet: (problem) => this.#meet(problem),
      handOver: this.handOver,
    });
    makeAutoObservable(this, {
      payable: false,
      payWays: false,
      handOver: false,
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

  /** Nobody has said what is to be paid: then paying has to wait for it, since money is never guessed at. */
  get needsAmount(): boolean {
    return this.payable.amount === null;
  }

  /** Nobody knows whether the order is paid: paying is locked until the museum has been read (R1). */
  get isLocked(): boolean {
    return this.payment === 'notConfirmed';
  }

  /** Without a way to pay, only what costs nothing can be confirmed (§5). */
  get hasWay(): boolean {
    return this.payable.isFree || this.payWays.chosen !== null;
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
      this.#press.stop();
      this.handOver.stop();
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
    this.handOver.follow(this.payment);
    if (this.payment === 'elsewhere') {
      this.#dependencies.announcements.alert((LL) => LL.payment.payingElsewhere());
    }
    if (isSettled(this.payment)) this.problem = null;
    // A payment that another press began, before this screen was opened anew, is waited for like one's own.
    if (this.payment === 'confirming' && !this.#press.isUnderWay) this.#press.confirm(order);
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
      if (detail.ok) this.payable.take(detail.value);
      this.#takePayWays(payWays);
      if (this.phase === 'alreadyPaid') this.#sayPaid();
      else if (!state.ok && state.failure.kind === 'expired') this.#meet({ kind: 'expired' });
      else if (this.isLocked) this.#meet({ kind: 'stillUnconfirmed' });
      else this.#sayDifference();
    });
  }

  /**
   * Pays the order in the chosen way. Presses while one is under way do nothing (PAY-03).
   *
   * @param LL says the reason that travels in the result page's address, which holds plain text (§2)
   */
  async pay(LL: TranslationFunctions): Promise<void> {
    const { orderNo, payable } = this;
    if (orderNo === null || !this.canPay || this.needsAmount || this.#press.isUnderWay) return;
    if (!mayPress(this.#dependencies.payments.of(orderNo).state)) {
      this.#dependencies.announcements.show('info', ({ payment }) => payment.alreadyPaying());
      return;
    }
    this.problem = null;
    const { isFree } = payable;
    const way = isFree ? null : this.payWays.chosen;
    const goods = payable.goods === '' ? orderNo : payable.goods;
    await this.#press.begin({ orderNo, way, isFree, goods }, LL);
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
    // The network may be back as well (Q-OFF-3).
    else if (this.phase === 'failed') void this.load();
  }

  #comeBackFromBank(order: OrderNo): void {
    this.#dependencies.payments.of(order).take('cameBack');
    this.handOver.comeBack();
    void this.load().then(() =>
      runInAction(() => {
        if (this.#isShown && !isSettled(this.payment)) this.#meet({ kind: 'cameBack' });
      }),
    );
  }

  async #readPayment(order: OrderNo): Promise<Result<unknown>> {
    const { museum, verifyPayment, payments } = this.#dependencies;
    if (this.isLocked) return verifyPayment.readTwice(order);
    const state = await museum.paymentState(order);
    if (state.ok && state.value === 'paid') payments.of(order).take('paid');
    return state;
  }

  #takePayWays(payWays: Result<readonly PayWay[]>): void {
    this.payWays.take(payWays);
    this.loaded = payWays.ok || this.payable.isFree ? 'ready' : 'failed';
    if (this.phase !== 'failed' || payWays.ok) return;
    const { failure } = payWays;
    this.#dependencies.announcements.alert(
      (LL) => `${LL.payment.loadFailed()} ${failureText(LL, failure)}`,
    );
  }

  #sayDifference(): void {
    const { warning } = this.payable;
    if (this.phase !== 'ready' || warning === null) return;
    this.#dependencies.announcements.say(warning);
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
}
