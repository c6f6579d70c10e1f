import type { TimeZone } from './MuseumDay.ts';
import type { SlotFilter } from './TimeSlot.ts';

/** What makes one built app a certain museum's (START-10); validated at the start. */
export interface Configuration {
  /** The museum's name in both languages: page title and ticket (START-06). */
  readonly name: { readonly zh: string; readonly en: string };
  /** The museum's zone, `Asia/Shanghai` by default (R13). */
  readonly timeZone: TimeZone;
  /** The organisation asked for when the entry address names none (§1). */
  readonly organisationId: string;
  /** The slot filter (`isShowFilterReservationDaily` with its window); null, the default, for none (§9). */
  readonly slotFilter: SlotFilter | null;
  /** Hosts that a bank's payment form may be sent to (Q-PAY-9). */
  readonly bankHosts: readonly string[];
  /** Whether the order form asks for a code sent to the contact phone (§2); false by default. */
  readonly asksForCode: boolean;
  /** The mobile-required flag (§2): whether each visitor is asked for a mobile phone; false by default. */
  readonly requiresVisitorMobile: boolean;
  /** The mini-program's own payment page, `/pages/…`; null, the default, where there is none. */
  readonly miniProgramPayPath: string | null;
  /** Whom visitors ask where something failed, one line in each language; null, the default, for nobody. */
  readonly contact: { readonly zh: string; readonly en: string } | null;
}
