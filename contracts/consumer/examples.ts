import { slotId as slotIdOf } from '../../src/adapters/inMemory/museum/slotId.ts';
import {
  orderNo,
  slotId,
  ticketId,
  ticketKindId,
  ticketNo,
} from '../../src/domain/model/Identifiers.ts';
import { moneyOfYuan } from '../../src/domain/model/Money.ts';
import type { OrderDraft, VisitorDraft } from '../../src/domain/model/OrderDraft.ts';
import { type DescribedTicket, ticketKey } from '../../src/domain/model/Ticket.ts';
import type { TimeSlot } from '../../src/domain/model/TimeSlot.ts';
import { aTicket as aTicketOf, aVisitor, day } from '../../test/domain/builders.ts';

/** The museum's today in every interaction; it is nine in the morning. */
export const today = day('2026-12-01');
/** The first day that the order list reaches back to (§9). */
export const sixDaysAgo = day('2026-11-25');
/** The last day of the week that begins today. */
export const inSixDays = day('2026-12-07');
/** A token as a mini-program hands it over. */
export const token = 'contract-token';
/** The organisation that tickets are asked of. */
export const organisationId = 'museum-1';
/** An order that a provider state has made. */
export const order = orderNo('2026120109000010000001');
/** A ticket of {@link order}. */
export const issuedTicket = ticketNo('2026120110000000001');
/** The order that {@link order} tops up, where it does. */
export const originalOrder = orderNo('2026120109000010000002');
/** A ticket of {@link originalOrder}. */
export const originalTicket = ticketNo('2026120110000000002');
/** The phone of whoever orders; it is nobody's. */
export const mobile = '13800000000';
/** The day after {@link today}, sold by time slot. */
export const tomorrow = day('2026-12-02');
/** A slot of {@link tomorrow} to move into. */
export const slotTomorrow = slotId(slotIdOf(tomorrow, 6));
/** A number that no order has. */
export const unknownOrder = orderNo('2026120109000099999999');

/** A slot of {@link today} with places. */
export const slot: TimeSlot = {
  id: slotId(slotIdOf(today, 6)),
  name: '15:00 场',
  begin: '15:00',
  end: '16:00',
  ordinaryLeft: 62,
  freeLeft: 16,
  openToVisitors: true,
};

interface TicketSettings {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly price: number;
  readonly change?: Partial<DescribedTicket['offer']>;
}

const aTicket = ({ id, kind, name, price, change = {} }: TicketSettings): DescribedTicket =>
  aTicketOf({
    ticketId: ticketId(id),
    kindId: ticketKindId(kind),
    name,
    kindName: '',
    category: '',
    price: moneyOfYuan(price),
    certificateTypes: [
      { code: '1', name: '身份证' },
      { code: '99', name: '其他证件' },
    ],
    ...change,
  });

/** The tickets that the contract's orders are made of. */
export const tickets = {
  adult: aTicket({ id: '100101', kind: '200101', name: '成人票', price: 60 }),
  concession: {
    ...aTicket({ id: '100102', kind: '200102', name: '优惠票', price: 30 }),
    needsSpecialCertificate: true,
  },
  senior: aTicket({
    id: '100104',
    kind: '200104',
    name: '长者免费票',
    price: 0,
    change: { pool: 'free' },
  }),
  family: aTicket({
    id: '100201',
    kind: '200201',
    name: '家庭套票',
    price: 128,
    change: { maxChildren: 2, childTicketId: ticketId('100103') },
  }),
  audioGuide: aTicket({
    id: '100401',
    kind: '200401',
    name: '语音导览',
    price: 20,
    change: { isRealName: false, isStaggered: false, countsTowardsLimit: false },
  }),
} as const;

/** One ticket for one invented visitor, today in {@link slot} but for what is said otherwise. */
export function aDraft(
  ticket: DescribedTicket,
  {
    visitor,
    onSlot = true,
    specialCertificateType = null,
  }: {
    visitor?: Partial<VisitorDraft>;
    onSlot?: boolean;
    specialCertificateType?: OrderDraft['specialCertificateType'];
  } = {},
): OrderDraft {
  return {
    selection: {
      day: today,
      slot: onSlot ? slot : null,
      tickets: [{ ticket, quantity: 1 }],
    },
    // An invented visitor: no district issues numbers of the sequence 000.
    visitors: ticket.offer.isRealName
      ? [aVisitor({ key: '1', ticketKey: ticketKey(ticket.offer), name: '测试甲', ...visitor })]
      : [],
    contactMobile: mobile,
    code: '',
    specialCertificateType,
  };
}
