import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClockKeepingTransport } from '../../../src/adapters/http/ClockKeepingTransport.ts';
import { BrowserClock } from '../../../src/adapters/system/BrowserClock.ts';
import { dayAt } from '../../../src/domain/model/MuseumDay.ts';
import { isPastDue, slotState } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot, day, shanghai } from '../builders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

interface Moment {
  readonly id: string;
  readonly now: string;
  readonly visit: string;
  readonly end: string;
  /** The museum's today. */
  readonly today: string;
  readonly isPast: boolean;
}

const moments: readonly Moment[] = [
  ['TZ-01', '2026-11-27T01:30:00Z', '2026-11-27', '10:00', '2026-11-27', false],
  ['TZ-02', '2026-11-27T01:59:59Z', '2026-11-27', '10:00', '2026-11-27', false],
  ['TZ-03', '2026-11-27T02:00:00Z', '2026-11-27', '10:00', '2026-11-27', true],
  ['TZ-04', '2026-11-27T02:00:00Z', '2026-11-28', '10:00', '2026-11-27', false],
  ['TZ-05', '2026-11-27T03:00:00Z', '2026-11-27', '10:00', '2026-11-27', true],
  ['TZ-06', '2026-11-27T01:30:00Z', '2026-11-27', '10:00', '2026-11-27', false],
  ['TZ-07', '2026-11-26T23:30:00Z', '2026-11-27', '10:00', '2026-11-27', false],
  ['TZ-08', '2026-11-27T08:30:00Z', '2026-11-27', '16:00', '2026-11-27', true],
  ['TZ-09', '2026-11-26T16:05:00Z', '2026-11-26', '17:30', '2026-11-27', true],
  ['TZ-10', '2026-11-01T07:30:00Z', '2026-11-01', '16:00', '2026-11-01', false],
  ['TZ-11', '2026-11-27T02:00:00Z', '2026-11-27', '9:30', '2026-11-27', true],
].map(([id, now, visit, end, today, isPast]) => ({
  id: String(id),
  now: String(now),
  visit: String(visit),
  end: String(end),
  today: String(today),
  isPast: isPast === true,
}));

const hour = 3_600_000;
const zones = ['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'];
const phones = zones.flatMap((zone) => [0, 6, -6].map((hoursOff) => ({ zone, hoursOff })));

/** A phone of a zone whose clock is off, after the museum's first answer. */
async function clockAfterFirstAnswer(now: number, hoursOff: number): Promise<BrowserClock> {
  const clock = new BrowserClock({
    now: () => now + hoursOff * hour,
    setTimeout: () => 0,
    clearTimeout: () => {},
  });
  const date = new Date(now).toUTCString();
  const transport = new ClockKeepingTransport({
    carrier: { send: async () => ({ status: 200, headers: { date }, body: '{}' }) },
    learn: (serverDate) => clock.correctBy(serverDate),
  });
  await transport.send({ method: 'POST', path: '/a', headers: {}, body: '{}' }, 1_000);
  return clock;
}

describe.each(phones)('a phone in $zone whose clock is $hoursOff h off', ({ zone, hoursOff }) => {
  it.each(moments)(
    '[HOME-07] $id at $now judges a slot of $visit until $end on the museum’s clock',
    async ({ now, visit, end, today, isPast }) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      const clock = await clockAfterFirstAnswer(Date.parse(now), hoursOff);
      const slot = aSlot({ end });
      expect(dayAt(clock.now(), shanghai)).toBe(today);
      expect(isPastDue(slot, day(visit), clock.now(), shanghai)).toBe(isPast);
      expect(slotState(slot, day(visit), clock.now(), shanghai) === 'past').toBe(isPast);
    },
  );
});
