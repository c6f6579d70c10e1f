import * as constants from './constants.ts';
import { addDays, daysBetween, type MuseumDay } from './MuseumDay.ts';

/** Which days can be booked: from today to the last day with availability (§4, §9). */
export interface BookingWindow {
  readonly today: MuseumDay;
  readonly lastDay: MuseumDay;
  /** Days that the museum says have standby availability; null while it has not said. */
  readonly standbyDays: readonly MuseumDay[] | null;
  /** Whether the More tab is there: pre-sale days above 2 (§9). */
  readonly hasMore: boolean;
}

/** The window before anything is known of it. */
export function defaultWindow(today: MuseumDay): BookingWindow {
  return {
    today,
    lastDay: addDays(today, constants.defaultSearchWindowDays),
    standbyDays: null,
    hasMore: true,
  };
}

/** The last day that pre-sale days allow: so many minus 1 ahead; 9 ahead when they are unknown (§9). */
export function lastPreSaleDay(today: MuseumDay, preSaleDays: number | null): MuseumDay {
  if (preSaleDays === null) return addDays(today, constants.endDateWithoutPreSaleDays);
  return addDays(today, Math.max(preSaleDays - constants.maximumDateMinusDays, 0));
}

/**
 * The window once the pre-sale days and the standby list are known. The three default days always belong to it; of the
 * standby list the days from the third through the pre-sale window are kept and the last one is the calendar's end
 * (§7). Without a standby list the pre-sale window itself is the end.
 */
export function windowOf(
  today: MuseumDay,
  preSaleDays: number | null,
  standby: readonly MuseumDay[] | null,
): BookingWindow {
  const last = lastPreSaleDay(today, preSaleDays);
  const third = addDays(today, constants.defaultDateTabs - 1);
  const kept = standby?.filter((day) => day >= third && day <= last);
  const lastStandby = kept?.reduce<MuseumDay | null>(
    (latest, day) => (latest === null || day > latest ? day : latest),
    null,
  );
  return {
    today,
    lastDay: lastStandby ?? last,
    standbyDays: standby,
    hasMore: preSaleDays === null || preSaleDays > constants.moreTabHiddenAtPreSaleDays,
  };
}

/** The three days of the date tabs from a first one on (§4). */
export function tabDays(first: MuseumDay): readonly [MuseumDay, MuseumDay, MuseumDay] {
  return [first, addDays(first, 1), addDays(first, 2)];
}

/** Whether a day lies in the window. */
export function isBookable(window: BookingWindow, day: MuseumDay): boolean {
  return daysBetween(window.today, day) >= 0 && day <= window.lastDay;
}
