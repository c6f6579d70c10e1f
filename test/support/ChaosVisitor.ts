import { failed, success } from '../../src/domain/model/Result.ts';
import type { HomeModel } from '../../src/ui/home/HomeModel.ts';
import type { OrderFormModel } from '../../src/ui/orderForm/OrderFormModel.ts';
import type { OrderDetailModel } from '../../src/ui/orders/OrderDetailModel.ts';
import type { OrderListModel } from '../../src/ui/orders/OrderListModel.ts';
import { paths } from '../../src/ui/paths.ts';
import type { PaymentMethodModel } from '../../src/ui/payment/PaymentMethodModel.ts';
import type { PaymentResultModel } from '../../src/ui/payment/PaymentResultModel.ts';
import { ChaosPage, type ShownScreen } from './ChaosPage.ts';
import { everyText } from './everyText.ts';
import { MuseumControl } from './MuseumControl.ts';
import { TestedWorld } from './TestedWorld.ts';

/** What befalls the calls of a journey, by chance: see the faults of the in-memory museum. */
export interface Chaos {
  readonly seed: number;
  /** Part of all calls that is struck. */
  readonly share: number;
  readonly kinds?: readonly string[];
}

const { LL } = await everyText('English');
const person = { name: '测试一', certificateNo: '110105199006150004' };
const phone = '13800000000';
const wantedBegin = '12:00';
/** Looking at the screen, and pressing what it offers, takes a person as long. */
const lookMs = 1_000;

/** A press: what it is called, and what it does. Null where there is nothing but to wait. */
type Press = readonly [name: string, act: () => unknown] | null;

/**
 * Somebody who wants one ticket for 12:00 today, and does what a person would: waits while the app is at work, presses
 * what the screen offers then (try again, check again, order again, pay), pays in the sheet, and opens the ticket in the
 * end. Time is virtual.
 */
export class ChaosVisitor {
  readonly world = new TestedWorld();
  readonly museum = new MuseumControl((path, body) => this.world.museum.control(path, body));
  /** Every press, for whoever reads a journey that went wrong. */
  readonly presses: string[] = [];
  timesCharged = 0;
  /** How often a sheet was opened after the money had been taken. */
  sheetsAfterPaying = 0;
  readonly #ticketId: string;
  #page: ChaosPage | null = null;

  /** @param ticketId what the visitor wants one of */
  constructor(ticketId: string) {
    this.#ticketId = ticketId;
  }

  /** The pick-up codes before the visitor; none while they are not at their ticket. */
  get codes(): readonly (string | null)[] {
    const screen = this.#page?.screen;
    if (screen?.at !== 'order' || screen.model.noCodeReason !== null) return [];
    return screen.model.order?.tickets.map(({ pickUpCode }) => pickUpCode) ?? [];
  }

  /**
   * Goes the whole way, and tells whether the ticket with its code was shown in the end.
   *
   * @param looks how often the visitor looks at the screen before they give up
   */
  async goes(chaos: Chaos, looks: number): Promise<boolean> {
    const { world } = this;
    world.museum.control('/_museum/faults', { chaos });
    world.bridge.answer = () => this.#sheet();
    const kept = await world.behindHome();
    this.#page = await ChaosPage.load(world, chaos.seed, kept);
    for (let look = 0; look < looks; look += 1) {
      await world.clock.advance(lookMs);
      if (this.codes.length > 0) return true;
      if (this.#page.isExpired) {
        this.presses.push('enter anew');
        this.#page.close();
        this.#page = await ChaosPage.load(world, chaos.seed + look + 1, kept);
        continue;
      }
      this.#press(this.#next(this.#page.screen));
    }
    return false;
  }

