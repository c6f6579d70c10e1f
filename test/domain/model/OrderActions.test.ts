import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import {
  offersRefund,
  orderActions,
  orderStage,
  whyNot,
} from '../../../src/domain/model/OrderActions.ts';
import type { OrderStatus, TicketStatus } from '../../../src/domain/model/OrderStatus.ts';
import type { RefundOffer } from '../../../src/domain/model/Refund.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOrder, anOrderTicket, yuan } from '../builders.ts';

const statuses: readonly TicketStatus[] = [
  'invalid',
  'temporary',
  'refunded',
  'refunding',
  'awaitingActivation',
  'awaitingCheck',
  'checked',
  'completed',
  'unknown',
];
const orderStatuses: readonly OrderStatus[] = [
  'refused',
  'closed',
  'pendingReview',
  'toBePaid',
  'toBePaidOffline',
  'paid',
  'issued',
  'cancelled',
  'refunded',
  'completed',
  'unknown',
];
const either = [true, false];
const T1 = ticketNo('20261127000000001');
const offer = (fee = '3', number = T1): RefundOffer => ({
  target: { kind: 'order', orderNo: orderNo('20261127090500000001') },
  tickets: [{ ticketNo: number, total: yuan(60), fee: yuan(fee), isReplenished: false }],
  leftOut: 0,
  original: null,
});

describe('what can be done with an order from the list', () => {
  it('[LIST-03] follows status, canRebook, IS_CAN_REBOOK, canReplenish and the original order, all ways', () => {
    const original = orderNo('20261126090500000001');
    for (const status of orderStatuses)
      for (const canRebook of either)
        for (const isOn of either)
          for (const canReplenish of either)
            for (const isReplenishment of either) {
              const originalOrderNo = isReplenishment ? original : null;
              const flags = { canRebook, canReplenish, isReplenishment, originalOrderNo };
              const order = anOrder({ status, ...flags });
              const isIssued = status === 'issued';
              expect(orderActions(order, { canRebook: isOn })).toEqual({
                pay: status === 'toBePaid',
                cancel: status === 'toBePaid',
                rebook: isIssued && canRebook && isOn,
                replenish: status !== 'unknown' && canReplenish,
                original: status !== 'unknown' && isReplenishment,
                showCode: isIssued && order.pickUpCode !== null,
                refund: isIssued,
              });
            }
  });
});

describe('what can be done with a ticket', () => {
  it('[DET-03] is giving it back where its status, its not being topped up and the museum all allow it', () => {
    const network: Failure = { kind: 'network' };
    for (const status of statuses)
      for (const isReplenished of either) {
        const ticket = anOrderTicket({ status, isReplenished });
        const isOffered =
          !isReplenished && (status === 'awaitingCheck' || status === 'awaitingActivation');
        expect(offersRefund(ticket, success(offer()))).toBe(isOffered);
        expect(offersRefund(ticket, failed(network))).toBe(isOffered);
        expect(offersRefund(ticket, success(offer('3', ticketNo('2'))))).toBe(false);
        expect(offersRefund(ticket, success(offer('60.01')))).toBe(false);
        expect(offersRefund(ticket, failed({ kind: 'business', code: '1', text: 'no' }))).toBe(
          false,
        );
        expect(offersRefund(ticket, null)).toBe(false);
        expect(offersRefund({ ...ticket, ticketNo: null }, success(offer()))).toBe(false);
      }
  });

  it('is nothing once all tickets of an order are over', () => {
    const stages = statuses.map((status) => [status, orderStage([{ status }])]);
    expect(Object.fromEntries(stages)).toEqual({
      invalid: 'over',
      temporary: 'notIssued',
      refunded: 'over',
      refunding: 'over',
      awaitingActivation: 'open',
      awaitingCheck: 'open',
      checked: 'over',
      completed: 'over',
      unknown: 'over',
    });
    expect(orderStage([{ status: 'checked' }, { status: 'awaitingCheck' }])).toBe('open');
  });

  it('says why nothing can be done, the most hopeful reason first', () => {
    const why = (...given: readonly (readonly [TicketStatus, boolean])[]) =>
      whyNot(given.map(([status, isReplenished]) => ({ status, isReplenished })));
    expect(why(['awaitingCheck', false], ['awaitingCheck', true])).toBe('museum');
    expect(why(['awaitingCheck', true], ['refunded', false])).toBe('replenished');
    expect(why(['refunded', false], ['checked', false])).toBe('checked');
    expect(why(['refunded', false], ['refunding', false])).toBe('refunding');
    expect(why(['refunded', false], ['invalid', false])).toBe('refunded');
    expect(why(['invalid', false])).toBe('void');
  });
});
