import { idCard } from './idCard.ts';
import type { SeedKind, SeedTicket } from './MuseumSeed.ts';

/**
 * The kind of a ticket that the holder of a document gets: by age where an ID number tells it, the first kind
 * otherwise.
 *
 * @param today the day on which the age counts
 */
export function kindById(ticket: SeedTicket, number: string, today: string): SeedKind {
  const [first] = ticket.kinds;
  const birth = idCard.birthOf(number);
  if (birth === null || !ticket.choosesKindById) return first;
  const age = idCard.ageOn(today, birth);
  const fitting = ticket.kinds.find(
    ({ ages }) => ages !== undefined && age >= ages.from && age < ages.below,
  );
  return fitting ?? first;
}
