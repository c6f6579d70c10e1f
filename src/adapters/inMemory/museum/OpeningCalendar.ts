import { type Adjustment, includes } from './Adjustment.ts';
import type { MuseumSeed, Places, SeedDay } from './MuseumSeed.ts';
import { museumTime } from './museumTime.ts';
import { slotId, wholeDayId } from './slotId.ts';

/** A time slot of a day. */
export interface Slot {
  readonly id: string;
  readonly day: string;
  /** `HH:mm`. */
  readonly begin: string;
  readonly end: string;
  /** Whether it is kept for groups. */
  readonly isForGroups: boolean;
}

/** Places as a slot or whole day starts with them. */
export interface InitialPlaces {
  readonly capacity: Places;
  readonly left: Places;
}

const nothingLeft: Places = { ordinary: 0, free: 0 };
const lastPlaces: Places = { ordinary: 2, free: 1 };
const idPattern = /^77(\d{4})(\d{2})(\d{2})0000000(\d{2})$/;

/** Which days the museum opens, with which slots and how many places. The seed's week repeats from its first day. */
export class OpeningCalendar {
  readonly #seed: MuseumSeed;
  readonly #adjustment: Adjustment;
  readonly #firstDay: string;

  constructor(seed: MuseumSeed, change: Adjustment, firstDay: string) {
    this.#seed = seed;
    this.#adjustment = change;
    this.#firstDay = firstDay;
  }

  /** The days that can be booked at an instant, closed ones left out. */
  daysOnSale(now: number): string[] {
    return this.window(now).filter((day) => this.isOpen(day));
  }

  /** Today and the days after it up to the pre-sale window's last. */
  window(now: number): string[] {
    const today = museumTime.dayAt(now);
    return Array.from({ length: this.#seed.preSaleDays }, (_, days) =>
      museumTime.addDays(today, days),
    );
  }

  isOpen(day: string): boolean {
    return this.#dayOf(day).kind !== 'closed';
  }

  /** True for closed days too, which have no slots: there is nothing to book on them either way. */
  isStaggered(day: string): boolean {
    return this.#dayOf(day).kind !== 'wholeDay';
  }

  slots(day: string): Slot[] {
    if (includes(this.#adjustment.daysWithoutSlots, day)) return [];
    if (this.#dayOf(day).kind !== 'timeSlots') return [];
    return this.#seed.slots.map(({ begin, end }, index) => {
      const id = slotId(day, index);
      return { id, day, begin, end, isForGroups: includes(this.#adjustment.groupSlots, id) };
    });
  }

  slot(id: string): Slot | undefined {
    const [, year, month, date] = idPattern.exec(id) ?? [];
    if (year === undefined) return undefined;
    return this.slots(`${year}-${month}-${date}`).find((slot) => slot.id === id);
  }

  /** Whether a slot can no longer be entered. */
  isPast(slot: Slot, now: number): boolean {
    return now >= museumTime.instantOf(slot.day, slot.end);
  }

  /** Whether a day has closed its doors. */
  isOver(day: string, now: number): boolean {
    return now >= museumTime.instantOf(day, this.#seed.closes);
  }

  /** What a place, by slot or whole-day identifier, starts with; nothing for an unknown one. */
  initialPlaces(id: string): InitialPlaces {
    const [, year, month, date, index] = idPattern.exec(id) ?? [];
    const day = `${year}-${month}-${date}`;
    if (year !== undefined && id === wholeDayId(day)) {
      const { wholeDayCapacity, wholeDayLeft } = this.#seed;
      return {
        capacity: wholeDayCapacity,
        left: this.#adjusted(id, wholeDayLeft, wholeDayCapacity),
      };
    }
    const fill = this.#dayOf(day).fills[Number(index)];
    if (fill === undefined) return { capacity: nothingLeft, left: nothingLeft };
    return {
      capacity: this.#seed.slotCapacity,
      left: this.#adjusted(id, this.#seed.fills[fill], this.#seed.slotCapacity),
    };
  }

  #adjusted(id: string, left: Places, capacity: Places): Places {
    if (includes(this.#adjustment.soldOutSlots, id)) return nothingLeft;
    if (includes(this.#adjustment.nearlySoldOutSlots, id)) return lastPlaces;
    if (includes(this.#adjustment.quietSlots, id)) {
      return { ordinary: capacity.ordinary - 2, free: capacity.free - 1 };
    }
    return left;
  }

  #dayOf(day: string): SeedDay {
    const { closedDays, wholeDays, openDays } = this.#adjustment;
    const { week } = this.#seed;
    const first = week[0] ?? { kind: 'closed', fills: [] };
    if (includes(closedDays, day)) return { kind: 'closed', fills: [] };
    if (includes(openDays, day)) return first;
    const distance = museumTime.daysBetween(this.#firstDay, day);
    const own = week[((distance % week.length) + week.length) % week.length] ?? first;
    return includes(wholeDays, day) && own.kind !== 'closed'
      ? { kind: 'wholeDay', fills: [] }
      : own;
  }
}
