import type { MuseumSize } from './Adjustment.ts';
import type { MuseumSeed, SeedDay, SeedTicket } from './MuseumSeed.ts';

const minutesADay = { from: 9 * 60, to: 17 * 60 } as const;

/**
 * A museum that sells so many tickets in so many time slots of a day, alike in everything else: where it sells more than
 * the seed the seed's own come first, and then they are sold again under other numbers and a number in their names.
 */
export function seedOfSize(seed: MuseumSeed, { kinds, slots }: MuseumSize): MuseumSeed {
  return {
    ...seed,
    tickets: Array.from({ length: kinds }, (_, place) => ticketAt(seed.tickets, place)),
    slots: slotsOf(slots),
    week: seed.week.map((day) => dayWith(day, slots)),
  };
}

function ticketAt(own: readonly SeedTicket[], place: number): SeedTicket {
  const ticket = own[place % own.length];
  if (ticket === undefined) throw new Error('the seed has no ticket');
  const round = Math.floor(place / own.length);
  if (round === 0) return ticket;
  // Their numbers begin with 1 and 2.
  const numbered = (id: string) => `${round}${id}`;
  const { zh, en } = ticket.name;
  const [first, ...others] = ticket.kinds.map((kind) => ({ ...kind, id: numbered(kind.id) }));
  if (first === undefined) throw new Error(`ticket ${ticket.id} has no kind`);
  return {
    ...ticket,
    id: numbered(ticket.id),
    name: { zh: `${zh} ${round + 1}`, en: `${en} ${round + 1}` },
    kinds: [first, ...others],
  };
}

/** Slots one after another that fill the museum's day, to the minute. */
function slotsOf(count: number): MuseumSeed['slots'] {
  const { from, to } = minutesADay;
  const at = (index: number) => {
    const minute = from + Math.floor(((to - from) * index) / count);
    return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  };
  return Array.from({ length: count }, (_, index) => ({
    begin: at(index).join(':'),
    end: at(index + 1).join(':'),
  }));
}

function dayWith({ kind, fills }: SeedDay, slots: number): SeedDay {
  if (kind !== 'timeSlots') return { kind, fills };
  return {
    kind,
    fills: Array.from({ length: slots }, (_, index) => fills[index % fills.length] ?? 'open'),
  };
}
