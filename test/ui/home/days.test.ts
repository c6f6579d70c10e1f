import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../src/domain/model/instantOf.ts';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot, day, shanghai } from '../../domain/builders.ts';
import { dayAfter, HomeVisit, later, morning, noon, today, tomorrow } from './HomeVisit.ts';

const network = failed({ kind: 'network' as const });
const soldOut = aSlot({ ordinaryLeft: 0, freeLeft: 0 });

const reasons = ({ home }: HomeVisit) => home.tabs.map(({ reason }) => reason);
const at = (text: string) => instantOf(text, shanghai) ?? Number.NaN;

describe('opening on something bookable', () => {
  it.each<[what: string, slots: TimeSlot[], now: string, reason: string]>([
    ['sold out', [soldOut], '2026-11-28 08:00', 'soldOut'],
    ['over', [morning], '2026-11-28 10:00', 'over'],
    ['closed', [], '2026-11-28 08:00', 'closed'],
  ])(
    '[HOME-03] today is %s: tomorrow is open, and the reason stands on today',
    async (_, slots, now, reason) => {
      const visit = new HomeVisit({}, { now });
      visit.museum.daySlots = (asked) => (asked === today ? slots : [noon]);
      await visit.opened();
      expect(visit.visit.day).toBe(tomorrow);
      expect(visit.home.hasMovedOn).toBe(true);
      expect(reasons(visit)).toEqual([reason, null, null]);
      expect(visit.home.tabs.map(({ isBookable }) => isBookable)).toEqual([true, true, true]);
    },
  );

  it('[HOME-03] none of the three has places: today is open, and each says why', async () => {
    const visit = new HomeVisit();
    visit.museum.daySlots = (asked) => (asked === tomorrow ? [] : [soldOut]);
    await visit.opened();
    expect(visit.visit.day).toBe(today);
    expect(reasons(visit)).toEqual(['soldOut', 'closed', 'soldOut']);
    expect(visit.museum.asked).toEqual(
      [today, tomorrow, dayAfter].flatMap((asked) => [`config ${asked}`, `slots ${asked}`]),
    );
  });

  it('[HOME-14] a day that can’t be read is no reason', async () => {
    const visit = new HomeVisit({
      slots: async (asked: MuseumDay) => {
        if (asked === tomorrow) return network;
        return success(asked === today ? [soldOut] : [noon]);
      },
    });
    await visit.opened();
    expect(visit.visit.day).toBe(dayAfter);
    expect(reasons(visit)).toEqual(['soldOut', null, null]);
    await visit.home.chooseDay(tomorrow);
    expect(visit.visit.dayState.kind).toBe('failed');
    expect(reasons(visit)).toEqual(['soldOut', null, null]);
  });

  it('[HOME-03] a day that is opened and turns out so keeps its reason, until it has places again', async () => {
    const visit = new HomeVisit();
    let isFull = true;
    visit.museum.daySlots = (asked) => (asked === tomorrow && isFull ? [soldOut] : [noon]);
    await visit.opened();
    expect(reasons(visit)).toEqual([null, null, null]);
    await visit.home.chooseDay(tomorrow);
    expect(reasons(visit)).toEqual([null, 'soldOut', null]);
    await visit.pass(1_000);
    await visit.home.chooseDay(today);
    expect(reasons(visit)).toEqual([null, 'soldOut', null]);
    isFull = false;
    await visit.pass(1_000);
    await visit.home.chooseDay(tomorrow);
    await visit.pass(1_000);
    await visit.home.chooseDay(today);
    expect(reasons(visit)).toEqual([null, null, null]);
  });

  it('[HOME-03] a day that ends while it is open says so from then on', async () => {
    const visit = await new HomeVisit({}, { now: '2026-11-28 12:59', slots: [noon] }).opened();
    expect(reasons(visit)[0]).toBeNull();
    await visit.pass(60_000);
    expect(reasons(visit)[0]).toBe('over');
  });

  it('[HOME-15] [Q-BAD-5] what the visitor chooses meanwhile stays open', async () => {
    const slow = later<Result<readonly TimeSlot[]>>();
    const visit = new HomeVisit({
      slots: (asked: MuseumDay) =>
        asked === today ? slow.promise : Promise.resolve(success([noon])),
    });
    await visit.opened();
    await visit.home.chooseDay(dayAfter);
    slow.keep(success([soldOut]));
    await visit.pass();
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.museum.asked.filter((asked) => asked.includes(tomorrow))).toEqual([]);
  });
});

