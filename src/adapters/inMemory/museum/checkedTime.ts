import type { CheckedLine, RuleBook } from './CheckedLine.ts';
import type { TicketTime } from './documentKey.ts';
import type { Bilingual, SeedTicket } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { Refusal } from './Refusal.ts';
import { wholeDayId } from './slotId.ts';

/**
 * Checks whether a ticket can be had for a time, but for stock; gives where its places are taken.
 *
 * @throws Refusal for a day that is not on sale, and a slot that is missing, over, not the day's or kept for groups
 */
export function checkedTime(
  { day, slotId: id }: TicketTime,
  ticket: SeedTicket,
  name: Bilingual,
  { calendar, now }: Pick<RuleBook, 'calendar' | 'now'>,
): Pick<CheckedLine, 'placeId' | 'slotId'> {
  if (!museumTime.isDay(day) || !calendar.window(now).includes(day)) {
    throw new Refusal('dayNotOnSale', { value: day });
  }
  if (!calendar.isOpen(day)) throw new Refusal('dayClosed', { value: day });
  if (!calendar.isStaggered(day) && id !== '') throw new Refusal('slotUnknown', { value: id });
  if (id === '') {
    if (ticket.isStaggered && calendar.isStaggered(day)) {
      throw new Refusal('slotMissing', { ticket: name });
    }
    if (calendar.isOver(day, now)) throw new Refusal('slotPast', { value: day });
    return { placeId: ticket.isStaggered ? wholeDayId(day) : null, slotId: '' };
  }
  const slot = calendar.slot(id);
  if (slot === undefined || slot.day !== day) throw new Refusal('slotUnknown', { value: id });
  const time = `${day} ${slot.begin}-${slot.end}`;
  if (calendar.isPast(slot, now)) throw new Refusal('slotPast', { value: time });
  if (slot.isForGroups) throw new Refusal('slotForGroups', { value: time });
  return { placeId: ticket.isStaggered ? id : null, slotId: ticket.isStaggered ? id : '' };
}
