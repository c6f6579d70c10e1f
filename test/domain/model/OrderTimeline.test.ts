import { describe, expect, it } from 'vitest';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import { orderTimeline } from '../../../src/domain/model/OrderTimeline.ts';
import { anOrderTicket } from '../builders.ts';

const told = (...tickets: readonly Partial<OrderTicket>[]) =>
  orderTimeline({ createdAt: '2026-11-27 09:05:00', tickets: tickets.map(anOrderTicket) }).map(
    ({ kind, state, count, at }) => `${kind} ${state} ${count} ${at}`.trim(),
  );
const ordered = (count: number) => `ordered done ${count} 2026-11-27 09:05:00`;

describe('how an order stands', () => {
  it('[DET-03] is told from its tickets, in the order in which things happen', () => {
    expect(told({ status: 'temporary' })).toEqual([ordered(1), 'issue next 1']);
    expect(told({ status: 'awaitingActivation' }, { status: 'awaitingCheck' })).toEqual([
      ordered(2),
      'issued done 2',
      'activation next 1',
      'check next 1',
    ]);
    expect(told({ status: 'refunding' }, { status: 'refunded' }, { status: 'completed' })).toEqual([
      ordered(3),
      'issued done 3',
      'completed done 1',
      'refunded done 1',
      'refunding next 1',
    ]);
    expect(told({ status: 'invalid' }, { status: 'unknown' })).toEqual([
      ordered(2),
      'invalid done 1',
    ]);
  });

  it('tells the time of the gate where it was one, and invents none', () => {
    const at = '2026-11-28 09:20:00';
    const checked = { status: 'checked', checkedAt: at } as const;
    expect(told(checked, checked)).toContain(`checked done 2 ${at}`);
    expect(told(checked, { ...checked, checkedAt: '2026-11-28 09:21:00' })).toContain(
      'checked done 2',
    );
    expect(told({ status: 'refunded', checkedAt: at })).toContain('refunded done 1');
  });

  it('has a topped-up ticket wait for nothing', () => {
    expect(told({ isReplenished: true })).toEqual([
      ordered(1),
      'issued done 1',
      'replenished done 1',
    ]);
  });
});
