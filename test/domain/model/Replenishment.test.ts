import { describe, expect, it } from 'vitest';
import { yuanText } from '../../../src/domain/model/Money.ts';
import {
  differencePerTicket,
  isReplenishable,
  replenishmentTotal,
} from '../../../src/domain/model/Replenishment.ts';
import { yuan } from '../builders.ts';
import { aReplenishable } from '../replenishable.ts';

const tickets = (...differences: readonly (string | null)[]) =>
  differences.map((difference, index) =>
    aReplenishable(index + 1, { difference: difference === null ? null : yuan(difference) }),
  );
const many = (count: number, difference: string) =>
  tickets(...Array.from({ length: count }, () => difference));

describe('what a top-up costs', () => {
  it.each([
    ['RP-01', 3, '12.35', '37.05'],
    ['RP-02', 3, '0.1', '0.30'],
    ['RP-03', 0, '20', '0.00'],
    ['RP-04', 1, '0', '0.00'],
  ])('[RPLN-02] O-076 %s: %i times %s is %s, to the fen', (_id, count, difference, total) => {
    const sum = replenishmentTotal(many(count, difference));
    expect(sum === null ? null : yuanText(sum)).toBe(total);
  });

  it('[RPLN-02] is the sum where the differences are not the same', () => {
    expect(replenishmentTotal(tickets('12.35', '0.1', '20'))).toBe(3245);
    expect(differencePerTicket(tickets('12.35', '0.1', '12.35'))).toBeNull();
    expect(differencePerTicket(many(3, '12.35'))).toBe(1235);
    expect(differencePerTicket([])).toBeNull();
  });

  it('[RPLN-02] is unknown while one of the differences is', () => {
    expect(replenishmentTotal(tickets('12.35', null))).toBeNull();
    expect(differencePerTicket(tickets(null, null))).toBeNull();
  });

  it.each([
    ['30', true],
    ['0', true],
    [null, false],
    ['-1', false],
  ])('[RPLN-01] a ticket of the difference %s can be chosen: %s', (difference, can) => {
    expect(tickets(difference).map(isReplenishable)).toEqual([can]);
  });
});
