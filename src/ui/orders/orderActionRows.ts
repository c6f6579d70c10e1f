import type { OrderDetail } from '../../domain/model/Order.ts';
import { offersRefund, whyNot } from '../../domain/model/OrderActions.ts';
import { chosenRefunds, type RefundOffer, refundSums } from '../../domain/model/Refund.ts';
import {
  differencePerTicket,
  isReplenishable,
  type ReplenishableTicket,
} from '../../domain/model/Replenishment.ts';
import type { Result } from '../../domain/model/Result.ts';
import type { OrderOffers } from '../../domain/useCases/FindOrderOffers.ts';
import type { RebookingOffer } from '../../domain/useCases/OpenRebooking.ts';
import { moneyText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';

/** What is said about one thing that could be done with an order. */
export interface OrderActionRow {
  readonly id: 'refund' | 'rebook' | 'replenish';
  /** `unread`: the museum could not be asked, which is not the same as its saying no. */
  readonly state: 'can' | 'cannot' | 'unread';
  /** Sentences. */
  readonly lines: readonly string[];
}

type Open = Extract<OrderOffers, { stage: 'open' }>;

/** What can be done with an order that is issued and not used up, and why the rest can't; refund, change, top-up. */
export function orderActionRows(
  LL: TranslationFunctions,
  order: OrderDetail,
  { refund, rebook, replenish }: Open,
): readonly OrderActionRow[] {
  const isOnTop = refund.ok && refund.value.original !== null;
  return [
    refundRow(LL, order, refund),
    rebookRow(LL, order, rebook, isOnTop),
    replenishRow(LL, order, replenish, isOnTop),
  ];
}

function refundRow(
  LL: TranslationFunctions,
  order: OrderDetail,
  offer: Result<RefundOffer>,
): OrderActionRow {
  const words = LL.afterSale.actions.refund;
  const id = 'refund';
  const total = order.tickets.length;
  const offered = order.tickets.filter((ticket) => offersRefund(ticket, offer));
  if (!offer.ok) {
    const unread = LL.afterSale.actions.unread();
    return {
      id,
      state: 'unread',
      lines: offered.length > 0 ? [unread, words.feeLater()] : [unread],
    };
  }
  if (offered.length === 0) {
    // The fee: what the museum would take back is not offered only for that.
    const why = offer.value.tickets.length > 0 ? words.feeTooHigh : words[reasonOf(order)];
    return { id, state: 'cannot', lines: [why()] };
  }
  const what = total === 1 ? words.one() : words.some({ count: offered.length, total });
  const numbers = new Set(offered.flatMap(({ ticketNo }) => (ticketNo === null ? [] : [ticketNo])));
  const parts = [what, amountsText(LL, offer.value, numbers)];
  if (offer.value.original !== null) parts.push(words.whole());
  if (total > 1) parts.push(words.atTicket());
  return { id, state: 'can', lines: parts };
}

function amountsText(
  LL: TranslationFunctions,
  offer: RefundOffer,
  numbers: Parameters<typeof chosenRefunds>[1],
): string {
  const words = LL.afterSale.actions.refund;
  const given = chosenRefunds(offer, numbers).flatMap(({ tickets }) => tickets);
  const { total, fee, back } = refundSums(given);
  if (fee === null || back === null) return words.feeLater();
  if (total === 0 && fee === 0) return words.free();
  return words.amounts({ fee: moneyText(fee), back: moneyText(back) });
}

function rebookRow(
  LL: TranslationFunctions,
  order: OrderDetail,
  offer: Result<RebookingOffer>,
  isOnTop: boolean,
): OrderActionRow {
  const words = LL.afterSale.actions.rebook;
  const id = 'rebook';
  if (!offer.ok) return { id, state: 'unread', lines: [LL.afterSale.actions.unread()] };
  if (offer.value.kind === 'off') return { id, state: 'cannot', lines: [words.off()] };
  const count = offer.value.tickets.length;
  if (count > 0) return { id, state: 'can', lines: [words.can({ count })] };
  return { id, state: 'cannot', lines: [(isOnTop ? words.onTop : words[reasonOf(order)])()] };
}

function replenishRow(
  LL: TranslationFunctions,
  order: OrderDetail,
  offer: Result<readonly ReplenishableTicket[]>,
  isOnTop: boolean,
): OrderActionRow {
  const words = LL.afterSale.actions.replenish;
  const id = 'replenish';
  if (!offer.ok) return { id, state: 'unread', lines: [LL.afterSale.actions.unread()] };
  const tickets = offer.value.filter(isReplenishable);
  const count = tickets.length;
  if (count === 0) {
    return { id, state: 'cannot', lines: [(isOnTop ? words.onTop : words[reasonOf(order)])()] };
  }
  const each = differencePerTicket(tickets);
  const parts = [words.can({ count })];
  if (each !== null) parts.push(words.each({ difference: moneyText(each) }));
  return { id, state: 'can', lines: parts };
}

/** Tickets are good while this is asked, unless all that are were topped up. */
function reasonOf({ tickets }: OrderDetail): 'replenished' | 'museum' {
  return whyNot(tickets) === 'replenished' ? 'replenished' : 'museum';
}
