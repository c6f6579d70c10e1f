import * as v from 'valibot';
import { type Adjustment, adjustment } from './Adjustment.ts';
import { ControlError } from './ControlError.ts';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order } from './Order.ts';
import { slotId } from './slotId.ts';
import { SaveOrderSchema } from './wireRequests.ts';

/** The museum's today in every provider state. */
export const contractDay = '2026-12-01';
/** Nine in the morning of {@link contractDay}, epoch milliseconds. */
export const contractTime = Date.parse(`${contractDay}T09:00:00+08:00`);
/** The phone of whoever orders, unless a state names another. */
const contractMobile = '13800000000';

/** Makes a museum new, and gives the new one. */
export type Reset = (change: Adjustment, at?: number) => MuseumCore;

/** Brings a new museum into a state, with parameters as they came. */
export type ProviderState = (params: unknown, reset: Reset) => void;

/** A parameter that is a text with something in it. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** Parameters that name an order and the token whose it is; an order of nobody without one. */
export const ofOrder = { orderNo: text, token: v.optional(v.string(), '') };

/** {@link ofOrder}, and the number that its first ticket bears. */
export const ofIssued = { ...ofOrder, ticketNo: v.exactOptional(text) };

/** A state whose parameters are read by a schema. */
export function state<Schema extends v.GenericSchema>(
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

/** A new museum at {@link contractTime}. */
export const fresh = (reset: Reset, change: Parameters<typeof adjustment>[0] = {}): MuseumCore =>
  reset(adjustment(change), contractTime);

/** An order of one ticket, in the name of an invented visitor. */
export interface ContractOrder {
  readonly orderNo: string;
  readonly token: string;
  /** The adult ticket when absent. */
  readonly ticketId?: string;
  readonly children?: number;
  /** {@link contractDay} when absent; the slot is always the one from 15:00 to 16:00. */
  readonly day?: string;
  readonly mobile?: string;
}

/** Saves an order; it is to be paid. */
export function saved(core: MuseumCore, wanted: ContractOrder): Order {
  const { orderNo, token, ticketId = '100101', children = 0, day = contractDay } = wanted;
  const { mobile = contractMobile } = wanted;
  const ticket = core.seed.tickets.find(({ id }) => id === ticketId);
  const childTicketId = ticket?.childTicketId ?? '';
  const request = v.parse(SaveOrderSchema, {
    contactMobile: mobile,
    customerName: '散客',
    orderDetailList: [
      {
        currentSalePrice: (ticket?.priceFen ?? 0) / 100,
        ticketId,
        quantity: 1,
        ticketKindId: ticket?.kinds[0].id ?? '',
        useStartDate: day,
        staggeredReservationDailyId: slotId(day, 6),
        orderVisitorList: [
          {
            visitorName: '测试甲',
            visitorCertificateType: '1',
            visitorCertificateTypeName: '身份证',
            visitorCertificateNo: '110105199006150004',
            visitorMobile: mobile,
            specialCertificate: ticket?.kinds[0].needsSpecialCertificate === true ? 'S0001' : '',
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
  return core.orders.save(request, { token, now: contractTime, orderNo });
}

/** Pays an order, or confirms it where it costs nothing, so that it is issued. */
export function issued(core: MuseumCore, order: Order, ticketNo?: string): Order {
  if (order.totalFen > 0) core.payments.receive(order, contractTime);
  else core.orders.issue(order, contractTime);
  const [ticket] = order.tickets;
  if (ticket !== undefined && ticketNo !== undefined) ticket.ticketNo = ticketNo;
  return order;
}
