import type { PurchaseNotice } from '../../domain/model/HomeTemplate.ts';
import type { Instant } from '../../domain/model/MuseumDay.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/**
 * The purchase notice of the start (HOME-13): it can be agreed to once its countdown has reached 0. What counts is the
 * clock, not how often it ticked, so that a page that was hidden or slow counts right.
 */
export class PurchaseNoticeModel {
  /** Null before there is a notice, and after it was agreed to. */
  notice: PurchaseNotice | null = null;
  now: Instant = 0;

  readonly #clock: Clock;
  #readyAt: Instant = 0;
  #stopTimer: Stop = () => {};

  constructor(ports: { clock: Clock }) {
    this.#clock = ports.clock;
    makeAutoObservable(this);
  }

  /** Whole seconds before it can be agreed to; 0 when it can. */
  get secondsLeft(): number {
    return Math.max(Math.ceil((this.#readyAt - this.now) / 1000), 0);
  }

  /** Shows a notice and starts its countdown. */
  show(notice: PurchaseNotice): void {
    this.now = this.#clock.now();
    this.#readyAt = this.now + Math.max(notice.countdownSeconds, 0) * 1000;
    this.notice = notice;
    this.count();
  }

  /** Agrees; nothing happens before the countdown has ended. */
  agree(): void {
    this.now = this.#clock.now();
    if (this.secondsLeft > 0) return;
    this.notice = null;
    this.#stopTimer();
  }

  /** Goes on counting while its screen is shown. */
  start(): Stop {
    this.count();
    const stopCorrecting = this.#clock.onCorrection(() => {
      // What is left stays left: only the clock has jumped.
      this.#readyAt += this.#clock.now() - this.now;
      this.count();
    });
    return () => {
      stopCorrecting();
      this.#stopTimer();
    };
  }

  /** Looks at the clock, and goes on from there. */
  count(): void {
    this.now = this.#clock.now();
    this.#stopTimer();
    if (this.notice === null) return;
    const left = this.#readyAt - this.now;
    // To the next whole second of the countdown, so that a late tick doesn't make the rest late.
    if (left > 0) this.#stopTimer = this.#clock.after(left % 1000 || 1000, () => this.count());
  }
}
