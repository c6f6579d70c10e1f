import { runInAction } from 'mobx';
import type { Failure } from '../../domain/model/Failure.ts';
import type { Instant } from '../../domain/model/MuseumDay.ts';
import { secondsUntilResend } from '../../domain/model/SmsCode.ts';
import type { SendCode, SendCodeFailure } from '../../domain/useCases/SendCode.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { refusedText } from '../i18n/refusedText.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What a {@link CodeModel} works with. */
export interface CodePorts {
  readonly sendCode: Pick<SendCode, 'execute'>;
  readonly clock: Pick<Clock, 'now' | 'after' | 'onCorrection'>;
  readonly visibility: PageVisibility;
  readonly announcements: AnnouncementModel;
}

/** What a {@link CodeModel} asks of the form it is on. */
export interface CodeForm {
  readonly contactMobile: () => string;
  /** The phone can't be sent a code: says so at its field. */
  readonly onWrongPhone: (kind: 'contactMissing' | 'contactNotMobile') => void;
}

/** The seconds at which the countdown is spoken of, and no others: nobody wants to hear sixty numbers. */
const spoken = [30, 10, 0];

/** The code by SMS: sending it, and the countdown until it can be sent again (CONF-07, Q-SEC-8). */
export class CodeModel {
  isSending = false;
  /** From 60 down; 0 when a code can be sent. */
  secondsLeft = 0;
  /** Whether one was sent from this form before: then the button says resend. */
  wasSent = false;
  /** Why the last one was not sent; null when it was. */
  failure: Failure | null = null;
  /** What is known of the last press: the code is on its way, or may be; null before one and while it is under way. */
  outcome: 'sent' | 'unknown' | null = null;

  readonly #ports: CodePorts;
  readonly #form: CodeForm;
  /** When a code was last asked for; null when none was. */
  askedAt: Instant | null = null;
  #stopTimer: Stop = () => {};

  constructor(ports: CodePorts, form: CodeForm) {
    this.#ports = ports;
    this.#form = form;
    makeAutoObservable(this);
  }

  get canSend(): boolean {
    return !this.isSending && this.secondsLeft === 0;
  }

  /** Goes on with the countdown of a form that was left, reloaded or hidden. */
  start(askedAt: Instant | null): Stop {
    this.askedAt = askedAt;
    this.wasSent = askedAt !== null;
    this.#tick();
    const { visibility, clock } = this.#ports;
    const look = () => runInAction(() => this.#tick());
    const stops = [visibility.onChange(look), clock.onCorrection(look)];
    return () => {
      this.#stopTimer();
      for (const stop of stops) stop();
    };
  }

  /** Sends a code; whatever comes of it is said. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.failure = null;
    this.outcome = null;
    const answer = await this.#ports.sendCode.execute(this.#form.contactMobile());
    runInAction(() => {
      this.isSending = false;
      if (answer.ok) this.#count(answer.value, true);
      else this.#explain(answer.failure);
    });
  }

  #count(askedAt: Instant, isKnown: boolean): void {
    const { announcements } = this.#ports;
    this.askedAt = askedAt;
    this.wasSent = true;
    this.outcome = isKnown ? 'sent' : 'unknown';
    this.#tick();
    const seconds = this.secondsLeft;
    if (isKnown) announcements.show('success', (LL) => LL.orderForm.codeSent({ seconds }));
    else announcements.show('warning', (LL) => LL.orderForm.codeUnknown({ seconds }));
  }

  #explain(failure: SendCodeFailure): void {
    const { announcements } = this.#ports;
    switch (failure.kind) {
      case 'contactMissing':
      case 'contactNotMobile':
        this.#form.onWrongPhone(failure.kind);
        return;
      case 'unknown':
        this.#count(failure.askedAt, false);
        return;
      case 'refused': {
        const { cause } = failure;
        this.failure = cause;
        announcements.show('error', (LL) => refusedText(LL, cause, LL.orderForm.codeNotSent()));
        return;
      }
      case 'tooSoon': {
        const { secondsLeft: seconds } = failure;
        announcements.show('info', (LL) => LL.orderForm.codeTooSoon({ seconds }));
        return;
      }
      case 'alreadySending':
        announcements.show('info', (LL) => LL.orderForm.waitAMoment());
    }
  }

  /** Looks at the clock, and again when the next second is over. */
  #tick(): void {
    this.#stopTimer();
    const { clock, announcements } = this.#ports;
    const now = clock.now();
    const before = this.secondsLeft;
    this.secondsLeft = secondsUntilResend(this.askedAt, now);
    const left = this.secondsLeft;
    const passed = spoken.find(
      (seconds) => before > seconds && left <= seconds && left > seconds - 10,
    );
    if (passed === 0) announcements.say((LL) => LL.orderForm.codeAgain());
    else if (passed !== undefined) {
      announcements.say((LL) => LL.orderForm.codeSeconds({ seconds: left }));
    }
    if (left === 0 || this.askedAt === null) return;
    const untilNext = 1_000 - ((now - this.askedAt) % 1_000);
    this.#stopTimer = clock.after(untilNext, () => runInAction(() => this.#tick()));
  }
}
