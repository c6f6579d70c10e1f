import { expect } from 'vitest';
import type { TestedMuseum } from './aMuseum.ts';

type State = ReturnType<TestedMuseum['state']>;

/** So many places are sold, over all slots. */
export const soldOf = (state: State): number => totalsOf(state).sold;

/**
 * Expects that of every slot sold + held + remaining is the capacity and none below 0, that exactly the people with
 * valid tickets have a sold place and those with unpaid ones a held place, and that money went back once where it had to.
 *
 * @param soldBefore what was sold before the first order, see {@link soldOf}
 */
export function expectHonestBooks(state: State, soldBefore: number): void {
  const { sold, held } = totalsOf(state);
  expect(sold).toBe(soldBefore + peopleWith(state, ['待检票', '已检票']));
  expect(held).toBe(peopleWith(state, ['临时']));
  expectHonestMoney(state);
}

function totalsOf(state: State) {
  const pools = state.stock.flatMap(({ ordinary, free }) => [ordinary, free]);
  for (const { capacity, sold, held, remaining } of pools) {
    expect(sold + held + remaining).toBe(capacity);
    expect(Math.min(sold, held, remaining)).toBeGreaterThanOrEqual(0);
  }
  const sum = (of: 'sold' | 'held') => pools.reduce((total, pool) => total + pool[of], 0);
  return { sold: sum('sold'), held: sum('held') };
}

/** People with a place by tickets of some status: a family of these tests brings one child; a top-up brings nobody. */
function peopleWith(state: State, statuses: readonly string[]): number {
  return state.orders
    .filter(({ originalOrderNo }) => originalOrderNo === '')
    .flatMap(({ tickets }) => tickets)
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { ticketId }) => sum + (ticketId === '100201' ? 2 : 1), 0);
}

/** A ticket's money goes back once, and a ticket without money back is not given back. */
function expectHonestMoney({ orders, refunds, payments }: State): void {
  const paidBack = refunds.flatMap(({ ticketNos }) => ticketNos);
  const given = orders
    .flatMap(({ tickets }) => tickets)
    .filter(({ status }) => status === '已退款')
    .map(({ ticketNo }) => ticketNo);
  expect([...paidBack].sort()).toEqual([...given].sort());
  for (const { orderNo, state } of payments) {
    const status = orders.find((order) => order.orderNo === orderNo)?.status ?? '';
    if (state === 'received') expect(['已出票', '已退款']).toContain(status);
    if (state === 'refunded') expect(['已关闭', '已取消']).toContain(status);
  }
}
