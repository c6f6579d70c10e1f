import { runInAction } from 'mobx';
import * as constants from '../../domain/model/constants.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { PaymentMachines } from '../../domain/model/PaymentMachines.ts';
import type { Pay, PaymentOrder, PayOutcome } from '../../domain/useCases/Pay.ts';
import { healingPace, type PollPayment } from '../../domain/useCases/PollPayment.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageControl } from '../../ports/PageControl.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText } from '../i18n/Texts.ts';
import type { Ways } from '../Ways.ts';
import type { HandOverModel } from './HandOverModel.ts';
import { PaymentExits } from './PaymentExits.ts';
import { type PaymentProblem, problemOf } from './PaymentProblem.ts';

/** What a {@link PaymentPress} works with. */
export interface PaymentPressPorts {
  readonly pay: Pick<Pay, 'execute'>;
  readonly pollPayment: Pick<PollPayment, 'execute'>;
  /** One for the whole app: it knows which orders are being paid, whichever screen began it (Q-PAY-2). */
  readonly payments: PaymentMachines;
  readonly clock: Clock;
  readonly page: Pick<PageControl, 'reload'>;
  readonly ways: Ways;
  readonly announcements: AnnouncementModel;
}

/** What a {@link PaymentPress} asks of the screen it is on. */
export interface PressedScreen {
  readonly isShown: () => boolean;
  readonly isFree: () => boolean;
  readonly meet: (problem: PaymentProblem) => void;
  readonly handOver: HandOverModel;
}

/**
 * A press of the pay button, and where it leads (§4 payment). A payment that was begun goes on when its screen is left,
 * since nobody can call it back; its outcome then leads nowhere any more.
 */
export class PaymentPress {
  readonly #ports: PaymentPressPorts;
  readonly #screen: PressedScreen;
  readonly #exits: PaymentExits;
  #isUnderWay = false;
  #stopReload: Stop = () => {};
  #stopHealing: Stop = () => {};

  constructor(ports: PaymentPressPorts, screen: PressedScreen) {
    this.#ports = ports;
    this.#screen = screen;
    this.#exits = new PaymentExits(ports);
  }

  /** A press of this screen has no outcome yet. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** @param LL says the reason that travels in the result page's address, which holds plain text (§2) */
  async begin(order: PaymentOrder, LL: TranslationFunctions): Promise<void> {
    this.#isUnderWay = true;
    this.#stopHealing();
    try {
      const outcome = await this.#ports.pay.execute(order);
      runInAction(() => {
        if (this.#screen.isShown()) this.#conclude(outcome, order.orderNo, LL);
        else this.#exits.stayAway(outcome, order.orderNo);
      });
    } finally {
      this.#isUnderWay = false;
    }
  }

  /** To whoever asks the museum until it knows. */
  confirm(order: OrderNo): void {
    this.#exits.toConfirmation(order, this.#screen.isFree());
  }

  /** The screen was left: what was begun goes on, what was merely waited for does not. */
  stop(): void {
    this.#stopReload();
    this.#stopHealing();
  }

  #conclude(outcome: PayOutcome, orderNo: OrderNo, LL: TranslationFunctions): void {
    const isFree = this.#screen.isFree();
    switch (outcome.kind) {
      case 'confirm':
        this.confirm(orderNo);
        break;
      case 'notPaid':
        this.#exits.toFailure(orderNo, LL.payment.notCompleted(), isFree);
        break;
      case 'unconfirmed':
        this.#exits.toFailure(orderNo, '', isFree);
        break;
      case 'bank':
        this.#screen.handOver.leaveFor(outcome.bank);
        break;
      case 'refused':
        if (isFinal(outcome.cause)) {
          this.#exits.toFailure(orderNo, failureText(LL, outcome.cause), isFree);
        } else this.#screen.meet(problemOf(outcome.cause));
        break;
      case 'notChecked':
        this.#screen.meet(problemOf(outcome.cause));
        break;
      case 'notHere':
        this.#screen.meet(outcome.cause);
        break;
      case 'lost':
      case 'otherTab':
        this.#meetUnpaid(outcome.kind, orderNo);
        break;
      case 'alreadyPaid':
        this.#reloadSoon();
        break;
      case 'notNow':
        this.#ports.announcements.show('info', ({ payment }) => payment.alreadyPaying());
    }
  }

  /** Two readings say unpaid. The page goes on looking all the same: what was lost may still arrive (R1, R25). */
  #meetUnpaid(kind: 'lost' | 'otherTab', orderNo: OrderNo): void {
    this.#screen.meet({ kind });
    this.#stopHealing = this.#ports.pollPayment.execute(orderNo, healingPace, (outcome) => {
      if (outcome === 'issued') this.confirm(orderNo);
    });
  }

  #reloadSoon(): void {
    const { announcements, clock, page } = this.#ports;
    announcements.show('info', ({ payment }) => payment.alreadyPaid());
    this.#stopReload = clock.after(constants.reloadAfterPaidMs, () => page.reload());
  }
}

/** A refusal that trying again won't change is a result; the others leave the visitor where they can try again. */
function isFinal(cause: Failure): boolean {
  return cause.kind !== 'expired' && cause.kind !== 'busy' && cause.kind !== 'maintenance';
}
