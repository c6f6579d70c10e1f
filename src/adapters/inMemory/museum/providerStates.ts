import * as v from 'valibot';
import { type Adjustment, adjustment } from './Adjustment.ts';
import { ControlError } from './ControlError.ts';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order } from './Order.ts';
import { slotId } from './slotId.ts';
import { SaveOrderSchema } from './wireRequests.ts';

/** The museum's today in every provider state. */
const contractDay = '2026-12-01';
const contractTime = Date.parse(`${contractDay}T09:00:00+08:00`);

/** Makes a museum new, and gives the new one. */
type Reset = (change: Adjustment, at?: number) => MuseumCore;

/** Brings a new museum into a state, with parameters as they came. */
export type ProviderState = (params: unknown, reset: Reset) => void;

const text = v.pipe(v.string(), v.nonEmpty());
const day = v.object({ day: v.optional(text, contractDay) });
const order = v.object({
  orderNo: text,
  /** The token whose order it is; an order of nobody without one. */
  token: v.optional(v.string(), ''),
});

/** A state whose parameters are read by a schema. */
function state<Schema extends v.GenericSchema>(
  schema: Schema,
  enter: (params: v.InferOutput<Schema>, reset: Reset) => void,
): ProviderState {
  return (params, reset) => {
    const read = v.safeParse(schema, params);
    if (!read.success) {
      const [issue] = read.issues;
      throw new ControlError(`parameter ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    }
    enter(read.output, reset);
  };
}

const fresh = (reset: Reset, change: Parameters<typeof adjustment>[0] = {}): MuseumCore =>
  reset(adjustment(change), contractTime);

/**
 * Everything a contract may take for granted, by name; each starts from a new museum at {@link contractDay} 09:00, and
 * throws ControlError for parameters that it cannot use.
 */
export const providerStates: ReadonlyMap<string, ProviderState> = new Map(
  Object.entries<ProviderState>({
    'tickets are on sale': state(day, (params, reset) => {
      fresh(reset, { openDays: [params.day] });
    }),
    'no slots on the day': state(day, (params, reset) => {
      fresh(reset, { openDays: [params.day], daysWithoutSlots: [params.day] });
    }),
    'the day is sold without time slots': state(day, (params, reset) => {
      fresh(reset, { wholeDays: [params.day] });
    }),
    'the museum is closed on the day': state(day, (params, reset) => {
      fresh(reset, { closedDays: [params.day] });
    }),
    'the slot is sold out': state(v.object({ slotId: text }), (params, reset) => {
      fresh(reset, { soldOutSlots: [params.slotId] });
    }),
    'the purchase notice is shown': state(v.object({}), (_params, reset) => {
      fresh(reset, { showsNotice: true });
    }),
    'no pay way is set': state(v.object({ orderNo: v.optional(text) }), (params, reset) => {
      const core = fresh(reset, { hasPayWays: false });
      if (params.orderNo !== undefined)
        saved(core, { orderNo: params.orderNo, token: '' }, '100101');
    }),
    'no orders': state(v.object({}), (_params, reset) => {
      fresh(reset);
    }),
    'the login has expired': state(v.object({}), (_params, reset) => {
      const always = Number.MAX_SAFE_INTEGER;
      fresh(reset).faults.set([{ path: '*', kind: 'code1017', times: always }]);
    }),
    'an order to be paid exists': state(
      v.object({ ...order.entries, total: v.exactOptional(v.number()) }),
      ({ total, ...params }, reset) => {
        const made = saved(fresh(reset), params, '100101');
        if (total !== undefined) made.totalFen = Math.round(total * 100);
      },
    ),
    'a free order exists': state(order, (params, reset) => {
      saved(fresh(reset), params, '100104');
    }),
    'an order is issued': state(
      v.object({
        ...order.entries,
        ticketNo: v.exactOptional(text),
        takeTicketNo: v.exactOptional(text),
        children: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)), 0),
      }),
      ({ ticketNo, takeTicketNo, children, ...params }, reset) => {
        const core = fresh(reset);
        const made = saved(core, params, children > 0 ? '100201' : '100101', children);
        core.payments.receive(made, contractTime);
        if (takeTicketNo !== undefined) made.takeTicketNo = takeTicketNo;
        const [ticket] = made.tickets;
        if (ticket !== undefined && ticketNo !== undefined) ticket.ticketNo = ticketNo;
      },
    ),
    'an order is already paid': state(order, (params, reset) => {
      const core = fresh(reset);
      core.payments.receive(saved(core, params, '100101'), contractTime);
    }),
    'an order is closed': state(order, (params, reset) => {
      const core = fresh(reset);
      core.orders.close(saved(core, params, '100101'));
    }),
  }),
);

/** Saves an order of one ticket for the slot 15:00 to 16:00, in the name of an invented visitor. */
function saved(
  core: MuseumCore,
  { orderNo, token }: v.InferOutput<typeof order>,
  ticketId: string,
  children = 0,
): Order {
  const ticket = core.seed.tickets.find(({ id }) => id === ticketId);
  const childTicketId = ticket?.childTicketId ?? '';
  const request = v.parse(SaveOrderSchema, {
    contactMobile: '13800000000',
    customerName: '散客',
    orderDetailList: [
      {
        currentSalePrice: (ticket?.priceFen ?? 0) / 100,
        ticketId,
        quantity: 1,
        ticketKindId: ticket?.kinds[0].id,
        useStartDate: contractDay,
        staggeredReservationDailyId: slotId(contractDay, 6),
        orderVisitorList: [
          {
            visitorName: '测试甲',
            visitorCertificateType: '1',
            visitorCertificateTypeName: '身份证',
            visitorCertificateNo: '110105199006150004',
            visitorMobile: '13800000000',
            carryChildrenCount: children,
            childrenList: Array.from({ length: children }, (_, index) => ({
              visitorName: `测试童${index + 1}`,
              visitorCertificateType: '1',
              visitorCertificateNo: `11010520180615000${index + 1}`,
              childTicketId,
            })),
          },
        ],
        subDetails: children === 0 ? [] : [{ ticketId: childTicketId, quantity: children }],
      },
    ],
  });
  return core.orders.save(request, token, contractTime, orderNo);
}
