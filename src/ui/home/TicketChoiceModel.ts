import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Cart, cartAfter, cartOf, goodIdOf, withGood } from '../../domain/model/Cart.ts';
import type { Failure } from '../../domain/model/Failure.ts';
import {
  partyOf,
  quantityOf,
  type SelectedTicket,
  type StepBlock,
  stepUpBlock,
  totalCount,
  totalPrice,
} from '../../domain/model/Selection.ts';
import {
  choosableOffers,
  type DescribedTicket,
  described,
  type TicketOffer,
  ticketKey,
} from '../../domain/model/Ticket.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { DescribeTickets } from '../../domain/useCases/DescribeTickets.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { LanguagePreference } from '../../ports/LanguagePreference.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { moneyText } from '../format.ts';

/** The ticket list; `none` until a slot is chosen (§4 home flow 3). */
export type TicketListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly cause: Failure }
  | { readonly kind: 'shown' };

/** Tickets of one category, in the museum's order. */
export interface TicketGroup {
  readonly category: string;
  readonly tickets: readonly DescribedTicket[];
}

/** What a {@link TicketChoiceModel} works with. */
export interface TicketChoicePorts {
  readonly describeTickets: DescribeTickets;
  readonly storage: Pick<VisitStorage, 'cart' | 'keepCart'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly announcements: AnnouncementModel;
}

/** Where the tickets take their places from. */
export interface PlacesForTickets {
  readonly slot: TimeSlot | null;
  readonly isStaggeredDay: boolean;
}

// Whoever steps up four times hears the total once (Q-A11Y-4).
const totalSpokenAfterMs = 500;

/**
 * How many of which tickets are wanted (HOME-09, HOME-10). Each quantity is observed by itself, so that a step up makes
 * one card of the list anew and not all of them. What is wanted is in the session's cart too, for the page after a
 * reload (START-05).
 */
export class TicketChoiceModel {
  state: TicketListState = { kind: 'none' };
  /** The tickets last read; they stay behind a list that is on its way, since what is selected is of them. */
  tickets: readonly DescribedTicket[] = [];
  /** By {@link ticketKey}; above 0. */
  quantities = new Map<string, number>();

  readonly #ports: TicketChoicePorts;
  readonly #places: PlacesForTickets;
  #listGeneration = 0;
  #stopTotal: Stop = () => {};

  constructor(ports: TicketChoicePorts, places: PlacesForTickets) {
    this.#ports = ports;
    this.#places = places;
    makeAutoObservable(this, { state: observableRef, tickets: observableRef });
  }

  get groups(): readonly TicketGroup[] {
    const groups = new Map<string, DescribedTicket[]>();
    for (const ticket of this.tickets) {
      const { category } = ticket.offer;
      const group = groups.get(category) ?? [];
      groups.set(category, group);
      group.push(ticket);
    }
    return [...groups].map(([category, tickets]) => ({ category, tickets }));
  }

  /** In the museum's order. */
  get selected(): readonly SelectedTicket[] {
    return this.tickets.flatMap((ticket) => {
      const quantity = this.quantityOf(ticket);
      return quantity > 0 ? [{ ticket, quantity }] : [];
    });
  }

  get count(): number {
    return totalCount(this.selected);
  }

  get total() {
    return totalPrice(this.selected);
  }

  /** The places that the selected tickets take in a slot. */
  get party() {
    return partyOf(this.selected);
  }

  quantityOf(ticket: DescribedTicket): number {
    return this.quantities.get(ticketKey(ticket.offer)) ?? 0;
  }

  /** Why there can't be one more of a ticket; null when there can. */
  blockOf(ticket: DescribedTicket): StepBlock | null {
    return this.#blockAt(ticket, this.quantityOf(ticket));
  }

  /** Whether the stock of its price type is 0 in the chosen slot (§2). */
  isSoldOut(ticket: DescribedTicket): boolean {
    return this.#blockAt(ticket, 0) === 'soldOut';
  }

