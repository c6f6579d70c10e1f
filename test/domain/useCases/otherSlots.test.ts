import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import type { OrderDraft } from '../../../src/domain/model/OrderDraft.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { TimeSlot } from '../../../src/domain/model/TimeSlot.ts';
import { ChangeSlot } from '../../../src/domain/useCases/ChangeSlot.ts';
import { FindOtherSlots } from '../../../src/domain/useCases/FindOtherSlots.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import {
  aChild,
  aDraft,
  anOffer,
  aSelection,
  aSlot,
  aTicket,
  aVisitor,
  shanghai,
  yuan,
} from '../builders.ts';

const at = (hour: number, changes: Partial<TimeSlot> = {}) =>
  aSlot({
    id: slotId(`s-${hour}`),
    begin: `${hour}:00`,
    end: `${hour + 1}:00`,
    ...changes,
  });
const chosen = at(10);
const draft = aDraft({ selection: aSelection({ slot: chosen }) });

function others(slots: readonly TimeSlot[], now = '2026-11-27T01:30:00Z') {
  const museum = new StubMuseum({ slots: async () => success(slots) });
  const clock = new ManualClock(Date.parse(now));
  const configuration = { timeZone: shanghai, slotFilter: null };
  const find = new FindOtherSlots({ museum, clock, configuration });
  return { museum, find: (given: OrderDraft = draft) => find.execute(given) };
}
const soldOut = { ordinaryLeft: 0, freeLeft: 0 };

describe('slots instead of one that was sold out in between', () => {
  it('[CONF-11] O-046: the nearest ones that hold the party are offered', async () => {
    const slots = [at(9, soldOut), at(10, soldOut), at(11), at(12), at(16), at(8)];
    const { museum, find } = others(slots);
    expect(await find()).toEqual(success([at(11), at(8), at(12)]));
    expect(museum.asked).toEqual([['slots', '2026-11-28']]);
  });

  it('[CONF-11] the party includes the children that come along', async () => {
    const visitors = [aVisitor({ children: [aChild()] })];
    const slots = [at(10, { freeLeft: 0 }), at(11, { freeLeft: 0 }), at(12, { freeLeft: 1 })];
    const { find } = others(slots);
    expect(await find({ ...draft, visitors })).toEqual(success([slots[2]]));
  });

  it('[CONF-11] none may be left', async () => {
    expect(await others([at(10, soldOut), at(11, soldOut)]).find()).toEqual(success([]));
  });

  it('[CONF-11] a slot that is over, or that is no more, holds nobody', async () => {
    const over = others([at(10), at(11)], '2026-11-28T03:00:00Z');
    expect(await over.find()).toEqual(success([at(11)]));
    expect(await others([at(11)]).find()).toEqual(success([at(11)]));
  });

  it('[CONF-11] nothing is offered while the slot holds the party: it was refused for another reason', async () => {
    expect(await others([at(10), at(11)]).find()).toEqual(success(null));
  });

  it('[CONF-11] nothing is asked where no slot binds the order', async () => {
    const { museum, find } = others([at(10, soldOut)]);
    const guide = aTicket({ isStaggered: false, isRealName: false });
    const tickets = [{ ticket: guide, quantity: 1 }];
    expect(await find(aDraft({ selection: aSelection({ slot: null }) }))).toEqual(success(null));
    const unbound = aDraft({ selection: aSelection({ slot: chosen, tickets }), visitors: [] });
    expect(await find(unbound)).toEqual(success(null));
    expect(museum.asked).toEqual([]);
  });

  it('[CONF-11] what can’t be read is no offer', async () => {
    const { museum, find } = others([]);
    museum.answers.slots = async () => failed({ kind: 'network' });
    expect(await find()).toEqual(failed({ kind: 'network' }));
  });
});

describe('moving an order to another slot', () => {
  function aMove(answers: Partial<Museum>) {
    const museum = new StubMuseum(answers);
    const storage = new MemoryVisitStorage();
    const changeSlot = new ChangeSlot({ museum, storage });
    return { museum, move: () => changeSlot.execute(draft, at(11), 'English') };
  }

  it('[CONF-11] keeps tickets and quantities, at what they cost there', async () => {
    const { museum, move } = aMove({
      tickets: async () => success([anOffer({ price: yuan(50) })]),
    });
    const moved = await move();
    expect(moved).toMatchObject({
      value: { slot: at(11), tickets: [{ quantity: 1, ticket: { name: 'Adult' } }] },
    });
    expect(moved.ok && moved.value.tickets[0]?.ticket.offer.price).toBe(yuan(50));
    expect(museum.asked).toEqual([['tickets', '2026-11-28', 's-11', 'English']]);
  });

  it.each([
    ['doesn’t sell a ticket of it', []],
    ['sells it at a price that nobody knows', [anOffer({ price: null })]],
  ])('[CONF-11] is not done where the slot %s', async (_, offers) => {
    const { move } = aMove({ tickets: async () => success(offers) });
    const tickets = draft.selection.tickets.map(({ ticket }) => ticket);
    expect(await move()).toEqual(failed({ kind: 'notOffered', tickets }));
  });

  it('[CONF-11] is not done where its tickets can’t be read', async () => {
    const { move } = aMove({ tickets: async () => failed({ kind: 'timeout' }) });
    expect(await move()).toEqual(failed({ kind: 'timeout' }));
  });
});
