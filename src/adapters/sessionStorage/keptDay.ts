import { type MuseumDay, museumDay } from '../../domain/model/MuseumDay.ts';
import type { KeptText } from './KeptText.ts';
import { sessionKeys } from './sessionKeys.ts';

/** The day that a visitor looked at last; null where none is kept, or none that is a day. */
export const keptDay = (kept: Pick<KeptText, 'get'>): MuseumDay | null =>
  museumDay(kept.get(sessionKeys.day) ?? '');
