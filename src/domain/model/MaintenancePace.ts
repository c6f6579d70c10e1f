import * as constants from './constants.ts';

const soonestSecondMs = 60_000;
const reloadWithinMs = 10_000;

/**
 * How long after a question for the maintenance notice the next one follows: the first at once, the second after 60 to
 * 120 s by chance, then every 120 s, so that phones that opened at the same second don't stay in step (R22).
 *
 * @param asked how often it was asked already
 * @param random from 0 up to, but not including, 1
 */
export function noticeDelayMs(asked: number, random: number): number {
  const every = constants.maintenancePollMs;
  if (asked === 0) return 0;
  return asked === 1 ? soonestSecondMs + random * (every - soonestSecondMs) : every;
}

/**
 * How long after the end of maintenance a page is loaded anew: at any time within 10 s, lest all come at once
 * (Q-RUSH-3).
 *
 * @param random from 0 up to, but not including, 1
 */
export function reloadDelayMs(random: number): number {
  return random * reloadWithinMs;
}
