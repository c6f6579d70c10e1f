/** A text in both languages of the wire. */
export interface Bilingual {
  readonly zh: string;
  readonly en: string;
}

/** How full a slot is before anybody books. */
type Fill = 'open' | 'busy' | 'few' | 'freeOnly' | 'full';

/** Places of one slot (or whole day) by pool. */
export interface Places {
  readonly ordinary: number;
  readonly free: number;
}

/** One day of the museum's week, which repeats from the day the museum was made. */
export interface SeedDay {
  readonly kind: 'timeSlots' | 'wholeDay' | 'closed';
  /** One entry a slot of {@link MuseumSeed.slots}; empty on other days. */
  readonly fills: readonly Fill[];
}

/** A kind of a ticket: adult, concession … */
export interface SeedKind {
  readonly id: string;
  readonly name: Bilingual;
  /** HTML. */
  readonly notice: Bilingual;
  readonly needsSpecialCertificate: boolean;
  /** What it costs where that differs from its ticket. */
  readonly priceFen?: number;
  /** In full years, for whom it is; only for tickets that choose their kind by ID, and never their first kind. */
  readonly ages?: { readonly from: number; readonly below: number };
}

/** A ticket on sale; the sale list names its first kind, and the others where the kind follows from the ID. */
export interface SeedTicket {
  readonly id: string;
  readonly name: Bilingual;
  readonly category: Bilingual;
  /** HTML. */
  readonly detail: Bilingual;
  readonly priceFen: number;
  readonly kinds: readonly [SeedKind, ...SeedKind[]];
  readonly isFree: boolean;
  readonly countsTowardsLimit: boolean;
  readonly isStaggered: boolean;
  readonly isRealName: boolean;
  readonly choosesKindById: boolean;
  readonly maxChildren: number;
  readonly childTicketId?: string;
  /** The ticket that it can be topped up to, by paying the difference. */
  readonly replenishedToTicketId?: string;
  /** Codes of {@link MuseumSeed.certificateTypes}. */
  readonly certificateTypes: readonly string[];
}

/** What the museum is before anybody books: one readable value. */
export interface MuseumSeed {
  readonly week: readonly SeedDay[];
  readonly slots: readonly { readonly begin: string; readonly end: string }[];
  /** Closing time of a day without slots, `HH:mm`. */
  readonly closes: string;
  readonly slotCapacity: Places;
  /** Places left by fill. */
  readonly fills: Readonly<Record<Fill, Places>>;
  readonly wholeDayCapacity: Places;
  readonly wholeDayLeft: Places;
  readonly preSaleDays: number;
  readonly visitorLimit: number;
  /** How many orders of one contact phone may wait for their payment at once. */
  readonly unpaidPerPhone: number;
  readonly config: Readonly<Record<string, string>>;
  readonly certificateTypes: Readonly<Record<string, Bilingual>>;
  readonly specialCertificateTypes: readonly { readonly code: string; readonly value: string }[];
  /** Contact phones that may not order. */
  readonly blacklist: readonly string[];
  /** First six digits of ID numbers whose holders may not order. */
  readonly bannedRegions: readonly string[];
  /** Percent of a ticket's price that is kept when it is given back on the day of the visit; nothing before. */
  readonly refundFeePercent: number;
  readonly payWays: readonly {
    readonly id: string;
    readonly payTypeCode: string;
    readonly name: Bilingual;
  }[];
  readonly template: {
    readonly bannerUrl: string;
    readonly warmPrompt: Bilingual;
    readonly adContent: Bilingual;
    /** HTML. */
    readonly notice: Bilingual;
  };
  readonly tickets: readonly SeedTicket[];
}

/** What a kind of a ticket costs. */
export function priceOf(ticket: SeedTicket, kind: SeedKind): number {
  return kind.priceFen ?? ticket.priceFen;
}
