import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarEvent,
  calendarFile,
  eventUid,
} from '../../../src/domain/model/CalendarEvent.ts';
import { orderNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import { day as aDay, shanghai } from '../builders.ts';
import '../../support/pinnedChance.ts';

const now = Date.parse('2026-11-28T05:06:07.890Z');
const visit: CalendarEvent = {
  uid: 'u1@timed-entry',
  day: aDay('2026-12-01'),
  begin: '09:00',
  end: '10:30',
  title: 'Visit Yunze Museum',
  place: 'Yunze Museum',
  notes: 'Adult. Show the code.',
};
const written = (change: Partial<CalendarEvent> = {}, zone = shanghai) =>
  calendarFile({ ...visit, ...change }, zone, now);
/** The lines as a calendar reads them: put together again where they were folded. */
const linesOf = (file: string) => file.replace(/\r\n[ \t]/g, '').split('\r\n');
const line = (file: string, name: string) =>
  linesOf(file).find((each) => each.startsWith(name)) ?? null;
const octets = (text: string) => new TextEncoder().encode(text).length;

describe('a calendar file', () => {
  it('is exactly this for a visit with a slot, its times in UTC', () => {
    expect(written()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//timed-entry//visit//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:u1@timed-entry',
        'DTSTAMP:20261128T050607Z',
        'DTSTART:20261201T010000Z',
        'DTEND:20261201T023000Z',
        'SUMMARY:Visit Yunze Museum',
        'LOCATION:Yunze Museum',
        'DESCRIPTION:Adult. Show the code.',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    [
      'early at the museum is the day before in UTC',
      '07:30',
      '08:00',
      '20261130T233000Z',
      '20261201T000000Z',
    ],
    ['a slot that ends with its day', '22:00', '24:00', '20261201T140000Z', '20261201T160000Z'],
    ['with seconds', '09:00:00', '10:30:00', '20261201T010000Z', '20261201T023000Z'],
    ['without an end', '09:00', '', '20261201T010000Z', null],
    ['with an end that is none', '09:00', 'late', '20261201T010000Z', null],
    ['with an end before its begin', '09:00', '08:00', '20261201T010000Z', null],
  ])('%s', (_what, begin, end, from, until) => {
    const file = written({ begin, end });
    expect(line(file, 'DTSTART')).toBe(`DTSTART:${from}`);
    expect(line(file, 'DTEND')).toBe(until === null ? null : `DTEND:${until}`);
  });

  it.each([
    ['', ''],
    ['', '10:30'],
    ['soon', '10:30'],
  ])('takes the whole day for a slot of %j to %j, the day after excluded', (begin, end) => {
    const file = written({ day: aDay('2026-12-31'), begin, end });
    expect(line(file, 'DTSTART')).toBe('DTSTART;VALUE=DATE:20261231');
    expect(line(file, 'DTEND')).toBe('DTEND;VALUE=DATE:20270101');
  });

  it.each([
    ['2026-03-29', '10:00', '20260329T080000Z'],
    ['2026-03-28', '10:00', '20260328T090000Z'],
    ['2026-10-25', '01:30', '20261024T233000Z'],
  ])('knows the museum’s zone where clocks change: %s %s', (day, begin, from) => {
    expect(line(written({ day: aDay(day), begin, end: '' }, 'Europe/Berlin'), 'DTSTART')).toBe(
      `DTSTART:${from}`,
    );
  });

  it('escapes what means something in a calendar, and leaves out what no text may hold', () => {
    const file = written({
      title: 'a,b;c\\d',
      place: 'one\ttwo\u0007three',
      notes: 'first\nsecond\r\nthird\rEND:VEVENT',
    });
    expect(line(file, 'SUMMARY')).toBe('SUMMARY:a\\,b\\;c\\\\d');
    expect(line(file, 'LOCATION')).toBe('LOCATION:one two three');
    expect(line(file, 'DESCRIPTION')).toBe('DESCRIPTION:first\\nsecond\\nthird\\nEND:VEVENT');
    expect(linesOf(file).filter((each) => each === 'END:VEVENT')).toHaveLength(1);
  });

  it('folds at 75 octets and tears no character apart', () => {
    const exact = written({ title: 'x'.repeat(75 - 'SUMMARY:'.length) });
    expect(exact).toContain(`SUMMARY:${'x'.repeat(67)}\r\n`);
    expect(written({ title: 'x'.repeat(68) })).toContain(`SUMMARY:${'x'.repeat(67)}\r\n x\r\n`);
    // 8 octets of name, 22 characters of 3: one more would be 77.
    expect(written({ title: '馆'.repeat(23) })).toContain(`SUMMARY:${'馆'.repeat(22)}\r\n 馆\r\n`);
    expect(written({ title: '🏛'.repeat(17) })).toContain(`SUMMARY:${'🏛'.repeat(16)}\r\n 🏛\r\n`);
  });

  it('reads back whatever was written, in lines of no more than 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (notes) => {
        const file = written({ notes });
        for (const each of file.split('\r\n')) expect(octets(each)).toBeLessThanOrEqual(75);
        const text = (line(file, 'DESCRIPTION:') ?? '').slice('DESCRIPTION:'.length);
        const read = text.replace(/\\(.)/gsu, (_, mark: string) => (mark === 'n' ? '\n' : mark));
        expect(read).toBe(notes.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' '));
      }),
    );
  });
});

describe('what a visit is known by in a calendar', () => {
  const order = orderNo('2026120109000000000001');
  const uid = (ticket: string | null, place = 1) =>
    eventUid(order, ticket === null ? null : ticketNo(ticket), place);

  it('stays the same for the same ticket, and is another for another one', () => {
    expect(uid('20261201839300002')).toBe(uid('20261201839300002', 2));
    const all = [uid('20261201839300002'), uid('20261201839300003'), uid(null, 1), uid(null, 2)];
    expect(new Set(all).size).toBe(4);
  });

  it('[Q-SEC-5] names neither the ticket nor its order', () => {
    expect(uid('20261201839300002')).toMatch(/^[0-9a-z]{1,7}-[0-9a-z]{1,7}@timed-entry$/);
  });
});
