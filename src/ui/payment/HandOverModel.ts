import { runInAction } from 'mobx';
import type { PaymentState } from '../../domain/model/PaymentState.ts';
import type { LeavableBank } from '../../domain/useCases/Pay.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

interface Dependencies {
  readonly clock: Pick<Clock, 'after'>;
  readonly announcements: AnnouncementModel;
}

/** A sheet that has opened by then is seen, and one that has not is missed. */
const sheetIsSeenAfterMs = 4_000;
/** The bank's page is the next one: it has as long as a page may take. */
const bankIsSeenAfterMs = 8_000;

/** A payment while it is in other hands, the sheet's or the bank's. */
export class HandOverModel {
  /** The bank's host that the page is being left for; empty before that. */
  bankHost = '';
  /** It has been open for some seconds, or has not opened at all: the visitor is told how to go on (PAY-11). */
  isLong = false;

  readonly #dependencies: Dependencies;
  #stop: Stop = () => {};

  constructor({ clock, announcements }: Dependencies) {
    this.#dependencies = { clock, announcements };
    makeAutoObservable(this);
  }

  /** The payment has come so far by now. */
  follow(state: PaymentState): void {
    this.stop();
    this.isLong = false;
    if (state === 'handedOffJsapi') this.#watch(sheetIsSeenAfterMs, false);
    if (state === 'handedOffBank') this.#watch(bankIsSeenAfterMs, true);
  }

  /** Leaves the page for the bank's, and says where that is. */
  leaveFor(bank: LeavableBank): void {
    this.bankHost = bank.host;
    this.#dependencies.announcements.say(({ payment }) => payment.leavingFor({ host: bank.host }));
    bank.leave();
  }

  /** The visitor is back from the bank's page. */
  comeBack(): void {
    this.bankHost = '';
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#stop();
  }

  #watch(seenAfterMs: number, isBank: boolean): void {
    const { clock, announcements } = this.#dependencies;
    this.#stop = clock.after(seenAfterMs, () =>
      runInAction(() => {
        this.isLong = true;
        announcements.say(({ payment }) =>
          isBank
            ? `${payment.bankSlow()} ${payment.bankSlowText()}`
            : `${payment.sheetOpen()} ${payment.sheetOpenText()}`,
        );
      }),
    );
  }
}
