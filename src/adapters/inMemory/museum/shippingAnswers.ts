import type { InferOutput } from 'valibot';
import type { MuseumCore } from './MuseumCore.ts';
import { museumTime } from './museumTime.ts';
import type { Order, Ticket } from './Order.ts';
import { described, yuan } from './orderAnswers.ts';
import { hasBeenPaid } from './Payments.ts';
import { Refusal } from './Refusal.ts';
import type { wireRequests } from './wireRequests.ts';

/** `10` is to be paid; the app knows no other, so that these stand for any. */
const orderCodes = {
  toBePaid: '10',
  issued: '20',
  closed: '90',
  cancelled: '90',
  refunded: '80',
} as const;

/** What the museum shows to whoever has the link of a text message, spelled as on the wire (R26). No envelope. */
export const shippingAnswers = {
  /** @throws Refusal when no order is called so */
  order(core: MuseumCore, { shippingorder, sdno }: InferOutput<typeof wireRequests.shippingOrder>) {
    const order = core.orders.all().find((one) => one.bill === shippingorder);
    if (order?.orderNo !== sdno) throw new Refusal('orderUnknown', { value: sdno });
    const [issuedate = '', issuetime = ''] = museumTime.dateTime(order.createdAt).split(' ');
    return {
      content: {
        orderinfo: {
          sdno,
          issuedate,
          issuetime,
          pickupvoucherno: order.takeTicketNo,
          status: orderCodes[order.status],
          amount: yuan(order.totalFen),
        },
        dataMapList: order.tickets.map((ticket) => line(core, order, ticket)),
      },
    };
  },

  /**
   * The lines of an order that has tickets, as JSON in a text; no line passes for any other.
   *
   * @throws Refusal when no order is called so
   */
  lines(core: MuseumCore, { shippingorder }: InferOutput<typeof wireRequests.shippingLines>) {
    const order = core.orders.all().find((one) => one.bill === shippingorder);
    if (order === undefined) throw new Refusal('orderUnknown', { value: shippingorder });
    const passflag = hasBeenPaid(order);
    const dataMapList = passflag ? order.tickets.map((ticket) => line(core, order, ticket)) : [];
    return { content: JSON.stringify({ passflag, dataMapList }) };
  },
};

function line(core: MuseumCore, order: Order, ticket: Ticket) {
  const { seed, calendar } = core;
  const { ticketName, ticketKindName } = described(core, ticket, 'zh');
  const slot = calendar.slot(ticket.slotId);
  const opens = slot?.begin ?? seed.slots[0]?.begin ?? '';
  return {
    itemname: ticketName,
    salepropetyvaluename: ticketKindName,
    checkcompletedtimes: ticket.state === 'checked' ? 1 : 0,
    status: lineCode(core, order, ticket),
    earliesteffectivedatetime: `${ticket.day} ${opens}:00`,
    latesteffectivedatetime: `${ticket.day} ${slot?.end ?? seed.closes}:00`,
    purchasequantity: 1 + ticket.children.length,
    customername: masked(ticket.visitor?.name ?? '', 1, 0),
    identificationnumber: masked(ticket.visitor?.number ?? '', 4, 4),
  };
}

/** `O` is issued, `90` used and over, `X` given back; `N` has not been issued. */
function lineCode({ clock }: MuseumCore, order: Order, ticket: Ticket): 'O' | '90' | 'X' | 'N' {
  if (ticket.state === 'refunded') return 'X';
  if (!hasBeenPaid(order)) return 'N';
  const isOver = ticket.state === 'checked' && museumTime.dayAt(clock.now()) > ticket.day;
  return isOver ? '90' : 'O';
}

/** A link can be passed on, so that it shows of a text only its first and last characters. */
function masked(text: string, first: number, last: number): string {
  const characters = [...text];
  return characters
    .map((character, index) =>
      index < first || index >= characters.length - last ? character : '*',
    )
    .join('');
}
