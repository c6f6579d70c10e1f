import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { aSlot } from '../../domain/builders.ts';
import {
  adult,
  free,
  guide,
  HomeVisit,
  later,
  morning,
  noon,
  today,
  tomorrow,
} from './HomeVisit.ts';

const afternoon = aSlot({ id: slotId('s-1400'), begin: '14:00', end: '15:00' });

/** A visitor with two adults and a child for the morning, so many seconds after the places were counted. */
async function aChoice(seconds: number): Promise<HomeVisit> {
  const slots = [morning, noon, afternoon];
  const visit = await (await new HomeVisit({}, { slots }).opened()).choosing(morning);
  visit.add(adult, 2);
  visit.add(free);
  await visit.pass(seconds * 1_000);
  visit.museum.asked.length = 0;
  return visit;
}

const place = async (visit: HomeVisit) => {
  await visit.home.placing.placeOrder();
  await visit.pass();
};

describe('placing an order', () => {
  it('[HOME-12] by places counted half a minute ago asks for nothing', async () => {
    const visit = await aChoice(30);
    await place(visit);
    expect(visit.museum.asked).toEqual([]);
    expect(visit.address.current()).toBe('/orderconfirm');
  });

  it('[HOME-12] [Q-STK-5] by older ones counts them again first', async () => {
    const visit = await aChoice(31);
    await place(visit);
    expect(visit.museum.asked).toEqual([`slots ${today}`]);
    expect(visit.address.current()).toBe('/orderconfirm');
    expect(visit.storage.selection()).toMatchObject({ slot: { id: morning.id } });
  });

  it('[Q-STK-5] distrusts the age of places when the clock was put back since', async () => {
    const visit = await aChoice(0);
    await visit.clock.advance(-3_600_000);
    await place(visit);
    expect(visit.museum.asked).toEqual([`slots ${today}`]);
  });

  it('[HOME-12] says at once what no count of places would change', async () => {
    const visit = await aChoice(31);
    visit.add(adult, 4);
    await place(visit);
    expect(visit.home.placing.problem).toEqual({ kind: 'overLimit', limit: 5 });
    expect(visit.museum.asked).toEqual([]);
  });

  it('[HOME-12] of nothing selected, or on a day without slots, counts no places', async () => {
    const empty = await (await new HomeVisit().opened()).choosing(morning);
    await empty.pass(60_000);
    empty.museum.asked.length = 0;
    await place(empty);
    expect(empty.home.placing.problem).toEqual({ kind: 'nothingSelected' });
    expect(empty.museum.asked).toEqual([]);
    const wholeDay = await new HomeVisit({ isSaleStaggered: async () => success(false) }).opened();
    wholeDay.add(guide);
    await wholeDay.pass(60_000);
    wholeDay.museum.asked.length = 0;
    await place(wholeDay);
    expect(wholeDay.museum.asked).toEqual([]);
    expect(wholeDay.address.current()).toBe('/orderconfirm');
  });

  it('[Q-STK-5] is busy while it counts, and counts once however often it is pressed', async () => {
    const visit = await aChoice(31);
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    void visit.home.placing.placeOrder();
    void visit.home.placing.placeOrder();
    await visit.pass();
    expect(visit.home.placing.isChecking).toBe(true);
    expect(visit.museum.asked).toEqual([`slots ${today}`]);
    expect(visit.address.current()).toBe('/index');
    slow.keep(success([morning, noon]));
    await visit.pass();
    expect(visit.home.placing.isChecking).toBe(false);
    expect(visit.address.current()).toBe('/orderconfirm');
  });

  it('[Q-STK-5] stays where the places can’t be counted, and says so; the next press counts again', async () => {
    const visit = await aChoice(31);
    visit.museum.answers = { slots: async () => failed({ kind: 'network' }) };
    await place(visit);
    expect(await visit.toast()).toContain('could not be checked');
    expect(visit.address.current()).toBe('/index');
    expect(visit.visit.count).toBe(3);
    visit.museum.answers = {};
    await place(visit);
    expect(visit.address.current()).toBe('/orderconfirm');
  });

  it('[Q-STK-5] says once what came of several presses', async () => {
    const visit = await aChoice(31);
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    const said: unknown[] = [];
    const stop = autorun(() => said.push(visit.announcements.toast));
    for (let press = 0; press < 3; press += 1) void visit.home.placing.placeOrder();
    await visit.pass();
    slow.keep(failed({ kind: 'timeout' }));
    await visit.pass();
    stop();
    expect(said).toHaveLength(2);
  });

  it.each<[string, (visit: HomeVisit) => void]>([
    ['who chose another day meanwhile', (visit) => void visit.home.chooseDay(tomorrow)],
    ['who went to another screen meanwhile', (visit) => visit.home.placing.leave()],
  ])('[HOME-15] leads nobody on %s', async (_, act) => {
    const visit = await aChoice(31);
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    void visit.home.placing.placeOrder();
    await visit.pass();
    act(visit);
    expect(visit.home.placing.isChecking).toBe(false);
    slow.keep(success([morning, noon]));
    await visit.pass(1_000);
    expect(visit.address.current()).toBe('/index');
    expect(visit.storage.selection()).toBeNull();
  });

  it.each<[string, readonly TimeSlot[], 'gone' | 'tooSmall']>([
    ['sold out', [{ ...morning, ordinaryLeft: 0, freeLeft: 0 }, noon, afternoon], 'gone'],
    ['was taken off', [noon, afternoon], 'gone'],
    ['holds too few', [{ ...morning, ordinaryLeft: 1 }, noon, afternoon], 'tooSmall'],
    [
      'has places for free tickets alone',
      [{ ...morning, ordinaryLeft: 0, freeLeft: 9 }, noon, afternoon],
      'tooSmall',
    ],
    ['lacks places for free tickets', [{ ...morning, freeLeft: 0 }, noon, afternoon], 'tooSmall'],
  ])(
    '[HOME-12] [Q-STK-5] for a slot that meanwhile %s keeps the selection and names the slot',
    async (_, slots, kind) => {
      const visit = await aChoice(31);
      visit.museum.daySlots = () => slots;
      await place(visit);
      expect(visit.address.current()).toBe('/index');
      expect(visit.storage.selection()).toBeNull();
      expect(await visit.toast()).toContain(
        'Insufficient margin in the current period 09:00–10:00',
      );
      expect(visit.visit.exchange).toMatchObject({ kind, slot: { id: morning.id } });
      expect(visit.visit.exchange?.attempt).toBeDefined();
      expect(visit.visit.selection).toMatchObject({
        day: today,
        slot: { id: morning.id },
        tickets: [{ quantity: 2 }, { quantity: 1 }],
      });
      // A slot nearby is one tap away, and so is the order.
      await visit.visit.takeInstead(noon.id);
      await visit.pass();
      expect(visit.visit.exchange).toMatchObject({ kind: 'taken', slot: { id: noon.id } });
      await place(visit);
      expect(visit.address.current()).toBe('/orderconfirm');
      expect(visit.storage.selection()).toMatchObject({
        slot: { id: noon.id },
        tickets: [{ quantity: 2 }, { quantity: 1 }],
      });
    },
  );

  it('[HOME-12] for a slot that ended while it was counted says so, and keeps the tickets (O-049)', async () => {
    const visit = await aChoice(0);
    await visit.pass(2 * 3_600_000 - 1);
    const slow = later<Result<readonly TimeSlot[]>>();
    visit.museum.answers = { slots: () => slow.promise };
    void visit.home.placing.placeOrder();
    await visit.pass(1);
    slow.keep(success([morning, noon]));
    await visit.pass();
    expect(visit.address.current()).toBe('/index');
    expect(visit.visit.slot).toBeNull();
    expect(await visit.toast()).toContain('Your time slot has ended');
    expect(visit.visit.exchange).toMatchObject({ kind: 'gone', slot: { id: morning.id } });
    expect(visit.visit.exchange?.attempt).toBeDefined();
    expect(visit.visit.count).toBe(3);
    expect(visit.storage.slotRange()).toBeNull();
  });

  it('[HOME-12] spread over kinds of ticket buys no more than there is, as counted anew (O-045)', async () => {
    const visit = await aChoice(31);
    const youth = { ...adult, ticketId: guide.ticketId, kindId: guide.kindId };
    visit.museum.offers = [adult, youth];
    visit.museum.daySlots = () => [{ ...morning, ordinaryLeft: 3, freeLeft: 0 }, noon];
    await visit.home.chooseDay(tomorrow);
    await visit.choosing(morning);
    visit.add(adult, 2);
    visit.add(youth, 2);
    await place(visit);
    expect(await visit.toast()).toContain('Insufficient margin in the current period');
    expect(visit.address.current()).toBe('/index');
    // One fewer, and it can be placed.
    visit.visit.choice.setQuantity(visit.shown(youth).ticket, 1);
    await place(visit);
    expect(visit.address.current()).toBe('/orderconfirm');
  });
});
