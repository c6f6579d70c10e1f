import type { OrderDetail } from './Order.ts';
import type { TicketStatus } from './OrderStatus.ts';

/** A step in the life of an order. */
export type TimelineKind =
  | 'ordered'
  | 'issue'
  | 'issued'
  | 'activation'
  | 'check'
  | 'replenished'
  | 'checked'
  | 'completed'
  | 'refunding'
  | 'refunded'
  | 'invalid';

/** One step: how many tickets are there, and when, where the museum said so. */
export interface TimelineStep {
  readonly kind: TimelineKind;
  /** `next` is what the order waits for. */
  readonly state: 'done' | 'next';
  readonly count: number;
  /** As the museum wrote it; empty where it did not say: no time is invented. */
  readonly at: string;
}

type Step = readonly [TimelineKind, TimelineStep['state'], TicketStatus];

const steps: readonly Step[] = [
  ['checked', 'done', 'checked'],
  ['completed', 'done', 'completed'],
  ['refunded', 'done', 'refunded'],
  ['invalid', 'done', 'invalid'],
  ['issue', 'next', 'temporary'],
  ['activation', 'next', 'awaitingActivation'],
  ['check', 'next', 'awaitingCheck'],
  ['refunding', 'next', 'refunding'],
];

/** Only of these the museum tells a time, the one of the gate. */
const used: ReadonlySet<TicketStatus> = new Set(['checked', 'completed']);
const neverIssued: ReadonlySet<TicketStatus> = new Set(['temporary', 'invalid', 'unknown']);

/**
 * What became of an order, told from the states of its tickets: first what is done, then what it waits for. A ticket that
 * was topped up waits for nothing; one in a state that nobody here knows is left out, its card has the museum's words.
 */
export function orderTimeline({
  createdAt,
  tickets,
}: Pick<OrderDetail, 'createdAt' | 'tickets'>): readonly TimelineStep[] {
  const issued = tickets.filter(({ status }) => !neverIssued.has(status)).length;
  const replenished = tickets.filter(({ isReplenished }) => isReplenished).length;
  const found = steps.map(([kind, state, status]): TimelineStep => {
    const there = tickets.filter(
      (ticket) => ticket.status === status && (state === 'done' || !ticket.isReplenished),
    );
    const times = new Set(used.has(status) ? there.map(({ checkedAt }) => checkedAt) : []);
    const [only = ''] = times;
    return { kind, state, count: there.length, at: times.size === 1 ? only : '' };
  });
  const all: readonly TimelineStep[] = [
    { kind: 'ordered', state: 'done', count: tickets.length, at: createdAt },
    { kind: 'issued', state: 'done', count: issued, at: '' },
    { kind: 'replenished', state: 'done', count: replenished, at: '' },
    ...found,
  ];
  return all.filter(({ count }) => count > 0);
}
