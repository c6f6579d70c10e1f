import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Money,
  moneyOfFen,
  moneyOfYuan,
  noMoney,
  sumOf,
  times,
  yuanText,
} from '../../../src/domain/model/Money.ts';
import { yuan } from '../builders.ts';
import { type Line, moneyTotals } from './moneyTotals.ts';
import '../../support/pinnedChance.ts';

const totalOf = (lines: readonly Line[], read: (price: string) => Money): string =>
  yuanText(sumOf(lines.map(([price, quantity]) => times(read(price), quantity))));

const less = (amount: Money, taken: Money): string => yuanText(sumOf([amount, times(taken, -1)]));

describe('the total of an order', () => {
  it.each(moneyTotals)(
    '[HOME-10] %s is exact to the fen, whether prices come as text or as numbers',
    (_, lines, total) => {
      expect(totalOf(lines, yuan)).toBe(total);
      expect(totalOf(lines, (price) => yuan(Number(price)))).toBe(total);
    },
  );

  it.each<[id: string, steps: readonly Line[], total: string]>([
    [
      'RT-01',
      [
        ['0.1', 1],
        ['0.2', 1],
        ['0.1', -1],
        ['0.2', -1],
      ],
      '0.00',
    ],
    [
      'RT-02',
      [
        ['0.1', 1],
        ['0.1', 1],
        ['0.1', 1],
        ['0.3', -1],
      ],
      '0.00',
    ],
    [
      'RT-03',
      [
        ['19.9', 5],
        ['19.9', -1],
        ['19.9', -1],
        ['19.9', -1],
        ['19.9', -1],
      ],
      '19.90',
    ],
    [
      'RT-04',
      [
        ['0.7', 1],
        ['0.1', 1],
        ['0.7', -1],
        ['0.1', -1],
      ],
      '0.00',
    ],
  ])('[HOME-10] %s does not drift over presses of the stepper', (_, steps, total) => {
    expect(totalOf(steps, yuan)).toBe(total);
  });

  it('is the same in whatever order it is added up', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(prices, (fen) => {
        const amounts = fen.map(moneyOfFen);
        const exact = fen.reduce((sum, each) => sum + BigInt(each), 0n);
        expect(BigInt(sumOf(amounts))).toBe(exact);
        expect(sumOf([...amounts].reverse())).toBe(sumOf(amounts));
      }),
    );
  });
});

describe('what comes back of a price', () => {
  it.each([
    ['RF-01', '0.3', '0.1', '0.20'],
    ['RF-02', '100', '0', '100.00'],
    ['RF-03', '60', '60', '0.00'],
    ['RF-04', '59.7', '5.97', '53.73'],
    ['RF-05', '0', '0', '0.00'],
    ['RF-06', '10', '12', '-2.00'],
  ])('%s is price less fee', (_, price, fee, back) => {
    expect(less(yuan(price), yuan(fee))).toBe(back);
  });
});

describe('so many times an amount', () => {
  it.each<[id: string, count: number, price: string, total: string]>([
    ['RP-01', 3, '12.35', '37.05'],
    ['RP-02', 3, '0.1', '0.30'],
    ['RP-03', 0, '20', '0.00'],
    ['RP-04', 1, '0', '0.00'],
  ])('%s is exact', (_, count, price, total) => {
    expect(yuanText(times(yuan(price), count))).toBe(total);
  });

  it('is never a negative nothing', () => {
    expect(Object.is(times(yuan(60), -0), 0)).toBe(true);
    expect(Object.is(times(noMoney, -1), 0)).toBe(true);
  });

  it('refuses a fraction of a fen', () => {
    expect(() => times(yuan('0.01'), 0.5)).toThrow(RangeError);
    expect(() => moneyOfFen(0.1)).toThrow(RangeError);
  });
});

describe('an amount as the museum writes it', () => {
  it('reads back what it wrote, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (fen) => {
        expect(moneyOfYuan(yuanText(moneyOfFen(fen)))).toBe(moneyOfFen(fen));
      }),
    );
  });

  it.each([
    [60, '60.00'],
    [19.9, '19.90'],
    [' 19.90 ', '19.90'],
    ['+5', '5.00'],
    ['-5.5', '-5.50'],
    ['0.005', '0.01'],
    ['0.004999', '0.00'],
    ['-0', '0.00'],
    ['1234567.89', '1234567.89'],
  ])('reads %j as %s', (written, shown) => {
    expect(yuanText(yuan(written))).toBe(shown);
  });

  it.each(['', ' ', 'free', '1,234.00', '1e3', '.5', '5.', '¥60', '１２', Number.NaN, 1e21])(
    'leaves %j unknown: it is not nothing',
    (written) => {
      expect(moneyOfYuan(written)).toBeNull();
    },
  );
});
