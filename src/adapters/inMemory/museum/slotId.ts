/** Index under which a day without time slots keeps its places. */
const WHOLE_DAY = 99;

/**
 * The identifier of a day's time slot: 19 digits, beyond 2^53, a function of the day and the slot's place in it alone,
 * so that a contract can name a slot before the museum runs.
 *
 * @param day yyyy-MM-dd
 * @param index 0 for the first slot of the day
 */
export function slotId(day: string, index: number): string {
  return `77${day.replaceAll('-', '')}0000000${String(index).padStart(2, '0')}`;
}

/** The identifier under which the places of a day without staggered sale are counted. Never on the wire. */
export function wholeDayId(day: string): string {
  return slotId(day, WHOLE_DAY);
}
