import type { Cart } from '../domain/model/Cart.ts';
import type { MuseumDay } from '../domain/model/MuseumDay.ts';
import type { Selection } from '../domain/model/Selection.ts';

/**
 * What one visit keeps in this tab: exactly the session keys of §3, never anything personal (R15). Unreadable content
 * counts as absent; where the browser refuses to store, the values live as long as the page (O-083, O-084).
 */
export interface VisitStorage {
  /** The selection placed last, for the order form (`proData`, `selecttimeSharing`, `traveldate`). */
  selection(): Selection | null;
  /** Keeps a selection for the order form; null takes it away, and leaves what is chosen on home. */
  keepSelection(selection: Selection | null): void;
  /** Forgets selection, cart and time slot, after an order was placed or a day was chosen anew. */
  clearSelection(): void;
  /** What has been put together so far (`cart`); empty when there is nothing (START-05). */
  cart(): Cart;
  keepCart(cart: Cart): void;
  /** The visit date chosen last (`date`); null before any was. */
  day(): MuseumDay | null;
  keepDay(day: MuseumDay): void;
  /** The chosen slot's `begin-end` (`time`); null when none is chosen. */
  slotRange(): string | null;
  /** Null takes it away. */
  keepSlotRange(range: string | null): void;
  /** The home template's warm prompt, shown on the order form (`warmPrompt`). */
  warmPrompt(): string;
  keepWarmPrompt(text: string): void;
}
