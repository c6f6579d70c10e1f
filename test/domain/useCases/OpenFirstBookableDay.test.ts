import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { OpenDay } from '../../../src/domain/useCases/OpenDay.ts';
import { OpenFirstBookableDay } from '../../../src/domain/useCases/OpenFirstBookableDay.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOffer, aSlot, day, shanghai } from '../builders.ts';

const today = day('2026-11-28');
const tomorrow = day('2026-11-29');
const dayAfter = day('2026-11-30');

const open = aSlot();
const gone = aSlot({ ordinaryLeft: 0, freeLeft: 0 });

const anOpening = (
  slotsOf: (asked: MuseumDay) => readonly TimeSlot[],
  answers: Partial<Museum> = {},
) => {
  const museum = new StubMuseum({
    isSaleStaggered: async () => success(true),
    slots: async (asked) => success(slotsOf(asked)),
    ...answers,
  });
  const storage = new MemoryVisitStorage();
  const clock = new ManualClock(instantOf('2026-11-28 12:00', shanghai) ?? 0);
  const configuration = { timeZone: shanghai, slotFilter: null };
  const openDay = new OpenDay({ museum, storage, configuration });
  const first = new OpenFirstBookableDay({ openDay, storage, clock, configuration });
  let laterAsked = 0;
  const request = {
    today,
    laterDays: async () => {
      laterAsked += 1;
      return [tomorrow, dayAfter];
    },
    language: 'English' as const,
    isWanted: () => true,
  };
  const days = () => museum.asked.flatMap(([asked, on]) => (asked === 'slots' ? [on] : []));
  return { museum, storage, first, request, days, laterAsked: () => laterAsked };
};

/** Today’s slot that is still open at noon. */
const afternoon = aSlot({ begin: '15:00', end: '16:00' });

describe('OpenFirstBookableDay', () => {
  it('[HOME-03] opens today where today has places, and asks for nothing else', async () => {
    const { first, request, days, laterAsked } = anOpening(() => [afternoon]);
    const found = await first.execute(request);
    expect(found).toMatchObject({ day: today, opened: success({ slots: [afternoon] }) });
    expect(found?.reasons.size).toBe(0);
    expect([days(), laterAsked()]).toEqual([[today], 0]);
  });

  it.each([
    ['sold out', [{ ...afternoon, ordinaryLeft: 0, freeLeft: 0 }], 'soldOut'],
    ['over', [open], 'over'],
    ['closed', [], 'closed'],
  ] as const)(
    '[HOME-03] goes on to tomorrow when today is %s, and says so',
    async (_, slots, reason) => {
      const { first, request, storage, days } = anOpening((asked) =>
        asked === today ? slots : [open],
      );
      const found = await first.execute(request);
      expect(found).toMatchObject({ day: tomorrow, opened: success({ slots: [open] }) });
      expect([...(found?.reasons ?? [])]).toEqual([[today, reason]]);
      expect(storage.day()).toBe(tomorrow);
      expect(days()).toEqual([today, tomorrow]);
    },
  );

  it('[HOME-03] opens today, as it was read, where none of the days has anything', async () => {
    const { first, request, storage, days } = anOpening(() => [gone]);
    const found = await first.execute(request);
    expect(found).toMatchObject({ day: today, opened: success({ slots: [gone] }) });
    expect([...(found?.reasons ?? [])]).toEqual([
      [today, 'over'],
      [tomorrow, 'soldOut'],
      [dayAfter, 'soldOut'],
    ]);
    expect(storage.day()).toBe(today);
    expect(days()).toEqual([today, tomorrow, dayAfter]);
  });

  it('[HOME-03] passes over a day that can’t be read, which is no reason to say it has nothing', async () => {
    const { first, request, storage } = anOpening(() => [], {
      slots: async (asked) => {
        if (asked === tomorrow) return failed({ kind: 'timeout' });
        return success(asked === today ? [] : [open]);
      },
    });
    const found = await first.execute(request);
    expect(found?.day).toBe(dayAfter);
    expect([...(found?.reasons ?? [])]).toEqual([[today, 'closed']]);
    expect(storage.day()).toBe(dayAfter);
  });

  it('[HOME-14] stays with today when that can’t be read: whether it has anything is unknown', async () => {
    const { first, request, days } = anOpening(() => [], {
      slots: async () => failed({ kind: 'timeout' }),
    });
    const found = await first.execute(request);
    expect(found).toMatchObject({
      day: today,
      opened: failed({ asked: 'slots', cause: { kind: 'timeout' } }),
    });
    expect(days()).toEqual([today]);
  });

  it('[HOME-03] tells a day without slots by its tickets', async () => {
    const { first, request } = anOpening(() => [], {
      isSaleStaggered: async () => success(false),
      tickets: async (asked) => success(asked === tomorrow ? [anOffer()] : []),
    });
    const found = await first.execute(request);
    expect(found?.day).toBe(tomorrow);
    expect([...(found?.reasons ?? [])]).toEqual([[today, 'noTickets']]);
  });

  it.each([
    ['while today is read', 1],
    ['while the later days are asked for', 2],
    ['while tomorrow is read', 3],
  ])('[HOME-15] reads and keeps nothing more once it is not wanted, %s', async (_, looks) => {
    const { first, request, storage, days } = anOpening(() => [gone]);
    let left = looks;
    const isWanted = () => {
      left -= 1;
      return left > 0;
    };
    const chosen = day('2026-12-03');
    const found = first.execute({
      ...request,
      isWanted: () => {
        const wanted = isWanted();
        // The visitor's own day is kept now, and must stay so.
        if (!wanted) storage.keepDay(chosen);
        return wanted;
      },
    });
    expect(await found).toBeNull();
    expect(storage.day()).toBe(chosen);
    expect(days()).toEqual(looks === 3 ? [today, tomorrow] : [today]);
  });
});
