import { longestChain } from './callChains.ts';
import { blockingOf, longestOf } from './longTasks.ts';
import { type Phone, type PhoneSettings, withPhone } from './Phone.ts';
import { bytesByKind } from './Traffic.ts';

/** What one cold visit came to, by name; null where it could not be measured. Milliseconds, bytes or counts. */
export interface Visit {
  readonly fcp: number | null;
  readonly lcp: number | null;
  readonly ready: number | null;
  /** Time above 50 ms of the long tasks until ready, and of all until nothing moved. */
  readonly blocking: number;
  readonly blockingInAll: number;
  readonly longestTask: number;
  readonly cls: number;
  /** Calls of the museum sent until ready, and the most of them in a row. */
  readonly calls: number;
  readonly chain: number;
  /** Requests in vain. */
  readonly failures: number;
  /** On the wire, of what was asked for until ready, and of everything. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly bytes: number;
  /** Worst of the taps after the visit, where there were any; see taps.ts. */
  readonly inp: number | null;
}

/** Opens a page on a phone that was never there, waits until nothing moves, and then does what else is wanted. */
export function coldVisit(
  settings: PhoneSettings,
  afterwards: (phone: Phone) => Promise<number | null> = async () => null,
): Promise<Visit> {
  return withPhone(settings, async (phone) => {
    await phone.open();
    await phone.calm();
    const before = await phone.seen();
    const untilReady = phone.traffic.before(before.ready ?? Number.POSITIVE_INFINITY);
    const calls = untilReady.filter(({ kind }) => kind === 'museum');
    const { js = 0, css = 0 } = bytesByKind(untilReady);
    const bytes = phone.traffic.requests.reduce((sum, one) => sum + one.bytes, 0);
    const inp = await afterwards(phone);
    // What shifts under a tapping finger counts too.
    const { cls } = await phone.seen();
    return {
      fcp: before.fcp,
      lcp: before.lcp,
      ready: before.ready,
      blocking: blockingOf(before.longTasks, before.ready ?? undefined),
      blockingInAll: blockingOf(before.longTasks),
      longestTask: longestOf(before.longTasks),
      cls,
      calls: calls.length,
      chain: longestChain(calls),
      failures: phone.traffic.failures.length,
      scriptBytes: js,
      styleBytes: css,
      bytes,
      inp,
    };
  });
}
