import type { Bans } from './Bans.ts';
import type { Bilingual, MuseumSeed, SeedKind, SeedTicket } from './MuseumSeed.ts';
import type { OpeningCalendar } from './OpeningCalendar.ts';
import type { SaveOrderLine } from './wireRequests.ts';

/** A line that may be sold as it stands. */
export interface CheckedLine {
  readonly ticket: SeedTicket;
  readonly kind: SeedKind;
  readonly line: SaveOrderLine;
  /** Slot or whole day whose places it takes; null for what takes none. */
  readonly placeId: string | null;
  /** Empty where no slot binds it. */
  readonly slotId: string;
}

/** Where the rules look. */
export interface RuleBook {
  readonly seed: MuseumSeed;
  readonly calendar: OpeningCalendar;
  readonly bans: Bans;
  readonly now: number;
  /** Whether a live order has booked a document for a time, by `documentKey`. */
  readonly isBooked: (documentKey: string) => boolean;
}

/** Ticket and kind as one name, for texts. */
export function fullName(ticket: SeedTicket, kind: SeedKind): Bilingual {
  return { zh: `${ticket.name.zh}·${kind.name.zh}`, en: `${ticket.name.en}, ${kind.name.en}` };
}
