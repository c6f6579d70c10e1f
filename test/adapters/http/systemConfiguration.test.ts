import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { daysBetween, type MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { ReadBookingWindow } from '../../../src/domain/useCases/ReadBookingWindow.ts';
import { day, shanghai } from '../../domain/builders.ts';
import { aMuseumAnswering, valueIn } from './aMuseumApi.ts';

// From the value on the wire to what it comes to on the screen.

const today = day('2026-11-27');

/** How many days ahead the window reaches when the museum says so many pre-sale days. */
async function daysAhead(value: unknown): Promise<number> {
  const { api } = aMuseumAnswering({ value });
  const asked: MuseumDay[] = [];
  const museum = {
    preSaleDays: () => api.preSaleDays(),
    standbyDays: async (_: MuseumDay, to: MuseumDay) => {
      asked.push(to);
      return success([]);
    },
  };
  const clock = new ManualClock(Date.parse('2026-11-27T01:00:00Z'));
  const reading = new ReadBookingWindow({ museum, clock, configuration: { timeZone: shanghai } });
  const { window } = await reading.execute();
  expect(asked).toEqual([window.lastDay]);
  return daysBetween(today, window.lastDay);
}

describe('PRE_SALE_DAYS', () => {
  it.each<[id: string, value: unknown, ahead: number]>([
    ['SC-01', '7', 6],
    ['SC-02', '７', 6],
    ['SC-03', '１０', 9],
    ['SC-04', '1０', 9],
    ['SC-05', 7, 6],
    ['SC-06', 'abc', 9],
    ['SC-07', '', 9],
    ['SC-08', null, 9],
    ['FW-00', '１０', 9],
    ['FW-01', '１', 0],
    ['FW-02', '２', 1],
    ['FW-03', '３', 2],
    ['FW-04', '４', 3],
    ['FW-05', '５', 4],
    ['FW-06', '６', 5],
    ['FW-07', '７', 6],
    ['FW-08', '８', 7],
    ['FW-09', '９', 8],
    ['FW-10', '３0', 29],
    ['FW-11', '30', 29],
    ['FW-12', '①', 9],
    ['FW-13', '', 9],
  ])('[HOME-05] %s %j: the last day is %i ahead', async (_, value, ahead) => {
    expect(await daysAhead(value)).toBe(ahead);
  });
});

describe('OFFLINE_FAST_VISITOR_LIMIT', () => {
  it.each<[id: string, value: unknown, limit: number | null]>([
    ['SC-09', '5', 5],
    ['SC-10', 5, 5],
    ['SC-11', 'abc', null],
    ['SC-12', '', null],
    ['SC-13', null, null],
    ['SC-14', '5.5', null],
  ])('[HOME-11] %s %j: at most %j, null for no limit', async (_, value, limit) => {
    const { api } = aMuseumAnswering({ value });
    expect(valueIn(await api.purchaseLimit())).toBe(limit);
  });
});

describe('countDown of the home template', () => {
  it.each<[id: string, countDown: unknown, seconds: number]>([
    ['SC-15', 5, 6],
    ['SC-16', null, 5],
    ['SC-17', 0, 1],
    ['SC-18', '5', 6],
    ['SC-19', 'abc', 5],
  ])('[HOME-13] %s %j: agreeing works after %i s', async (_, countDown, seconds) => {
    const { api } = aMuseumAnswering({ isOpenNotice: 'T', notice: '<p>Read</p>', countDown });
    const { notice } = valueIn(await api.homeTemplate('English'));
    expect(notice?.countdownSeconds).toBe(seconds);
  });
});
