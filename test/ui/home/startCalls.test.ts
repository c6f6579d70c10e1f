import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayAt } from '../../../src/domain/model/MuseumDay.ts';
import { firstViewModelsOf } from '../../../src/firstScreen.ts';
import { TestedWorld } from '../../support/TestedWorld.ts';

const JournalSchema = v.array(v.object({ kind: v.string(), path: v.optional(v.string()) }));

/** The calls in the museum's own journal, in order. */
function callsTo(world: TestedWorld): string[] {
  const journal = v.parse(JournalSchema, world.museum.control('/_museum/journal', {}));
  return journal.flatMap(({ kind, path = '' }) => (kind === 'call' ? [path] : []));
}

const settings = [
  '/bms/sys-config/info-by-code/OFFLINE_FAST_VISITOR_LIMIT',
  '/bms/sys-config/info-by-code/PRE_SALE_DAYS',
  '/trip/quick/template/info-by-typeCode',
];
const standby = '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list';
const day = ['/bms/staggered-reservation-config/info', '/trip/staggered-reservation-daily/list'];

/** Opens home on the in-memory museum, in one of its scenarios. */
async function opened(scenario = 'default') {
  const world = new TestedWorld();
  world.museum.control('/_museum/reset', { scenario });
  const { home } = firstViewModelsOf(world);
  const stop = home.start();
  await world.clock.advance(1_000);
  return { world, home, stop };
}

describe('what opening home asks of the museum', () => {
  it('[HOME-03] [HOME-05] [Q-RUSH-2] is six calls on an ordinary day', async () => {
    const { world, home, stop } = await opened();
    expect(home.visit.slots.length).toBeGreaterThan(0);
    expect(callsTo(world).sort()).toEqual([...settings, standby, ...day].sort());
    stop();
  });

  it('[HOME-03] [HOME-05] is the same six where it was prepared before there was a screen, and shows at once', async () => {
    const world = new TestedWorld();
    const { home } = firstViewModelsOf(world);
    home.prepare();
    await world.clock.advance(1_000);
    expect(home.visit.slots.length).toBeGreaterThan(0);
    const stop = home.start();
    await world.clock.advance(1_000);
    expect(callsTo(world).sort()).toEqual([...settings, standby, ...day].sort());
    stop();
  });

  it('[R13] [Q-BAD-7] is of the museum’s day, though its clock is known only once the screen was prepared', async () => {
    const world = new TestedWorld();
    const right = world.clock.now();
    world.clock.correct(right - 3 * 86_400_000);
    const { home } = firstViewModelsOf(world);
    home.prepare();
    world.clock.correct(right);
    const stop = home.start();
    await world.clock.advance(1_000);
    expect(home.visit.day).toBe(dayAt(right, 'Asia/Shanghai'));
    expect(home.visit.slots.length).toBeGreaterThan(0);
    stop();
  });

  it('[HOME-03] is two more for each day that has nothing, and none for going back to today', async () => {
    const { world, home, stop } = await opened('soldOut');
    expect(home.visit.isFullyBooked).toBe(true);
    expect(home.tabs.map(({ reason }) => reason)).toEqual(['soldOut', 'soldOut', 'soldOut']);
    expect(callsTo(world).sort()).toEqual([...settings, standby, ...day, ...day, ...day].sort());
    stop();
  });

  it('[HOME-06] [Q-RUSH-2] leafing through the tabs is two calls for the first tap and two for the last', async () => {
    const { world, home, stop } = await opened();
    const before = callsTo(world).length;
    const [first, second, third] = home.tabs.map((tab) => tab.day);
    for (const tapped of [second, third, first, second, third, first, third]) {
      if (tapped !== undefined) void home.chooseDay(tapped);
      await world.clock.advance(80);
    }
    await world.clock.advance(1_000);
    expect(home.visit.day).toBe(third);
    expect(callsTo(world).slice(before)).toEqual([...day, ...day]);
    stop();
  });

  it('[HOME-17] [Q-RUSH-2] coming back to home asks for no setting again within 5 min', async () => {
    const { world, home, stop } = await opened();
    stop();
    const before = callsTo(world).length;
    const stopAgain = home.start();
    await world.clock.advance(1_000);
    expect(
      callsTo(world)
        .slice(before)
        .filter((path) => settings.includes(path)),
    ).toEqual([]);
    stopAgain();
  });
});