describe('leafing through the days', () => {
  it('[HOME-06] asks for the last of several taps in a row, and shows each at once', async () => {
    const visit = await new HomeVisit().opened();
    await visit.pass(1_000);
    visit.museum.asked.length = 0;
    void visit.home.chooseDay(tomorrow);
    await visit.pass(100);
    void visit.home.chooseDay(dayAfter);
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.visit.dayState.kind).toBe('loading');
    await visit.pass(100);
    void visit.home.chooseDay(today);
    await visit.pass(100);
    void visit.home.chooseDay(dayAfter);
    await visit.pass(299);
    expect(visit.museum.asked).toEqual([`config ${tomorrow}`, `slots ${tomorrow}`]);
    await visit.pass(1);
    expect(visit.museum.asked.slice(2)).toEqual([`config ${dayAfter}`, `slots ${dayAfter}`]);
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.visit.slots).toEqual([morning, noon]);
  });

  it('[HOME-06] a single tap does not wait', async () => {
    const visit = await new HomeVisit().opened();
    visit.museum.asked.length = 0;
    await visit.home.chooseDay(tomorrow);
    expect(visit.museum.asked).toEqual([`config ${tomorrow}`, `slots ${tomorrow}`]);
  });

  it('[HOME-06] a day that waits is dropped when midnight opens another', async () => {
    const visit = await new HomeVisit({}, { now: '2026-11-28 23:59:59' }).opened();
    await visit.pass(800);
    await visit.home.chooseDay(dayAfter);
    visit.museum.asked.length = 0;
    void visit.home.chooseDay(today);
    await visit.pass(2_000);
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.museum.asked).toEqual([`config ${tomorrow}`, `slots ${tomorrow}`]);
  });
});

/** A museum whose first answer, to whichever question, puts the phone's clock right. */
function correcting(visit: HomeVisit, right: string): HomeVisit {
  let isRight = false;
  const { museum } = visit;
  const first = (): null => {
    if (!isRight) {
      isRight = true;
      visit.clock.correct(at(right));
    }
    return null;
  };
  const isSaleStaggered = async () => {
    await Promise.resolve();
    first();
    return success(true);
  };
  museum.answers = { ...museum.answers, isSaleStaggered };
  return visit;
}

describe('a phone whose clock is wrong by days', () => {
  it.each([
    ['behind', '2026-11-25 09:00'],
    ['ahead', '2026-12-01 09:00'],
    ['a year ahead', '2027-11-28 09:00'],
    ['ahead by hours, over midnight', '2026-11-29 02:00'],
  ])('[HOME-03] %s: the first answer brings the right day, without a word', async (_, now) => {
    const visit = correcting(new HomeVisit({}, { now }), '2026-11-28 08:00');
    await visit.opened();
    expect(visit.home.tabs.map((tab) => tab.day)).toEqual([today, tomorrow, dayAfter]);
    expect(visit.visit.day).toBe(today);
    expect(visit.storage.day()).toBe(today);
    expect(visit.home.window).toMatchObject({ today, lastDay: '2026-12-04' });
    expect(visit.visit.slots).toEqual([morning, noon]);
    expect(visit.announcements.toast).toBeNull();
    expect(visit.announcements.polite).toBeNull();
    expect(visit.announcements.assertive).toBeNull();
  });

  it.each([
    ['behind', '2026-11-25 09:00'],
    ['ahead', '2026-11-29 12:30'],
  ])(
    '[HOME-03] %s: an answer before home is opened brings the right day as well',
    async (_, now) => {
      const visit = new HomeVisit({}, { now });
      visit.clock.correct(at('2026-11-28 08:00'));
      await visit.opened();
      expect(visit.home.tabs.map((tab) => tab.day)).toEqual([today, tomorrow, dayAfter]);
      expect(visit.visit.day).toBe(today);
      expect(visit.home.window).toMatchObject({ today, lastDay: '2026-12-04' });
      expect(visit.visit.slots).toEqual([morning, noon]);
      expect(visit.announcements.toast).toBeNull();
    },
  );

  it('[HOME-07] no slot of the wrong day is ever shown', async () => {
    const wrong = aSlot({ begin: '17:00', end: '18:00' });
    const visit = correcting(new HomeVisit({}, { now: '2026-12-01 09:00' }), '2026-11-28 08:00');
    visit.museum.daySlots = (asked) => (asked < '2026-12-01' ? [morning] : [wrong]);
    const shown: string[] = [];
    const look = () => shown.push(...visit.visit.slots.map(({ begin }) => begin));
    visit.home.start();
    for (let turn = 0; turn < 50; turn += 1) {
      await Promise.resolve();
      look();
    }
    await visit.pass();
    look();
    expect(new Set(shown)).toEqual(new Set([morning.begin]));
  });

  it('[HOME-05] reads the window of the right day from the right third day on', async () => {
    const asked: string[] = [];
    const visit = correcting(
      new HomeVisit(
        {
          standbyDays: async (from, to) => {
            asked.push(`${from} ${to}`);
            return success([to]);
          },
        },
        { now: '2027-11-28 09:00' },
      ),
      '2026-11-28 08:00',
    );
    await visit.opened();
    expect(asked.at(-1)).toBe('2026-11-30 2026-12-04');
    expect(visit.home.window.lastDay).toBe('2026-12-04');
  });

  it('[HOME-03] opens the next day that has places, where the right today has none', async () => {
    const visit = correcting(new HomeVisit({}, { now: '2026-12-01 09:00' }), '2026-11-28 08:00');
    visit.museum.daySlots = (asked) => (asked === today ? [soldOut] : [morning]);
    await visit.opened();
    expect(visit.visit.day).toBe(tomorrow);
    expect(reasons(visit)).toEqual(['soldOut', null, null]);
  });

  it('[HOME-07] judges past and open by the right time of the same day at once', async () => {
    const visit = correcting(new HomeVisit({}, { now: '2026-11-28 06:00' }), '2026-11-28 12:00');
    await visit.opened();
    expect(visit.visit.day).toBe(today);
    expect(visit.visit.shownSlots.map(({ state }) => state)).toEqual(['past', 'free']);
  });

  it('[HOME-07] keeps a choice of a day that is on sale, and lets go of any other, with words', async () => {
    const visit = await new HomeVisit().opened();
    await visit.pass(1_000);
    await visit.home.chooseDay(tomorrow);
    await visit.choosing(morning);
    visit.clock.correct(at('2026-11-29 08:00'));
    await visit.pass();
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.visit.slot?.id).toBe(morning.id);
    expect(visit.home.tabs[0]?.day).toBe(tomorrow);
    expect(visit.announcements.toast).toBeNull();
    visit.clock.correct(at('2026-11-20 08:00'));
    await visit.pass();
    expect(visit.visit.day).toBe('2026-11-20');
    expect(visit.visit.slot).toBeNull();
    expect(await visit.toast()).toContain('the dates have moved on');
  });

  it('[START-05] what an earlier page left is restored all the same', async () => {
    const visit = correcting(new HomeVisit({}, { now: '2026-11-25 09:00' }), '2026-11-28 08:00');
    visit.storage.keepDay(tomorrow);
    visit.storage.keepSlotRange('12:00-13:00');
    await visit.opened();
    expect(visit.visit.day).toBe(tomorrow);
    expect(visit.visit.slot?.id).toBe(noon.id);
    expect(visit.announcements.toast).toBeNull();
  });

  it('[HOME-03] listens no more once the screen is left, and looks when it is shown again', async () => {
    const visit = new HomeVisit();
    const leave = visit.home.start();
    await visit.pass();
    leave();
    visit.clock.correct(at('2026-12-24 08:00'));
    await visit.pass();
    expect(visit.home.today).toBe(today);
    await visit.opened();
    expect(visit.home.today).toBe('2026-12-24');
    expect(visit.visit.day).toBe(day('2026-12-24'));
  });
});

