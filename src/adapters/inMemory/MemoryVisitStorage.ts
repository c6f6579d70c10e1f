import { type Cart, emptyCart } from '../../domain/model/Cart.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';

/** A visit kept in memory. Held to the same promises as session storage by test/ports/visitStorage.suite.ts. */
export class MemoryVisitStorage implements VisitStorage {
  #selection: Selection | null = null;
  #warmPrompt = '';
  #day: MuseumDay | null = null;
  #slotRange: string | null = null;
  #cart: Cart = emptyCart;

  selection(): Selection | null {
    return this.#selection;
  }

  keepSelection(selection: Selection | null): void {
    this.#selection = selection;
  }

  clearSelection(): void {
    this.#selection = null;
    this.#slotRange = null;
    this.#cart = emptyCart;
  }

  cart(): Cart {
    return this.#cart;
  }

  keepCart(cart: Cart): void {
    this.#cart = cart;
  }

  day(): MuseumDay | null {
    return this.#day;
  }

  keepDay(day: MuseumDay): void {
    this.#day = day;
  }

  slotRange(): string | null {
    return this.#slotRange;
  }

  keepSlotRange(range: string | null): void {
    this.#slotRange = range;
  }

  warmPrompt(): string {
    return this.#warmPrompt;
  }

  keepWarmPrompt(text: string): void {
    this.#warmPrompt = text;
  }
}
