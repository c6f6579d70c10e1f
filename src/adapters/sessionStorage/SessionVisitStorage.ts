import type { Cart } from '../../domain/model/Cart.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { Selection } from '../../domain/model/Selection.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { KeptText } from './KeptText.ts';
import { cartFrom } from './keptCart.ts';
import { keptDay } from './keptDay.ts';
import { keptSelection, selectionOf } from './keptSelection.ts';
import { sessionKeys } from './sessionKeys.ts';

/** Keeps a visit under the session keys of §3. What is read from them was written by anybody, and is parsed. */
export class SessionVisitStorage implements VisitStorage {
  readonly #kept: KeptText;

  constructor(kept: KeptText) {
    this.#kept = kept;
  }

  selection(): Selection | null {
    const day = this.#kept.get(sessionKeys.selectionDay);
    const tickets = this.#kept.get(sessionKeys.tickets);
    if (day === null || tickets === null) return null;
    return selectionOf({ day, slot: this.#kept.get(sessionKeys.slot), tickets });
  }

  keepSelection(selection: Selection | null): void {
    if (selection === null) {
      this.#remove(sessionKeys.tickets, sessionKeys.slot, sessionKeys.selectionDay);
      return;
    }
    const { day, slot, tickets } = keptSelection(selection);
    this.#kept.set(sessionKeys.selectionDay, day);
    this.#keepOrRemove(sessionKeys.slot, slot);
    this.#kept.set(sessionKeys.tickets, tickets);
  }

  clearSelection(): void {
    this.keepSelection(null);
    this.#remove(sessionKeys.slotRange, sessionKeys.cart);
  }

  cart(): Cart {
    return cartFrom(this.#kept.get(sessionKeys.cart));
  }

  keepCart(cart: Cart): void {
    this.#kept.set(sessionKeys.cart, JSON.stringify(cart));
  }

  day(): MuseumDay | null {
    return keptDay(this.#kept);
  }

  keepDay(day: MuseumDay): void {
    this.#kept.set(sessionKeys.day, day);
  }

  slotRange(): string | null {
    return this.#kept.get(sessionKeys.slotRange) || null;
  }

  keepSlotRange(range: string | null): void {
    this.#keepOrRemove(sessionKeys.slotRange, range);
  }

  warmPrompt(): string {
    return this.#kept.get(sessionKeys.warmPrompt) ?? '';
  }

  keepWarmPrompt(text: string): void {
    this.#kept.set(sessionKeys.warmPrompt, text);
  }

  #remove(...names: readonly string[]): void {
    for (const name of names) this.#kept.remove(name);
  }

  #keepOrRemove(name: string, text: string | null): void {
    if (text === null) this.#remove(name);
    else this.#kept.set(name, text);
  }
}
