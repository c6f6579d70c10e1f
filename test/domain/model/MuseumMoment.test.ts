import { describe, expect, it } from 'vitest';
import { momentAt, momentOf } from '../../../src/domain/model/MuseumMoment.ts';
import { shanghai } from '../builders.ts';

const at = (day: string, time: string) => ({ day, time });

describe('a time that the museum sent', () => {
  it.each([
    ['2026-11-27 09:05:00', at('2026-11-27', '09:05')],
    ['  2026-11-27 09:05  ', at('2026-11-27', '09:05')],
    ['2026-11-27T09:05:59.999', at('2026-11-27', '09:05')],
    ['2026/1/7 9:05', at('2026-01-07', '09:05')],
    // Beyond 2^31 seconds, and before 1970.
    ['2099-12-31 23:59:00', at('2099-12-31', '23:59')],
    ['1969-12-31 23:59:00', at('1969-12-31', '23:59')],
  ])('without an offset, %j, is the museum’s wall clock', (text, moment) => {
    expect(momentOf(text, shanghai)).toEqual(moment);
    expect(momentOf(text, 'America/Los_Angeles')).toEqual(moment);
  });

  it.each([
    ['2026-11-27T01:05:00Z', at('2026-11-27', '09:05')],
    ['2026-11-27T01:05:00.000+0000', at('2026-11-27', '09:05')],
    ['2026-11-27 09:05:00 +0800', at('2026-11-27', '09:05')],
    ['2026-11-26T20:05:00-05:00', at('2026-11-27', '09:05')],
    ['2026-12-31T23:30:00+05:30', at('2027-01-01', '02:00')],
    ['2026-11-27T16:00:00z', at('2026-11-28', '00:00')],
  ])('with an offset, %j, is turned to the museum’s zone', (text, moment) => {
    expect(momentOf(text, shanghai)).toEqual(moment);
    expect(momentOf(text, null)).toBeNull();
  });

  it.each([
    '',
    'gestern',
    '2026-11-27',
    '2026-02-29 09:05',
    '2026-13-01 09:05',
    '2026-11-27 25:00',
    '2026-11-27 09:60',
    '2026-11-27 09:05 +9900',
    '2026-11-27 09:05 +0860',
    '27.11.2026 09:05',
    'Fri Nov 27 2026 09:05:00',
    '1795741500000',
  ])('that is none, %j, is not guessed at', (text) => {
    expect(momentOf(text, shanghai)).toBeNull();
  });

  it('of an instant is what the museum’s clock shows then', () => {
    expect(momentAt(Date.parse('2026-11-27T16:05:30Z'), shanghai)).toEqual(
      at('2026-11-28', '00:05'),
    );
  });
});
