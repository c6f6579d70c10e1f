import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { type RebookingOrder, RebookTickets } from '../../../src/domain/useCases/RebookTickets.ts';
import {
  aLateAnswer,
  aRebookable,
  RebookingDesk,
  theOrder,
  today,
  tomorrow,
} from '../../support/RebookingDesk.ts';
import { aSlot } from '../builders.ts';

const eleven = aSlot({ id: slotId('s-1100'), begin: '11:00', end: '12:00' });
const lost: Failure = { kind: 'timeout' };
const refused: Failure = { kind: 'business', code: '5306', text: '每个订单只能改签一次' };
const clock = () => new ManualClock(Date.parse('2026-11-27T01:30:00Z'));

function aChange(
  answers: RebookingDesk['answers'] = {},
  { tabs = new MemoryTabs(), museum = new RebookingDesk({ slots: [eleven] }), time = clock() } = {},
) {
  museum.answers = answers;
  const rebookTickets = new RebookTickets({ museum, tabs, clock: time });
  const order: RebookingOrder = {
    orderNo: theOrder,
    tickets: museum.held.slice(0, 2),
    day: today,
    slot: eleven,
  };
  const send = () => rebookTickets.execute(order, 'English');
  /** Sends, and lets the time pass that two readings take. */
  const sendPatiently = async () => {
    const outcome = send();
    await time.advance(10_000);
    return outcome;
  };
  return { museum, rebookTickets, order, send, sendPatiently, time };
}

const numbers = ['20261127000000001', '20261127000000002'];

