import { describe, expect, it } from 'vitest';
import { ticketNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import { codeOf, whyNoCode } from '../../../src/ui/orders/whyNoCode.ts';
import { anOrderTicket } from '../../domain/builders.ts';

const so = (...tickets: Partial<OrderTicket>[]) => tickets.map(anOrderTicket);

describe('the code of a ticket', () => {
  it('[DET-03] is its order’s pick-up code, else its own number', () => {
    expect(codeOf(anOrderTicket())).toBe('123456780001');
    expect(codeOf(anOrderTicket({ pickUpCode: null, ticketNo: ticketNo('T1') }))).toBe('T1');
    expect(codeOf(anOrderTicket({ pickUpCode: null, ticketNo: null }))).toBeNull();
  });

  it('[DET-03] is none where the rules show none', () => {
    expect(codeOf(anOrderTicket({ showsBarcode: false }))).toBeNull();
  });
});

describe('an order without a code', () => {
  it.each([
    ['nothing, as one ticket shows one', so({ status: 'refunded' }, {}), null],
    ['being issued', so({ status: 'temporary' }, { status: 'invalid' }), 'issue'],
    [
      'being activated',
      so({ status: 'awaitingActivation' }, { status: 'refunding' }),
      'activation',
    ],
    ['the ticket office', so({ showsBarcode: false }), 'desk'],
    ['the ticket office, in words of its own', so({ status: 'unknown' }), 'desk'],
    ['its money', so({ status: 'refunding' }, { status: 'refunded' }), 'refund'],
    [
      'nothing more',
      so({ status: 'refunded' }, { status: 'completed' }, { status: 'invalid' }),
      'over',
    ],
    ['nothing more, as its tickets were topped up', so({ isReplenished: true }), 'over'],
  ])('[DET-03] waits for %s', (_, tickets, reason) => {
    expect(whyNoCode(tickets)).toBe(reason);
  });
});
