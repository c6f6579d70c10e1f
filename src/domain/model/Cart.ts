import type { TicketId, TicketKindId } from './Identifiers.ts';
import type { SelectedTicket } from './Selection.ts';
import type { TicketOffer } from './Ticket.ts';

/** What tells one good from another: an item, and the property that it is sold in (§3 cart). */
export interface GoodId {
  /** The ticket. */
  readonly item: TicketId;
  /** The ticket's kind. */
  readonly salepropetyvalue: TicketKindId;
}

/** So many of one good; a whole number above 0. */
export interface Good extends GoodId {
  readonly quantity: number;
}

/** What a visitor has put together so far (§3 cart). A good is in it once. */
export interface Cart {
  readonly dataList: readonly Good[];
}

/** Nothing put together yet. */
export const emptyCart: Cart = { dataList: [] };

/** What can happen to a cart (§4 cart reducer). */
export type CartAction =
  | { readonly kind: 'add'; readonly good: Good }
  /** Without a good it empties the cart. */
  | { readonly kind: 'remove'; readonly good?: GoodId }
  /** Without a cart it is the empty one. */
  | { readonly kind: 'set'; readonly cart?: Cart };

/** The cart after something happened to it (§4 cart reducer). */
export function cartAfter(cart: Cart, action: CartAction): Cart {
  switch (action.kind) {
    case 'add':
      return { dataList: [...cart.dataList, action.good] };
    case 'remove': {
      const { good } = action;
      if (good === undefined) return emptyCart;
      return { dataList: cart.dataList.filter((entry) => !isSameGood(entry, good)) };
    }
    case 'set':
      return action.cart ?? emptyCart;
  }
}

/** The cart with another quantity of one good; 0 or less takes it out. */
export function withGood(cart: Cart, good: Good): Cart {
  const without = cartAfter(cart, { kind: 'remove', good });
  return good.quantity > 0 ? cartAfter(without, { kind: 'add', good }) : without;
}

/** A ticket as a good. */
export function goodIdOf({ ticketId, kindId }: Pick<TicketOffer, 'ticketId' | 'kindId'>): GoodId {
  return { item: ticketId, salepropetyvalue: kindId };
}

/** The cart that holds just what is selected. */
export function cartOf(tickets: readonly SelectedTicket[]): Cart {
  return {
    dataList: tickets.map(({ ticket, quantity }) => ({ ...goodIdOf(ticket.offer), quantity })),
  };
}

const isSameGood = (one: GoodId, other: GoodId): boolean =>
  one.item === other.item && one.salepropetyvalue === other.salepropetyvalue;
