import * as v from 'valibot';
import {
  fresh,
  issued,
  ofIssued,
  ofOrder,
  type ProviderState,
  saved,
  state,
  text,
} from './contractMuseum.ts';
import { expiredLogin } from './Faults.ts';

const children = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)), 0);

/** Orders up to their being issued, and the links that name them. */
export const orderStates: Readonly<Record<string, ProviderState>> = {
  'no orders': state(v.object({}), (_params, reset) => {
    fresh(reset);
  }),
  'the login has expired': state(v.object({}), (_params, reset) => {
    fresh(reset, { faults: expiredLogin });
  }),
  'an order to be paid exists': state(
    v.object({ ...ofOrder, total: v.exactOptional(v.number()) }),
    ({ total, ...params }, reset) => {
      const order = saved(fresh(reset), params);
      if (total !== undefined) order.totalFen = Math.round(total * 100);
    },
  ),
  'a free order exists': state(v.object(ofOrder), (params, reset) => {
    saved(fresh(reset), { ...params, ticketId: '100104' });
  }),
  'an order is issued': state(
    v.object({ ...ofIssued, takeTicketNo: v.exactOptional(text), children }),
    ({ ticketNo, takeTicketNo, ...params }, reset) => {
      const core = fresh(reset);
      const ticketId = params.children > 0 ? '100201' : '100101';
      const order = issued(core, saved(core, { ...params, ticketId }), ticketNo);
      if (takeTicketNo !== undefined) order.takeTicketNo = takeTicketNo;
    },
  ),
  'an order is already paid': state(v.object(ofOrder), (params, reset) => {
    const core = fresh(reset);
    issued(core, saved(core, params));
  }),
  'an order is closed': state(v.object(ofOrder), (params, reset) => {
    const core = fresh(reset);
    core.orders.close(saved(core, params));
  }),
  'an order was cancelled': state(v.object(ofOrder), (params, reset) => {
    const core = fresh(reset);
    core.orders.cancel(saved(core, params), core.clock.now());
  }),
  'an SMS link names an issued order': state(
    v.object({
      ...ofLink(),
      pickUpCode: v.exactOptional(text),
      line: v.optional(v.picklist(['unused', 'used', 'refunded']), 'unused'),
    }),
    ({ billNo, bill, pickUpCode, line }, reset) => {
      const core = fresh(reset);
      const order = issued(core, saved(core, { orderNo: billNo, token: '' }));
      order.bill = bill ?? billNo;
      if (pickUpCode !== undefined) order.takeTicketNo = pickUpCode;
      const [ticket] = order.tickets;
      if (ticket === undefined) return;
      if (line === 'used') core.orders.checkIn(order, ticket, core.clock.now());
      if (line === 'refunded') core.orders.takeBack(order, [ticket], '1', core.clock.now());
    },
  ),
  'an SMS link names an unpaid order': state(v.object(ofLink()), ({ billNo, bill }, reset) => {
    saved(fresh(reset), { orderNo: billNo, token: '' }).bill = bill ?? billNo;
  }),
};

/** What a link says; this museum takes any company for its own. */
function ofLink() {
  return { billNo: text, bill: v.exactOptional(text), company: v.exactOptional(text) };
}
