import * as v from 'valibot';
import {
  contractDay,
  fresh,
  issued,
  ofIssued,
  type ProviderState,
  type Reset,
  saved,
  state,
  text,
} from './contractMuseum.ts';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order } from './Order.ts';
import { rebooking } from './rebooking.ts';
import { refundAll } from './refunding.ts';
import { replenishing } from './replenishing.ts';
import { slotId } from './slotId.ts';

type Named = v.InferOutput<v.ObjectSchema<typeof ofIssued, undefined>>;

/** The ticket that a topped-up order was bought as: the concession. */
const concession = '100102';
const nextDay = '2026-12-02';

interface Made {
  readonly core: MuseumCore;
  readonly order: Order;
  readonly ticketNo: string;
}

/** An issued order of one ticket in a museum that is open every day. */
function anIssuedOrder(
  reset: Reset,
  { ticketNo, ...params }: Named & { readonly ticketId?: string; readonly day?: string },
  change: Parameters<typeof fresh>[1] = {},
): Made {
  const core = fresh(reset, { openDays: ['*'], ...change });
  const order = issued(core, saved(core, params), ticketNo);
  return { core, order, ticketNo: order.tickets[0]?.ticketNo ?? '' };
}

const replenishment = v.object({
  ...ofIssued,
  originalOrderNo: text,
  originalTicketNo: v.exactOptional(text),
});

/** An order that tops up another, which is issued; it is to be paid itself. */
function aReplenishment(reset: Reset, params: v.InferOutput<typeof replenishment>): Made {
  const { orderNo, originalOrderNo, originalTicketNo, ticketNo, ...others } = params;
  const original = anIssuedOrder(reset, {
    ...others,
    orderNo: originalOrderNo,
    ticketId: concession,
    ...(originalTicketNo === undefined ? {} : { ticketNo: originalTicketNo }),
  });
  const { core } = original;
  const request = {
    orderNo: originalOrderNo,
    replenishTicketList: [{ ticketNo: original.ticketNo }],
  };
  const order = replenishing.save(core, request, params.token, orderNo);
  return { core, order, ticketNo: ticketNo ?? '' };
}

/** What comes after the purchase: giving back, topping up, moving. */
export const afterSaleStates: Readonly<Record<string, ProviderState>> = {
  'a refundable order exists': state(
    v.object({
      ...ofIssued,
      day: v.optional(text, contractDay),
      ticketId: v.optional(text, '100101'),
    }),
    (params, reset) => {
      anIssuedOrder(reset, params);
    },
  ),
  'an order with nothing to refund exists': state(v.object(ofIssued), (params, reset) => {
    const { core, order } = anIssuedOrder(reset, params);
    for (const ticket of order.tickets) core.orders.checkIn(order, ticket, core.clock.now());
  }),
  'an order was refunded': state(
    v.object({ ...ofIssued, refundNo: v.optional(text, '1') }),
    ({ refundNo, ...params }, reset) => {
      const { core, ticketNo } = anIssuedOrder(reset, params);
      refundAll(core, [
        {
          isNeedPoundage: 'T',
          isSpecialReturn: 'F',
          originalOrderNo: params.orderNo,
          outRefundOrderNo: refundNo,
          refundTikcetDetails: [{ ticketNo }],
        },
      ]);
    },
  ),
  'an order that can be topped up exists': state(v.object(ofIssued), (params, reset) => {
    anIssuedOrder(reset, { ...params, ticketId: concession });
  }),
  'a replenishment order is to be paid': state(replenishment, (params, reset) => {
    aReplenishment(reset, params);
  }),
  'a replenishment order with its original is issued': state(replenishment, (params, reset) => {
    const { core, order } = aReplenishment(reset, params);
    issued(core, order, params.ticketNo);
  }),
  'an order that can be rebooked exists': state(v.object(ofIssued), (params, reset) => {
    anIssuedOrder(reset, params);
  }),
  'an order that was rebooked already exists': state(v.object(ofIssued), (params, reset) => {
    const { core, ticketNo } = anIssuedOrder(reset, params);
    const staggeredReservationDailyId = slotId(nextDay, 6);
    rebooking.carryOut(core, {
      orderNo: params.orderNo,
      rebookTikcetDetails: [{ staggeredReservationDailyId, ticketNo, useStartDate: nextDay }],
    });
  }),
  'rebooking is switched off': state(v.partial(v.object(ofIssued)), (params, reset) => {
    const { orderNo, token = '', ticketNo } = params;
    const change = { allowsRebooking: false };
    if (orderNo === undefined) fresh(reset, change);
    else {
      const named = ticketNo === undefined ? { orderNo, token } : { orderNo, token, ticketNo };
      anIssuedOrder(reset, named, change);
    }
  }),
};