  #press(press: Press): void {
    if (press === null) return;
    this.presses.push(press[0]);
    press[1]();
  }

  /** The provider takes the money, once for each payment that is begun and paid. */
  async #sheet() {
    const [, orderNo] = /[?&]orderNo=([^&]+)/.exec(this.world.address.current()) ?? [];
    if (orderNo === undefined) return failed({ kind: 'bridgeMissing' } as const);
    if (this.timesCharged > 0) this.sheetsAfterPaying += 1;
    this.timesCharged += 1;
    await this.museum.receivePayment(orderNo);
    return success('returned' as const);
  }

  #next(screen: ShownScreen | null): Press {
    switch (screen?.at) {
      case 'home':
        return this.#onHome(screen.model);
      case 'orderForm':
        return this.#onOrderForm(screen.model);
      case 'paymentMethod':
        return this.#onPaymentMethod(screen.model);
      case 'paymentResult':
        return this.#onPaymentResult(screen.model);
      case 'orders':
        return this.#onOrders(screen.model);
      case 'order':
        return this.#onOrder(screen.model);
      default:
        return null;
    }
  }

  #onHome(home: HomeModel): Press {
    const { visit, purchaseNotice, placing, today } = home;
    if (purchaseNotice.notice !== null) return ['agree', () => purchaseNotice.agree()];
    if (placing.isChecking || visit.dayState.kind === 'loading') return null;
    if (visit.dayState.kind === 'failed') return ['try the day again', () => visit.retry()];
    if (visit.day !== today) return ['today', () => home.chooseDay(today)];
    // Somebody who knows of the slots looks at another day, and comes back.
    const other = home.tabs[1]?.day ?? today;
    if (visit.dayState.kind === 'wholeDay') return ['another day', () => home.chooseDay(other)];
    if (visit.slot?.begin !== wantedBegin) {
      const slot = visit.slots.find(({ begin }) => begin === wantedBegin);
      if (slot === undefined) return ['another day', () => home.chooseDay(other)];
      return ['the slot', () => home.chooseSlot(slot.id)];
    }
    return this.#onTickets(home);
  }

  #onTickets({ visit, placing }: HomeModel): Press {
    const { choice } = visit;
    if (choice.state.kind === 'failed') return ['try the tickets again', () => visit.retry()];
    const offer = choice.offers.find(({ ticketId }) => ticketId === this.#ticketId);
    if (choice.state.kind !== 'shown' || offer === undefined) return null;
    const wanted = choice.ticketOf(offer);
    if (choice.quantityOf(wanted) === 0) return ['add one', () => choice.setQuantity(wanted, 1)];
    return ['place order', () => placing.placeOrder()];
  }

  #onOrderForm(form: OrderFormModel): Press {
    const { draft, lost } = form;
    if (draft === null || form.isSubmitting || lost.isLooking) return null;
    const [visitor] = draft.visitors;
    if (form.refusal !== null) return ['read the refusal', () => form.closeRefusal()];
    const [candidate] = lost.candidates;
    if (candidate !== undefined) return ['that order', () => lost.continueWith(candidate)];
    if (form.isUnconfirmed && !lost.canTryAgain) return ['check again', () => lost.checkAgain()];
    if (draft.contactMobile === '') {
      return [
        'fill in',
        () => {
          if (visitor !== undefined) form.edits.changeVisitor(visitor.key, person);
          form.edits.changeContact(phone);
        },
      ];
    }
    return [form.isUnconfirmed ? 'order again' : 'buy', () => form.submit()];
  }

  #onPaymentMethod(method: PaymentMethodModel): Press {
    const { phase, progress, orderNo } = method;
    if (orderNo === null) return ['my orders', () => this.#page?.ways.toOrders()];
    if (phase === 'alreadyPaid') return ['view order', () => this.#page?.ways.toOrder(orderNo)];
    if (phase === 'failed') return ['try again', () => method.load()];
    if (phase !== 'ready' || progress !== 'idle' || method.isChecking) return null;
    if (method.isLocked) return ['check the payment', () => method.checkAgain()];
    if (method.needsAmount) return ['try again', () => method.load()];
    return method.canPay ? ['pay', () => method.pay(LL)] : null;
  }

  #onPaymentResult(result: PaymentResultModel): Press {
    const { face, claim } = result;
    const { orderNo } = claim;
    if (orderNo === null) return ['my orders', () => this.#page?.ways.toOrders()];
    if (face === 'success') return ['view order', () => this.#page?.ways.toOrder(orderNo)];
    if (face === 'checking' || result.isChecking) return null;
    if (result.canTryAgain) {
      const payment = { orderNo, amount: null };
      return ['pay again', () => this.world.address.replace(paths.paymentMethod.to(payment))];
    }
    return ['check again', () => result.checkAgain()];
  }

  #onOrders(list: OrderListModel): Press {
    const [order] = list.orders ?? [];
    if (list.isLoading) return null;
    if (list.failure !== null) return ['try again', () => list.load()];
    if (order === undefined) return ['home', () => this.#page?.ways.toHome()];
    if (list.isPaying(order)) return null;
    if (list.actionsOf(order).pay) return ['pay now', () => list.pay(order)];
    return ['view order', () => this.#page?.ways.toOrder(order.orderNo)];
  }

  #onOrder(detail: OrderDetailModel): Press {
    return detail.isLoading ? null : ['read again', () => detail.reload()];
  }
}
