import type { InferOutput } from 'valibot';
import { flag } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order, Ticket } from './Order.ts';
import { described, ticketLabel, yuan } from './orderAnswers.ts';
import { type Language, Refusal } from './Refusal.ts';
import { rebooking } from './rebooking.ts';
import { replenishing } from './replenishing.ts';
import { ticketRules } from './ticketRules.ts';
import type { wireRequests } from './wireRequests.ts';

/** What the museum says about giving back, topping up and moving, spelled as on the wire (R26). */
export const afterSaleAnswers = {
  /**
   * What can be given back of an order or of one ticket, with fees; for what tops up another, with the tickets below.
   *
   * @throws Refusal for an unknown order or ticket
   */
  refundQuote(core: MuseumCore, request: InferOutput<typeof wireRequests.refundQuote>) {
    const { order, tickets } = asked(core, request);
    const refundable = tickets.filter((ticket) => ticketRules.isRefundable(core, order, ticket));
    const originals = refundable.flatMap(({ replenishes }) => {
      const below = core.orders.ticket(replenishes);
      return below !== undefined && ticketRules.isRefundable(core, below.order, below.ticket)
        ? [below]
        : [];
    });
    const [first] = originals;
    return {
      tikcetInfoList: refundable.map((ticket) => ({
        ...amounts(core, ticket),
        isReplenished: flag(ticket.isReplenished),
      })),
      originalTicketInfoList: originals.map((original) => ({
        ...amounts(core, original.ticket),
        ticketKindName: described(core, original.ticket, 'zh').ticketKindName,
        ...numbers(original.order),
      })),
      tripOrderForRefundVO: first === undefined ? null : numbers(first.order),
    };
  },

  /** @throws Refusal for an unknown order */
  replenishable(core: MuseumCore, { orderNo }: InferOutput<typeof wireRequests.ofOrder>) {
    return replenishing.possible(core, core.orders.get(orderNo)).map((ticket) => {
      const { ticketKindName, currentSalePrice, useStartDate } = described(core, ticket, 'zh');
      return {
        orderNo,
        ticketKindName,
        currentSalePrice,
        useStartDate,
        ...admission(ticket),
        visitorCertificateTypeStr: certificateName(core, ticket),
        replenishTicketDiffPrice: yuan(replenishing.difference(core, ticket)),
      };
    });
  },

  /** @throws Refusal for an unknown order */
  rebookable(
    core: MuseumCore,
    { orderNo }: InferOutput<typeof wireRequests.findForRebook>,
    language: Language,
  ) {
    const order = core.orders.get(orderNo);
    return rebooking.possible(core, order).map((ticket) => ({
      id: ticket.ticketNo,
      ...described(core, ticket, language),
      ...admission(ticket),
      ticketInfoStatus: ticketLabel(order, ticket),
    }));
  },
};

function asked(
  core: MuseumCore,
  { orderNo, ticketNo }: InferOutput<typeof wireRequests.refundQuote>,
): { readonly order: Order; readonly tickets: readonly Ticket[] } {
  if (ticketNo === '') {
    const order = core.orders.get(orderNo);
    return { order, tickets: order.tickets };
  }
  const found = core.orders.ticket(ticketNo);
  if (found === undefined) throw new Refusal('ticketNoUnknown', { value: ticketNo });
  return { order: found.order, tickets: [found.ticket] };
}

const amounts = (core: MuseumCore, ticket: Ticket) => ({
  ticketNo: ticket.ticketNo,
  totalPrice: yuan(ticket.priceFen),
  refundPoundage: yuan(ticketRules.refundFee(core, ticket)),
});

/** Orders come from this museum's own shop, so that they bear the same number outside and inside. */
const numbers = ({ orderNo }: Order) => ({ orderNo, outOrderNo: orderNo });

/** Who comes on a ticket. */
const admission = (ticket: Ticket) => ({
  ticketNo: ticket.ticketNo,
  actualBuyerCounts: 1,
  visitorName: ticket.visitor?.name ?? '',
  visitorCertificateNo: ticket.visitor?.number ?? '',
});

function certificateName({ seed }: MuseumCore, { visitor }: Ticket): string {
  const type = visitor?.certificateType ?? '';
  return seed.certificateTypes[type]?.zh ?? '';
}
