import type { MuseumSeed, SeedTicket } from '../../src/adapters/inMemory/museum/MuseumSeed.ts';
import { seed } from '../../src/adapters/inMemory/museum/seed.ts';

const sold: readonly string[] = ['100101', '100103', '100301'];

/** The exhibition names nobody here, so that no document stands in the way of a second order for it. */
const own = (ticket: SeedTicket): SeedTicket =>
  ticket.id === '100301' ? { ...ticket, isRealName: false } : ticket;

/** The tickets whose places are those of the free pool. */
export const freeTickets: readonly string[] = ['100103'];

/**
 * The museum of the seed with three slots a day, few places and three tickets: one by name, one free and to be topped
 * up, and one without names. Small, so that random visitors meet the end of its stock.
 */
export const smallMuseum: MuseumSeed = {
  ...seed,
  slots: [
    { begin: '10:00', end: '11:00' },
    { begin: '13:00', end: '14:00' },
    { begin: '16:00', end: '17:00' },
  ],
  week: [
    { kind: 'timeSlots', fills: ['open', 'few', 'open'] },
    { kind: 'timeSlots', fills: ['open', 'open', 'full'] },
    { kind: 'wholeDay', fills: [] },
    { kind: 'timeSlots', fills: ['few', 'open', 'busy'] },
    { kind: 'closed', fills: [] },
    { kind: 'timeSlots', fills: ['open', 'open', 'open'] },
    { kind: 'timeSlots', fills: ['few', 'few', 'open'] },
  ],
  slotCapacity: { ordinary: 8, free: 5 },
  fills: {
    open: { ordinary: 6, free: 4 },
    busy: { ordinary: 4, free: 2 },
    few: { ordinary: 2, free: 1 },
    freeOnly: { ordinary: 0, free: 3 },
    full: { ordinary: 0, free: 0 },
  },
  wholeDayCapacity: { ordinary: 8, free: 5 },
  wholeDayLeft: { ordinary: 5, free: 3 },
  preSaleDays: 4,
  template: { ...seed.template, bannerUrl: '' },
  tickets: seed.tickets.filter(({ id }) => sold.includes(id)).map(own),
};
