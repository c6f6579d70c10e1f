import { runInAction } from 'mobx';
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
import { isAlike } from '../isAlike.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import { ObservedMap } from '../ObservedMap.ts';

/** The ticket list; `none` until a slot is chosen (§4 home flow 3). */
export type TicketListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly cause: Failure }
  | { readonly kind: 'shown' };

/** Tickets of one category, in the museum's order. */
export interface TicketGroup {
  readonly category: string;
  readonly offers: readonly TicketOffer[];
}

/** Of a long list so many are described at once: those that are seen, and the next when one begins to scroll. */
const describedAtOnce = 20;

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

const noPlaces: PlacesForTickets = { slot: null, isStaggeredDay: false };

// Whoever steps up four times hears the total once (Q-A11Y-4).
const totalSpokenAfterMs = 500;

/**
 * How many of which tickets are wanted (HOME-09, HOME-10). Each quantity and each description is observed by itself, so
 * that what happens to one ticket makes one card of the list anew, and a step up takes no longer among 500 tickets than
 * among five. What is wanted is in the session's cart too, for the page after a reload (START-05).
 */
export class TicketChoiceModel {
  state: TicketListState = { kind: 'none' };
  /** The tickets last read; they stay behind a list that is on its way, since what is selected is of them. */
  offers: readonly TicketOffer[] = [];
  /**
   * The tickets that were shown last, also when they are not on offer any more: their cards wait unseen for the next list,
   * which is mostly the same, instead of being taken down under the visitor's finger.
   */
  drawn: readonly TicketOffer[] = [];
  /** Where those take their places from, or did when they were shown last: a tap on a slot changes nothing of 500 cards. */
  drawnIn = noPlaces;
  /** Those tickets by {@link ticketKey}, described as far as their descriptions have arrived. */
  readonly described = new ObservedMap<string, DescribedTicket>();
  /** By {@link ticketKey}; above 0. */
  readonly quantities = new ObservedMap<string, number>();

  readonly #ports: TicketChoicePorts;
  readonly #places: PlacesForTickets;
  #stopTotal: Stop = () => {};

  constructor(ports: TicketChoicePorts, places: PlacesForTickets) {
    this.#ports = ports;
    this.#places = places;
    makeAutoObservable(this, {
      described: false,
      quantities: false,
    });
  }

  /** What is {@link drawn}. */
  get groups(): readonly TicketGroup[] {
    const groups = new Map<string, TicketOffer[]>();
    for (const offer of this.drawn) {
      const group = groups.get(offer.category) ?? [];
      groups.set(offer.category, group);
      group.push(offer);
    }
    return [...groups].map(([category, offers]) => ({ category, offers }));
  }

  /** In the museum's order. */
  get selected(): readonly SelectedTicket[] {
    const { places } = this;
    const placeOf = ({ ticket }: SelectedTicket) => places.get(ticketKey(ticket.offer)) ?? 0;
    return this.quantities
      .entries()
      .flatMap(([key, quantity]) => {
        const ticket = places.has(key) ? this.described.get(key) : undefined;
        return ticket === undefined ? [] : [{ ticket, quantity }];
      })
      .sort((one, other) => placeOf(one) - placeOf(other));
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

  /** A ticket as far as it is described. */
  ticketOf(offer: TicketOffer): DescribedTicket {
    // A card of a list that is being replaced may ask for what is gone.
    return this.described.get(ticketKey(offer)) ?? described(offer, null);
  }

  quantityOf(ticket: DescribedTicket): number {
    return this.quantities.get(ticketKey(ticket.offer)) ?? 0;
  }

  /** Why there can't be one more of a ticket; null when there can. */
  blockOf(ticket: DescribedTicket): StepBlock | null {
    const { slot, isStaggeredDay } = this.#places;
    return stepUpBlock(ticket, this.quantityOf(ticket), slot, isStaggeredDay);
  }

  /** The same of a ticket that is drawn; while it waits unseen, what it was when it was seen last. */
  blockDrawn(ticket: DescribedTicket): StepBlock | null {
    const { slot, isStaggeredDay } = this.drawnIn;
    return stepUpBlock(ticket, this.quantityOf(ticket), slot, isStaggeredDay);
  }

  /** The slot has other places now, or other tickets are shown than before. */
  lookAtPlaces(): void {
    const { slot, isStaggeredDay } = this.#places;
    if (this.state.kind === 'shown') this.drawnIn = { slot, isStaggeredDay };
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
   * Shows tickets at once under the names that are known, and has them described (HOME-16): of a long list the first ones
   * and those that are wanted, the others when they come near the screen. A ticket whose kind follows from the ID is shown
   * once (CONF-05). Takes what is not on sale any more out of the choice, and tells how many tickets that were.
   */
  show(onSale: readonly TicketOffer[]): number {
    const offers = choosableOffers(onSale).map((offer) => {
      const before = this.described.get(ticketKey(offer))?.offer;
      return before !== undefined && isAlike(before, offer) ? before : offer;
    });
    this.offers = offers;
    if (!isSameList(this.drawn, offers)) this.drawn = offers;
    this.state = { kind: 'shown' };
    this.lookAtPlaces();
    this.#replaceDescribed(offers);
    const dropped = this.#dropUnoffered();
    this.describe(
      offers.filter(
        (offer, place) => place < describedAtOnce || this.quantities.has(ticketKey(offer)),
      ),
    );
    return dropped;
  }

  /**
   * Has tickets described that are seen, or about to be: each once for the visit. A description that comes when its ticket
   * is gone is dropped.
   */
  describe(offers: readonly TicketOffer[]): void {
    const { describeTickets, language } = this.#ports;
    void describeTickets.execute(offers, language.current(), (ticket) => {
      const before = this.described.get(ticketKey(ticket.offer));
      if (before?.offer !== ticket.offer || isAlike(before, ticket)) return;
      runInAction(() => this.described.set(ticketKey(ticket.offer), ticket));
    });
  }

  fail(cause: Failure): void {
    this.state = { kind: 'failed', cause };
  }

  /** Goes back to how the list was before another was awaited, or hides it. */
  turn(state: TicketListState): void {
    this.state = state;
    this.lookAtPlaces();
  }

  /** Forgets tickets and quantities; the cart is the caller's to forget. */
  clear(): void {
    this.#stopTotal();
    this.state = { kind: 'none' };
    this.offers = [];
    this.quantities.clear();
  }

  /** Where each of the tickets stands, by {@link ticketKey}. */
  get places(): ReadonlyMap<string, number> {
    return new Map(this.offers.map((offer, place) => [ticketKey(offer), place]));
  }

  #keep(key: string, quantity: number): void {
    if (quantity > 0) this.quantities.set(key, quantity);
    else this.quantities.delete(key);
  }

  /** A ticket that is on sale as it was stays described as it was. */
  #replaceDescribed(offers: readonly TicketOffer[]): void {
    for (const [key] of this.described.entries()) {
      if (!this.places.has(key)) this.described.delete(key);
    }
    for (const offer of offers) {
      const key = ticketKey(offer);
      if (this.described.get(key)?.offer !== offer) this.described.set(key, described(offer, null));
    }
  }

  #dropUnoffered(): number {
    let dropped = 0;
    for (const [key, quantity] of this.quantities.entries()) {
      if ((this.described.get(key)?.offer.price ?? null) !== null) continue;
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

const isSameList = (one: readonly TicketOffer[], other: readonly TicketOffer[]) =>
  one.length === other.length && one.every((offer, place) => offer === other[place]);
