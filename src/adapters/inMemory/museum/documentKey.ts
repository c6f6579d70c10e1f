/** When a ticket is good: its day, and its slot; the slot is empty where none binds it. */
export interface TicketTime {
  readonly day: string;
  readonly slotId: string;
}

/** One document at one time: it may be booked once. Day and slot, or the day where no slot binds. */
export function documentKey({ day, slotId }: TicketTime, number: string): string {
  return `${day}/${slotId}/${number.toUpperCase()}`;
}
