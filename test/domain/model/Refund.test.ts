import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { moneyOfFen, noMoney, yuanText } from '../../../src/domain/model/Money.ts';
import {
  chosenRefunds,
  costsMoreThanPaid,
  isSameRefund,
  refundOffer,
  refundSums,
} from '../../../src/domain/model/Refund.ts';
import { aRefundable, originalOrder, refundedOrder } from '../../support/RefundDesk.ts';
import '../../support/pinnedChance.ts';

const whole = { kind: 'order', orderNo: refundedOrder } as const;
const one = { ...whole, kind: 'ticket', ticketNo: ticketNo('N1') } as const;
const all = (...numbers: string[]) => new Set(numbers.map(ticketNo));

/** What was paid and what is kept, in yuan, and what comes back exactly. */
const amounts = [
  ['RF-01', '0.3', '0.1', '0.20'],
  ['RF-02', '100', '0', '100.00'],
  ['RF-03', '60', '60', '0.00'],
  ['RF-04', '59.7', '5.97', '53.73'],
  ['RF-05', '0', '0', '0.00'],
  ['RF-06', '10', '12', '-2.00'],
] as const;

describe('what a refund brings', () => {
  it.each(amounts)('[REFD-01] [CONST-01] %s: %s less %s is %s', (_id, total, fee, back) => {
    const sums = refundSums([aRefundable('N1', total, fee)]);
    expect(sums.back === null ? null : yuanText(sums.back)).toBe(back);
    expect(Object.is(sums.back, -0)).toBe(false);
  });

  it('[REFD-01] is exact to the fen over any number of tickets', () => {
    const fen = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fen, fen), { minLength: 1, maxLength: 30 }), (pairs) => {
        const tickets = pairs.map(([total, fee]) => ({
          total: moneyOfFen(total),
          fee: moneyOfFen(fee),
        }));
        const sums = refundSums(tickets);
        const expected = pairs.reduce((sum, [total, fee]) => sum + total - fee, 0);
        expect(sums.back).toBe(expected === 0 ? 0 : expected);
        expect(sums.total).toBe(pairs.reduce((sum, [total]) => sum + total, 0));
        expect(sums.fee).toBe(pairs.reduce((sum, [, fee]) => sum + fee, 0));
      }),
    );
  });

  it('[REFD-01] O-075: is unknown where one amount is, and never NaN', () => {
    expect(refundSums([aRefundable('N1'), aRefundable('N2', '60', null)])).toEqual({
      total: 12_000,
      fee: null,
      back: null,
    });
    expect(refundSums([aRefundable('N1', null, '6')]).back).toBeNull();
    expect(refundSums([])).toEqual({ total: noMoney, fee: noMoney, back: noMoney });
  });

  it.each([
    ['10', '12', true],
    ['60', '60', false],
    ['60', null, false],
    [null, '6', false],
    ['0', '0', false],
  ])('[REFD-01] O-075: paid %s, fee %s costs more than was paid: %s', (total, fee, dear) => {
    expect(costsMoreThanPaid(aRefundable('N1', total, fee))).toBe(dear);
  });
});

describe('what can be given back', () => {
  const quote = {
    tickets: [
      aRefundable('N1', '10', '1'),
      aRefundable('N2', '20', '2'),
      aRefundable('N3', '30', '3', true),
    ],
    original: { orderNo: originalOrder, tickets: [aRefundable('O1', '50', '5')] },
  };

  it('[REFD-02] O-074: leaves topped-up tickets out and adds an entry for the original order', () => {
    const offer = refundOffer(whole, quote);
    expect(offer.leftOut).toBe(1);
    const refunds = chosenRefunds(offer, all('N1', 'N2'));
    expect(refunds.map(({ orderNo }) => orderNo)).toEqual([refundedOrder, originalOrder]);
    const [own] = refunds;
    const sums = refundSums(own?.tickets ?? []);
    expect([sums.fee, sums.back].map((sum) => yuanText(sum ?? noMoney))).toEqual(['3.00', '27.00']);
  });

  it('[REFD-02] goes back whole where an original order is involved', () => {
    const offer = refundOffer(whole, quote);
    const [own, original] = chosenRefunds(offer, all('N2'));
    expect(own?.tickets.map((ticket) => ticket.ticketNo)).toEqual(['N1', 'N2']);
    expect(original?.tickets.map((ticket) => ticket.ticketNo)).toEqual(['O1']);
  });

  it('[REFD-01] is what was chosen, and nothing without a choice', () => {
    const offer = refundOffer(whole, { ...quote, original: null });
    expect(chosenRefunds(offer, all('N2'))).toEqual([
      { orderNo: refundedOrder, tickets: [aRefundable('N2', '20', '2')] },
    ]);
    expect(chosenRefunds(offer, all())).toEqual([]);
    expect(chosenRefunds(offer, all('N3'))).toEqual([]);
  });

  it('[REFD-01] is one ticket from the detail, whatever else the quote holds', () => {
    const offer = refundOffer(one, { ...quote, original: null });
    expect(offer.tickets.map((ticket) => ticket.ticketNo)).toEqual(['N1']);
    expect(offer.leftOut).toBe(0);
  });

  it('[REFD-02] is nothing of the original order where nothing of the order itself can go', () => {
    const offer = refundOffer(whole, { ...quote, tickets: [] });
    expect([offer.tickets, offer.original]).toEqual([[], null]);
  });

  it('[REFD-01] is the same only with the same tickets, prices and fees', () => {
    const refunds = (...tickets: ReturnType<typeof aRefundable>[]) => [
      { orderNo: refundedOrder, tickets },
    ];
    const shown = refunds(aRefundable('N1'), aRefundable('N2'));
    expect(isSameRefund(shown, refunds(aRefundable('N2'), aRefundable('N1')))).toBe(true);
    expect(isSameRefund(shown, refunds(aRefundable('N1')))).toBe(false);
    expect(isSameRefund(shown, refunds(aRefundable('N1'), aRefundable('N2', '60', '7')))).toBe(
      false,
    );
    expect(isSameRefund(shown, refunds(aRefundable('N1'), aRefundable('N2', '61')))).toBe(false);
    expect(isSameRefund(shown, refunds(aRefundable('N1'), aRefundable('N2', '60', null)))).toBe(
      false,
    );
    expect(
      isSameRefund(shown, [{ orderNo: originalOrder, tickets: shown[0]?.tickets ?? [] }]),
    ).toBe(false);
  });
});
