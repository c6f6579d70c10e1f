import type { InferOutput } from 'valibot';
import { flag, seedTicket } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { museumTime } from './museumTime.ts';
import type { Order, Ticket } from './Order.ts';
import { type Language, Refusal } from './Refusal.ts';
import type { wireRequests } from './wireRequests.ts';

const orderLabels = { toBePaid: '待支付', issued: '已出票', closed: '已关闭' } as const;
const ticketLabels = { toBePaid: '临时', issued: '待检票', closed: '无效' } as const;
const statusOfFilter = { TOBEPAID: 'toBePaid', PAID: 'issued' } as const;

const yuan = (fen: number): number => fen / 100;

/** The Chinese label of an order's status, as the wire spells it. */
export const statusLabel = (order: Order): string => orderLabels[order.status];

/** What the museum says about orders, spelled as on the wire. */
export const orderAnswers = {
  /** The orders saved with a token (or without one), newest first. */
  list(
    core: MuseumCore,
    request: InferOutput<typeof wireRequests.listOrders>,
    token: string,
    language: Language,
  ) {
    const { crtStartDateStart, crtStartDateEnd, orderStatus } = request;
    return core.orders
      .all()
      .filter((order) => {
        const day = museumTime.dayAt(order.createdAt);
        return (
          order.token === token &&
          day >= crtStartDateStart &&
          day <= crtStartDateEnd &&
          (orderStatus === 'ALL' || order.status === statusOfFilter[orderStatus])
        );
      })
      .sort((one, other) => other.createdAt - one.createdAt)
      .map((order) => ({
        orderNo: order.orderNo,
        crtTime: museumTime.dateTime(order.createdAt),
        orderStatus: statusLabel(order),
        paymentTotal: yuan(order.totalFen),
        ...(order.takeTicketNo === '' ? {} : { takeTicketNo: order.takeTicketNo }),
        canReplenish: false,
        isReplenishOrder: 'F',
        canRebook: order.status === 'issued' && order.lines.some(({ slotId }) => slotId !== ''),
        orderDetailForWechatList: order.lines.map((line) => ({
          ...described(core, line, language),
          quantity: line.quantity,
        })),
      }));
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
      ticketCheckTime: '',
      ticketInfoStatus: ticketLabels[order.status],
      isReplenished: 'F',
      isShowBarcode: flag(order.status === 'issued'),
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
    if (parentTicketNo === '') return [];
    const parent = core.orders
      .all()
      .flatMap(({ tickets }) => tickets)
      .find(({ ticketNo }) => ticketNo === parentTicketNo);
    return (parent?.children ?? []).map(({ name, number }) => ({
      name,
      certificateNo: number,
      parentTicketNo,
    }));
  },
};

function described(
  core: MuseumCore,
  { ticketId, kindId, priceFen, day, slotId }: Omit<Ticket, 'ticketNo' | 'visitor' | 'children'>,
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
