import type { Language } from '../../domain/model/Language.ts';
import type { MuseumDay, TimeZone } from '../../domain/model/MuseumDay.ts';
import { momentOf } from '../../domain/model/MuseumMoment.ts';
import { dayText } from '../format.ts';

/**
 * A time that the museum sent (`2026-11-27 09:05:00`) with its day as days are shown: `Fri 27 Nov 09:05`. One that
 * can't be read stands as the museum wrote it: the same on every phone, and never "Invalid Date" (O-039).
 *
 * @param zone the museum's, for a text that carries an offset; without it such a text stands as it is
 */
export function momentText(
  text: string,
  today: MuseumDay,
  language: Language,
  zone: TimeZone | null = null,
): string {
  const moment = momentOf(text, zone);
  return moment === null ? text : `${dayText(moment.day, today, language)} ${moment.time}`;
}
