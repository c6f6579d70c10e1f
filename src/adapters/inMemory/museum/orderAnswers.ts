import type { InferOutput } from 'valibot';
import { flag, seedTicket } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { museumTime } from './museumTime.ts';
import type { Order, Ticket } from './Order.ts';
import { type Language, Refusal } from './Refusal.ts';
import { rebooking } from './rebooking.ts';
import { replenishing } from './replenishing.ts';
import type { wireRequests } from './wireRequests.ts';

const orderLabels = {
  toBePaid: '待支付',
  issued: '已出票',
  closed: '已关闭',
  cancelled: '已取消',
  refunded: '已退款',
} as const;
const ticketLabels = { good: '待检票', checked: '已检票', refunded: '已退款' } as const;
const statusOfFilter = { TOBEPAID: 'toBePaid', PAID: 'issued' } as const;

/** Amounts on the wire are yuan. */
export const yuan = (fen: number): number => fen / 100;

/** The Chinese label of an order's status, as the wire spells it. */
export const statusLabel = (order: Order): string => orderLabels[order.status];

/** The Chinese label of the status of an order's ticket, as the wire spells it. */
export function ticketLabel(order: Order, ticket: Ticket): string {
  if (order.status === 'toBePaid') return '临时';
  const isVoid = order.status === 'closed' || order.status === 'cancelled';
  return isVoid ? '无效' : ticketLabels[ticket.state];
}

/** What the museum says about orders, spelled as on the wire. */
export const orderAnswers = {
  /** The orders saved with a token (or without one), newest first. */
  list(
    core: MuseumCore,
    request: InferOutput<typeof wireRequests.listOrders>,
    token: string,
    language: Language,
  ) {
    const { crtStartDateStart, crtStartDateEnd } = request;
    const orders = core.orders.all().filter((order) => {
      const day = museumTime.dayAt(order.createdAt);
      return order.token === token && day >= crtStartDateStart && day <= crtStartDateEnd;
    });
    return listed(core, orders, request.orderStatus, language);
  },

  /**
   * The orders of a contact phone that bear a number or name a document; none when nothing fits.
   *
   * @throws Refusal unless the visitor has proved a moment ago that the phone is theirs
   */
  found(
    core: MuseumCore,
    request: InferOutput<typeof wireRequests.findOrders>,
    token: string,
    language: Language,
  ) {
    const { contactMobile: mobile, visitorCertificateNo, orderNo } = request;
    if (!core.codes.isChecked({ mobile, token }, core.clock.now())) {
      throw new Refusal('codeUnchecked');
    }
    const document = visitorCertificateNo.toUpperCase();
    const orders = core.orders.all().filter((order) => {
      const documents = order.tickets.map(({ visitor }) => visitor?.number.toUpperCase());
      const fits = document === '' ? order.orderNo === orderNo : documents.includes(document);
      return order.contactMobile === mobile && fits;
    });
    return listed(core, orders, request.orderStatus, language);
  },

  /**
   * One item a ticket. With a phone, only for an order that names it.
   *
   * @throws Refusal for an unknown order
   */
  detail(
    core: MuseumCore,
    request: InferOutput<typeof wireRequests.orderDetail>,
    language: Language,
  ) {
    const order = core.orders.get(request.orderNo);
    const phones = [order.contactMobile, ...order.tickets.map(({ visitor }) => visitor?.mobile)];
    if (request.visitorMobile !== '' && !phones.includes(request.visitorMobile)) {
      throw new Refusal('orderUnknown', { value: request.orderNo });
    }
    return order.tickets.map((ticket) => ({
      orderNo: order.orderNo,
      crtTime: museumTime.dateTime(order.createdAt),
      ...described(core, ticket, language),
      actualBuyerCounts: 1,
      ticketCheckTime: ticket.checkedAt === null ? '' : museumTime.dateTime(ticket.checkedAt),
      ticketInfoStatus: ticketLabel(order, ticket),
      isReplenished: flag(ticket.isReplenished),
      isShowBarcode: flag(showsBarcode(order, ticket)),
      ticketNo: ticket.ticketNo,
      takeTicketNo: order.takeTicketNo,
      visitorName: ticket.visitor?.name ?? '',
      visitorCertificateNo: ticket.visitor?.number ?? '',
      visitorMobile: ticket.visitor?.mobile ?? '',
      carryChildrenCount: ticket.children.length,
    }));
  },

  /** The children who came along on a ticket; none for an unknown ticket. */
  children(core: MuseumCore, { parentTicketNo }: InferOutput<typeof wireRequests.children>) {
    const parent = core.orders.ticket(parentTicketNo);
    return (parent?.ticket.children ?? []).map(({ name, number }) => ({
      name,
      certificateNo: number,
      parentTicketNo,
    }));
  },
};

/** A ticket's name, price and time. */
export function described(
  core: MuseumCore,
  { ticketId, kindId, priceFen, day, slotId }: Ticket,
  language: Language,
) {
  const ticket = seedTicket(core, ticketId);
  const slot = core.calendar.slot(slotId);
  return {
    ticketName: ticket.name[language],
    ticketKindName: ticket.kinds.find(({ id }) => id === kindId)?.name[language] ?? '',
    currentSalePrice: yuan(priceFen),
    useStartDate: day,
    reservationBeginTime: slot?.begin ?? '',
    reservationEndTime: slot?.end ?? '',
  };
}

/** Orders of one status, or of all, newest first. */
function listed(
  core: MuseumCore,
  orders: readonly Order[],
  filter: 'ALL' | keyof typeof statusOfFilter,
  language: Language,
) {
  return orders
    .filter((order) => filter === 'ALL' || order.status === statusOfFilter[filter])
    .sort((one, other) => other.createdAt - one.createdAt)
    .map((order) => ({
      orderNo: order.orderNo,
      crtTime: museumTime.dateTime(order.createdAt),
      orderStatus: statusLabel(order),
      paymentTotal: yuan(order.totalFen),
      ...(order.takeTicketNo === '' ? {} : { takeTicketNo: order.takeTicketNo }),
      canReplenish: replenishing.possible(core, order).length > 0,
      isReplenishOrder: flag(order.originalOrderNo !== ''),
      ...(order.originalOrderNo === '' ? {} : { originalOrderNo: order.originalOrderNo }),
      canRebook: rebooking.possible(core, order).length > 0,
      orderDetailForWechatList: linesOf(order).map(({ ticket, quantity }) => ({
        ...described(core, ticket, language),
        quantity,
      })),
    }));
}

/** Tickets of one kind for one time make a line. */
function linesOf({ tickets }: Order): { readonly ticket: Ticket; readonly quantity: number }[] {
  const lines = new Map<string, { ticket: Ticket; quantity: number }>();
  for (const ticket of tickets) {
    const { ticketId, kindId, priceFen, day, slotId } = ticket;
    const key = [ticketId, kindId, priceFen, day, slotId].join();
    lines.set(key, { ticket, quantity: (lines.get(key)?.quantity ?? 0) + 1 });
  }
  return [...lines.values()];
}

/** A ticket that was topped up is shown at the entrance by the one on top of it. */
const showsBarcode = (order: Order, ticket: Ticket): boolean =>
  order.status === 'issued' && ticket.state === 'good' && !ticket.isReplenished;
