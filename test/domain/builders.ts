import {
  orderNo,
  slotId,
  ticketId,
  ticketKindId,
  ticketNo,
} from '../../src/domain/model/Identifiers.ts';
import { type Money, moneyOfYuan } from '../../src/domain/model/Money.ts';
import { type MuseumDay, museumDay } from '../../src/domain/model/MuseumDay.ts';
import type { OrderLine, OrderSummary, OrderTicket } from '../../src/domain/model/Order.ts';
import {
  type ChildDraft,
  draftFor,
  type OrderDraft,
  type VisitorDraft,
} from '../../src/domain/model/OrderDraft.ts';
import type { Selection } from '../../src/domain/model/Selection.ts';
import {
  type DescribedTicket,
  described,
  type TicketOffer,
} from '../../src/domain/model/Ticket.ts';
import type { TimeSlot } from '../../src/domain/model/TimeSlot.ts';

// Plain things of the domain, each right as it stands: a test says only what matters to it.

/** The zone of the museum. */
export const shanghai = 'Asia/Shanghai';

/** An amount in yuan that must be readable. */
export function yuan(text: number | string): Money {
  const amount = moneyOfYuan(text);
  if (amount === null) throw new Error(`no amount: ${text}`);
  return amount;
}

/** A day that must exist. */
export function day(text: string): MuseumDay {
  const found = museumDay(text);
  if (found === null) throw new Error(`no day: ${text}`);
  return found;
}

/** A slot from nine to ten with room for everybody. */
export function aSlot(changes: Partial<TimeSlot> = {}): TimeSlot {
  return {
    id: slotId('s-0900'),
    name: 'Morning',
    begin: '09:00',
    end: '10:00',
    ordinaryLeft: 50,
    freeLeft: 20,
    openToVisitors: true,
    ...changes,
  };
}

/** An adult ticket at 60 yuan as the museum offers it. */
export function anOffer(changes: Partial<TicketOffer> = {}): TicketOffer {
  return {
    ticketId: ticketId('t-adult'),
    kindId: ticketKindId('k-adult'),
    name: 'Adult',
    kindName: 'Standard',
    category: 'Admission',
    price: yuan(60),
    pool: 'ordinary',
    countsTowardsLimit: true,
    isStaggered: true,
    isRealName: true,
    choosesKindById: false,
    maxChildren: 0,
    childTicketId: null,
    certificateTypes: [
      { code: '1', name: 'ID card' },
      { code: '99', name: 'Other' },
    ],
    ...changes,
  };
}

/** The same ticket, described; with an id it is another ticket. */
export function aTicket(
  changes: Partial<TicketOffer> & { id?: string; needsSpecialCertificate?: boolean } = {},
): DescribedTicket {
  const { id, needsSpecialCertificate = false, ...offer } = changes;
  const named = id === undefined ? {} : { ticketId: ticketId(id), name: id };
  return { ...described(anOffer({ ...named, ...offer }), null), needsSpecialCertificate };
}

/** One adult for a slot. */
export function aSelection(changes: Partial<Selection> = {}): Selection {
  return {
    day: day('2026-11-28'),
    slot: aSlot(),
    tickets: [{ ticket: aTicket(), quantity: 1 }],
    ...changes,
  };
}

/** A visitor whose every field is right. */
export function aVisitor(changes: Partial<VisitorDraft> = {}): VisitorDraft {
  return {
    key: 't-adult/k-adult#1',
    ticketKey: 't-adult/k-adult',
    name: '张三',
    certificateType: '1',
    certificateNo: '110105199006150004',
    mobile: '',
    specialCertificateNo: '',
    children: [],
    ...changes,
  };
}

/** A child whose every field is right. */
export function aChild(changes: Partial<ChildDraft> = {}): ChildDraft {
  return {
    key: 'child-1',
    name: '小明',
    certificateType: '1',
    certificateNo: '310101200002290007',
    ...changes,
  };
}

/** A form without any problem: one adult and a contact phone. */
export function aDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    selection: aSelection(),
    visitors: [aVisitor()],
    contactMobile: '13800000000',
    code: '',
    specialCertificateType: null,
    ...changes,
  };
}

/** A form for these numbers of documents, one visitor each, without any other problem. */
export function aDraftFor(numbers: readonly string[], certificateType = '1'): OrderDraft {
  const selection = aSelection({ tickets: [{ ticket: aTicket(), quantity: numbers.length }] });
  const blank = draftFor(selection, null);
  return {
    ...blank,
    contactMobile: '13800000000',
    visitors: blank.visitors.map((visitor, index) => ({
      ...visitor,
      name: '张三',
      certificateType,
      certificateNo: numbers[index] ?? '',
    })),
  };
}

/** Two adult tickets of an order. */
export function anOrderLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    ticketName: 'Adult',
    ticketKindName: 'Standard',
    price: yuan(60),
    day: day('2026-11-28'),
    begin: '09:00',
    end: '10:00',
    quantity: 2,
    ...changes,
  };
}

/** An issued order of two adult tickets. */
export function anOrder(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    orderNo: orderNo('20261127090500000001'),
    createdAt: '2026-11-27 09:05:00',
    status: 'issued',
    statusLabel: '已出票',
    total: yuan(120),
    pickUpCode: '123456780001',
    canReplenish: false,
    isReplenishment: false,
    originalOrderNo: null,
    canRebook: false,
    lines: [anOrderLine()],
    ...changes,
  };
}

/** A ticket of an order, waiting to be checked, its visitor masked. */
export function anOrderTicket(changes: Partial<OrderTicket> = {}): OrderTicket {
  return {
    ticketNo: ticketNo('20261127000000001'),
    ticketName: 'Adult',
    ticketKindName: 'Standard',
    price: yuan(60),
    headcount: 1,
    day: day('2026-11-28'),
    begin: '09:00',
    end: '10:00',
    checkedAt: '',
    status: 'awaitingCheck',
    statusLabel: '待检票',
    isReplenished: false,
    showsBarcode: true,
    pickUpCode: '123456780001',
    maskedName: '张*',
    maskedCertificate: '1101**********0004',
    phoneEnding: '0000',
    carriedChildren: 0,
    children: [],
    ...changes,
  };
}
