import type { Clock } from '../../ports/Clock.ts';
import type { MessagesApi } from '../../ports/MuseumApi.ts';
import type { OrderQueryKeeper } from '../../ports/OrderQueryKeeper.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { Instant } from '../model/MuseumDay.ts';
import { isMobile, phoneOf } from '../model/Phone.ts';
import { failed, type Result, success } from '../model/Result.ts';
import { secondsUntilResend } from '../model/SmsCode.ts';

/**
 * Why no code is known to be on its way.
 *
 * - `contactMissing`, `contactNotMobile`: a code goes to a mobile phone (§5); nothing was sent
 * - `alreadySending`: an earlier press is still under way; nothing was sent
 * - `tooSoon`: so many seconds are left of the countdown; nothing was sent
 * - `refused`: the museum sent none
 * - `unknown`: the answer was lost, the code may come (R25): the countdown runs
 */
export type SendCodeFailure =
  | { readonly kind: 'contactMissing' | 'contactNotMobile' | 'alreadySending' }
  | { readonly kind: 'tooSoon'; readonly secondsLeft: number }
  | { readonly kind: 'refused'; readonly cause: Failure }
  | { readonly kind: 'unknown'; readonly askedAt: Instant };

interface Ports {
  museum: Pick<MessagesApi, 'sendCode'>;
  /** What keeps the moment: the keeper of the form that the code is asked for on. */
  drafts: Pick<OrderQueryKeeper, 'moments' | 'note'>;
  clock: Pick<Clock, 'now'>;
}

/** Sends a code to the contact phone (§4 SMS send button, Q-SEC-8). */
export class SendCode {
  readonly #ports: Ports;
  #underWay = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * One code at a time and one in 60 s, also across a reload: when the last was asked for lies beside what was typed. Gives
   * the moment that the countdown runs from.
   */
  async execute(contactMobile: string): Promise<Result<Instant, SendCodeFailure>> {
    const { museum, drafts, clock } = this.#ports;
    const phone = phoneOf(contactMobile);
    if (phone === '') return failed({ kind: 'contactMissing' });
    if (!isMobile(phone)) return failed({ kind: 'contactNotMobile' });
    if (this.#underWay) return failed({ kind: 'alreadySending' });
    const secondsLeft = secondsUntilResend(drafts.moments().codeAskedAt, clock.now());
    if (secondsLeft > 0) return failed({ kind: 'tooSoon', secondsLeft });
    this.#underWay = true;
    try {
      const sent = await museum.sendCode(phone);
      const isUnknown = !sent.ok && leavesOutcomeUnknown(sent.failure);
      if (!sent.ok && !isUnknown) return failed({ kind: 'refused', cause: sent.failure });
      const askedAt = clock.now();
      drafts.note({ codeAskedAt: askedAt });
      return isUnknown ? failed({ kind: 'unknown', askedAt }) : success(askedAt);
    } finally {
      this.#underWay = false;
    }
  }
}