describe('midnight', () => {
  it('[HOME-07] [Q-BAD-7] opens the new day, with words, and the next where that has no places (O-040)', async () => {
    const late = aSlot({ begin: '23:00', end: '23:59' });
    const visit = new HomeVisit({}, { now: '2026-11-28 23:58' });
    visit.museum.daySlots = (asked) => (asked === tomorrow ? [soldOut] : [late]);
    await visit.opened();
    expect(visit.visit.day).toBe(today);
    await visit.choosing(late);
    await visit.pass(60_000);
    expect(visit.visit.slot).toBeNull();
    await visit.pass(60_000);
    expect(visit.visit.day).toBe(dayAfter);
    expect(visit.home.tabs.map((tab) => tab.day)).toEqual([tomorrow, dayAfter, '2026-12-01']);
    expect(reasons(visit)).toEqual(['soldOut', null, null]);
    expect(await visit.toast()).toContain('past midnight');
  });

  it('[HOME-07] leaves alone who has chosen a later day', async () => {
    const visit = await new HomeVisit({}, { now: '2026-11-28 23:59' }).opened();
    await visit.home.chooseDay(tomorrow);
    await visit.choosing(morning);
    await visit.pass(61_000);
    expect(visit.visit.slot?.id).toBe(morning.id);
    expect(visit.home.tabs[0]?.day).toBe(tomorrow);
  });
});

describe('settings', () => {
  it('[HOME-14] a retry asks for what failed alone', async () => {
    const asked: string[] = [];
    const visit: HomeVisit = new HomeVisit({
      preSaleDays: async () => {
        asked.push('preSaleDays');
        return visit.home.isReadingSettings ? success(7) : network;
      },
      purchaseLimit: async () => {
        asked.push('limit');
        return success(5);
      },
    });
    await visit.opened();
    expect(visit.home.settingsFailure).toEqual({ kind: 'network' });
    await visit.home.retrySettings();
    expect(asked.filter((each) => each === 'limit')).toHaveLength(1);
    expect(asked.filter((each) => each === 'preSaleDays')).toHaveLength(2);
    expect(visit.home.settingsFailure).toBeNull();
  });

  it('[HOME-05] at midnight the pre-sale days are not asked for again within 5 min', async () => {
    let asked = 0;
    const preSaleDays = async () => {
      asked += 1;
      return success(7);
    };
    const visit = await new HomeVisit({ preSaleDays }, { now: '2026-11-28 23:58' }).opened();
    await visit.pass(3 * 60_000);
    expect(visit.home.window).toMatchObject({ today: tomorrow, lastDay: '2026-12-05' });
    expect(asked).toBe(1);
  });
});
