import { describe, expect, it } from 'vitest';
import {
  detailTotal,
  isRefundable,
  showsQrCode,
  ticketCount,
} from '../../../src/domain/model/Order.ts';
import type { TicketStatus } from '../../../src/domain/model/OrderStatus.ts';
import { anOrder, anOrderLine, anOrderTicket, yuan } from '../builders.ts';

// Every status: whether a code is shown and whether a refund is offered, as far as the status goes.
const rules: [status: TicketStatus, code: boolean, refund: boolean][] = [
  ['invalid', false, false],
  ['temporary', false, false],
  ['refunded', false, false],
  ['refunding', false, false],
  ['awaitingActivation', false, true],
  ['awaitingCheck', true, true],
  ['checked', true, false],
  ['completed', false, false],
  ['unknown', false, false],
];

const table = rules.flatMap(([status, code, refund]) =>
  [true, false].flatMap((showsBarcode) =>
    [true, false].map((isReplenished) => ({
      status,
      showsBarcode,
      isReplenished,
      code: code && showsBarcode && !isReplenished,
      refund: refund && !isReplenished,
    })),
  ),
);

describe('a ticket of an order', () => {
  it.each(table)(
    '[DET-03] $status, isShowBarcode $showsBarcode, isReplenished $isReplenished: code $code, refund $refund',
    ({ code, refund, ...facts }) => {
      const ticket = anOrderTicket(facts);
      expect(showsQrCode(ticket)).toBe(code);
      expect(isRefundable(ticket)).toBe(refund);
    },
  );
});

describe('an order', () => {
  it('[LIST-02] counts its tickets by the quantities of its lines', () => {
    const lines = [anOrderLine({ quantity: 2 }), anOrderLine({ quantity: 3 })];
    expect(ticketCount(anOrder({ lines }))).toBe(5);
    expect(ticketCount(anOrder({ lines: [] }))).toBe(0);
  });

  it('[PAY-01] adds up the prices of its tickets', () => {
    const tickets = [anOrderTicket({ price: yuan('19.9') }), anOrderTicket()];
    expect(detailTotal({ tickets })).toBe(yuan('79.90'));
    expect(detailTotal({ tickets: [anOrderTicket({ price: yuan(0) })] })).toBe(0);
  });

  it.each([
    ['a price is unknown', [anOrderTicket(), anOrderTicket({ price: null })]],
    ['a ticket admits several people', [anOrderTicket({ headcount: 2 })]],
    ['there is no ticket', []],
  ])('[PAY-01] guesses at no total where %s', (_, tickets) => {
    expect(detailTotal({ tickets })).toBeNull();
  });
});