  /** Sets how many of a ticket are wanted; one more than there can be is refused, and said why. */
  setQuantity(ticket: DescribedTicket, quantity: number): void {
    const block = this.blockOf(ticket);
    if (quantity > this.quantityOf(ticket) && block !== null) {
      this.explain(block);
      return;
    }
    this.#keep(ticketKey(ticket.offer), quantity);
    const { storage } = this.#ports;
    storage.keepCart(withGood(storage.cart(), { ...goodIdOf(ticket.offer), quantity }));
    this.#sayTotal();
  }

  /** Says why there can't be one more. */
  explain(block: StepBlock): void {
    this.#ports.announcements.show('warning', (LL) => LL.home[block]());
  }

  /** Wants what an earlier page of the visit left, as far as it is on sale once the tickets are read. */
  restore(cart: Cart): void {
    this.quantities.clear();
    for (const { item, salepropetyvalue, quantity } of cart.dataList) {
      this.quantities.set(ticketKey({ ticketId: item, kindId: salepropetyvalue }), quantity);
    }
  }

  /** Takes over how many of each ticket the order form left. */
  adopt(tickets: readonly SelectedTicket[]): void {
    for (const { ticket } of this.selected) {
      this.#keep(ticketKey(ticket.offer), quantityOf(tickets, ticket));
    }
    this.#keepCart();
  }

  /** The list is on its way. */
  expect(): void {
    this.state = { kind: 'loading' };
  }

  /**
   * Shows tickets at once under their plain names, and describes them when their descriptions arrive (HOME-16); a ticket
   * whose kind follows from the ID once (CONF-05). Takes what is not on sale any more out of the choice, and tells how
   * many tickets that were.
   */
  show(onSale: readonly TicketOffer[]): number {
    const offers = choosableOffers(onSale);
    this.#listGeneration += 1;
    const generation = this.#listGeneration;
    this.tickets = offers.map((offer) => described(offer, null));
    this.state = { kind: 'shown' };
    void this.#ports.describeTickets
      .execute(offers, this.#ports.language.current())
      .then((tickets) =>
        runInAction(() => {
          if (generation === this.#listGeneration) this.tickets = tickets;
        }),
      );
    return this.#dropUnoffered();
  }

  fail(cause: Failure): void {
    this.state = { kind: 'failed', cause };
  }

  /** Goes back to how the list was before another was awaited, or hides it. */
  turn(state: TicketListState): void {
    this.state = state;
  }

  /** Forgets tickets and quantities; the cart is the caller's to forget. */
  clear(): void {
    this.#listGeneration += 1;
    this.#stopTotal();
    this.state = { kind: 'none' };
    this.tickets = [];
    this.quantities.clear();
  }

  #blockAt(ticket: DescribedTicket, quantity: number): StepBlock | null {
    return stepUpBlock(ticket, quantity, this.#places.slot, this.#places.isStaggeredDay);
  }

  #keep(key: string, quantity: number): void {
    if (quantity > 0) this.quantities.set(key, quantity);
    else this.quantities.delete(key);
  }

  #dropUnoffered(): number {
    const offered = new Map(this.tickets.map((ticket) => [ticketKey(ticket.offer), ticket]));
    let dropped = 0;
    for (const [key, quantity] of [...this.quantities]) {
      if ((offered.get(key)?.offer.price ?? null) !== null) continue;
      dropped += quantity;
      this.quantities.delete(key);
    }
    if (dropped > 0) this.#keepCart();
    return dropped;
  }

  #keepCart(): void {
    const { storage } = this.#ports;
    storage.keepCart(cartAfter(storage.cart(), { kind: 'set', cart: cartOf(this.selected) }));
  }

  #sayTotal(): void {
    const { clock, announcements } = this.#ports;
    this.#stopTotal();
    this.#stopTotal = clock.after(totalSpokenAfterMs, () =>
      announcements.say((LL) =>
        LL.home.totalNow({ count: this.count, total: moneyText(this.total) }),
      ),
    );
  }
}
