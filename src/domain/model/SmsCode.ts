import * as constants from './constants.ts';
import type { Instant } from './MuseumDay.ts';

/**
 * How many seconds it takes until a code can be sent again, from 60 down to 0 (§4, §9); 0 when none was asked for, and
 * when the clock was put back since: then nobody knows, and the museum keeps its own time.
 */
export function secondsUntilResend(askedAt: Instant | null, now: Instant): number {
  if (askedAt === null || now < askedAt) return 0;
  const left = constants.smsResendCountdownSeconds - (now - askedAt) / 1_000;
  return Math.ceil(Math.max(left, 0));
}