describe('RebookTickets', () => {
  it('[RBK-02] sends the tickets with their new day and slot', async () => {
    const { museum, send } = aChange();
    expect(await send()).toEqual({ kind: 'rebooked' });
    expect(museum.sent).toEqual([[theOrder, numbers, { day: today, slot: 's-1100' }]]);
    expect(museum.times('rebookableTickets')).toBe(0);
  });

  it('[RBK-02] sends no slot to a day without any', async () => {
    const { museum, rebookTickets, order } = aChange();
    await rebookTickets.execute({ ...order, slot: null }, 'English');
    expect(museum.sent[0]?.[2]).toEqual({ day: today, slot: null });
  });

  it('[Q-STK-3] ten presses at once are one change', async () => {
    const { museum, send } = aChange();
    const outcomes = await Promise.all(Array.from({ length: 10 }, send));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['rebooked', ...Array(9).fill('notNow')]);
    expect(museum.sent).toHaveLength(1);
  });

  it('[Q-STK-3] another tab sends nothing once this one has changed the tickets', async () => {
    const browser = new MemoryBrowser();
    const museum = new RebookingDesk({ slots: [eleven] });
    const late = aLateAnswer<ReturnType<typeof success<'rebooked'>>>();
    const first = aChange({}, { museum, tabs: new MemoryTabs(browser) });
    museum.answers = {
      rebook: async (_order, tickets, target) => {
        const answer = await late.promise;
        museum.move(tickets, target);
        return answer;
      },
    };
    const here = first.send();
    const second = new RebookTickets({
      museum,
      tabs: new MemoryTabs(browser),
      clock: clock(),
    });
    const same = second.execute(first.order, 'English');
    late.give(success('rebooked'));
    expect(await here).toEqual({ kind: 'rebooked' });
    expect(await same).toEqual({ kind: 'rebooked' });
    expect(museum.sent).toHaveLength(1);
    // A press before the second tab has read again, for another time.
    const other = aChange({}, { museum, tabs: new WaitingTabs() });
    const elsewhere = { ...first.order, day: tomorrow };
    expect(await other.rebookTickets.execute(elsewhere, 'English')).toEqual({
      kind: 'changedElsewhere',
    });
    expect(museum.sent).toHaveLength(1);
  });

  it('sends after another tab has had its turn, when the tickets are as before; not when nobody knows', async () => {
    const { museum, send } = aChange({}, { tabs: new WaitingTabs() });
    museum.answers = { rebookableTickets: async () => failed(lost) };
    expect(await send()).toEqual({ kind: 'refused', cause: lost });
    expect(museum.sent).toEqual([]);
    museum.answers = {};
    expect(await send()).toEqual({ kind: 'rebooked' });
    expect(museum.sent).toHaveLength(1);
  });

  it('tells what the museum refused', async () => {
    const { museum, send } = aChange({ rebook: async () => failed(refused) });
    expect(await send()).toEqual({ kind: 'refused', cause: refused });
    expect(museum.times('rebookableTickets')).toBe(0);
  });

  it.each<Failure>([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'malformed' }])(
    '[RBK-02] a lost answer ($kind) is looked up: moved',
    async (cause) => {
      const { museum, send } = aChange();
      museum.answers = {
        rebook: async (_order, tickets, target) => {
          museum.move(tickets, target);
          return failed(cause);
        },
      };
      expect(await send()).toEqual({ kind: 'rebooked' });
      expect(museum.sent).toHaveLength(1);
    },
  );

  it('[RBK-02] a lost answer is looked up twice before it is said that nothing was moved', async () => {
    const { museum, sendPatiently } = aChange({ rebook: async () => failed(lost) });
    expect(await sendPatiently()).toEqual({ kind: 'notMoved' });
    expect(museum.times('rebookableTickets')).toBe(2);
    expect(museum.sent).toHaveLength(1);
  });

  it('[RBK-02] one reading alone does not say that nothing was moved', async () => {
    const { museum, send, time } = aChange({ rebook: async () => failed(lost) });
    const outcome = send();
    await time.advance(2_000);
    museum.answers = { rebookableTickets: async () => failed(lost) };
    await time.advance(2_000);
    expect(await outcome).toEqual({ kind: 'unconfirmed' });
  });

  it('[RBK-02] a change that arrives between the two readings is found', async () => {
    const { museum, order, send, time } = aChange({ rebook: async () => failed(lost) });
    const outcome = send();
    await time.advance(2_000);
    museum.move(numbers, { day: order.day, slot: eleven.id });
    await time.advance(2_000);
    expect(await outcome).toEqual({ kind: 'rebooked' });
  });

  it('[RBK-02] what cannot be looked up stays unknown, until a later look says it', async () => {
    const unread = {
      rebook: async () => failed(lost),
      rebookableTickets: async () => failed(lost),
    };
    const { museum, rebookTickets, order, sendPatiently, time } = aChange(unread);
    expect(await sendPatiently()).toEqual({ kind: 'unconfirmed' });
    museum.answers = {};
    const look = rebookTickets.lookAgain(order, 'English');
    await time.advance(10_000);
    expect(await look).toEqual({ kind: 'notMoved' });
    museum.move(numbers, { day: order.day, slot: eleven.id });
    expect(await rebookTickets.lookAgain(order, 'English')).toEqual({ kind: 'rebooked' });
    expect(museum.sent).toHaveLength(1);
  });

  it('[RBK-02] one that arrives late, and makes the museum refuse the next, counts as made', async () => {
    const { museum, order, send, sendPatiently } = aChange({ rebook: async () => failed(lost) });
    expect(await sendPatiently()).toEqual({ kind: 'notMoved' });
    museum.move(numbers, { day: order.day, slot: eleven.id });
    museum.answers = { rebook: async () => failed(refused) };
    expect(await send()).toEqual({ kind: 'rebooked' });
  });

  it('tickets that are gone and not at the new time were changed elsewhere', async () => {
    const { museum, send } = aChange({ rebook: async () => failed(lost) });
    museum.move(numbers, { day: tomorrow, slot: eleven.id });
    expect(await send()).toEqual({ kind: 'changedElsewhere' });
  });

  it('a ticket that is bound to no slot and stays on its day tells nothing', async () => {
    const museum = new RebookingDesk({
      slots: [eleven],
      tickets: [aRebookable(1, { day: today }), aRebookable(2, { day: today, begin: '', end: '' })],
    });
    const { sendPatiently } = aChange({ rebook: async () => failed(lost) }, { museum });
    expect(await sendPatiently()).toEqual({ kind: 'notMoved' });
  });
});

/** Tabs of which another one has just had its turn. */
class WaitingTabs extends MemoryTabs {
  override inTurn<T>(_name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    return task(true);
  }
}
