import type { Language } from '../../domain/model/Language.ts';
import { type MuseumDay, museumDay } from '../../domain/model/MuseumDay.ts';
import { dayText } from '../format.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?$/;

/**
 * A museum wall-clock text (`2026-11-27 09:05:00`) with its day as days are shown: `Fri 27 Nov 09:05`. In any other
 * spelling it stands as the museum wrote it: the same time on every phone, and never "Invalid Date" (O-039).
 */
export function momentText(text: string, today: MuseumDay, language: Language): string {
  const [, date = '', time = ''] = pattern.exec(text.trim()) ?? [];
  const day = museumDay(date);
  return day === null ? text : `${dayText(day, today, language)} ${time}`;
}
