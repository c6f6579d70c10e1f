import { describe, expect, it } from 'vitest';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import type { SlotFilter } from '../../../src/domain/model/TimeSlot.ts';
import { OpenDay } from '../../../src/domain/useCases/OpenDay.ts';
import { aCart } from '../../ports/aVisit.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOffer, aSelection, aSlot, day } from '../builders.ts';

const saturday = day('2026-11-28');
const early = aSlot({ id: slotId('s1'), begin: '9:00', end: '10:00' });
const late = aSlot({ id: slotId('s2'), begin: '19:00', end: '20:00' });

const anOpening = (answers: Partial<Museum> = {}, slotFilter: SlotFilter | null = null) => {
  const museum = new StubMuseum(answers);
  const storage = new MemoryVisitStorage();
  return {
    museum,
    storage,
    openDay: new OpenDay({ museum, storage, configuration: { slotFilter } }),
  };
};

describe('OpenDay', () => {
  it('[HOME-06] forgets the earlier selection and slot, and keeps the date', async () => {
    const { storage, openDay } = anOpening();
    storage.keepSelection(aSelection());
    storage.keepSlotRange('09:00-10:00');
    await openDay.execute(saturday, 'English');
    expect(storage.selection()).toBeNull();
    expect(storage.slotRange()).toBeNull();
    expect(storage.day()).toBe(saturday);
  });

  it('[HOME-06] empties the cart with the selection', async () => {
    const { storage, openDay } = anOpening();
    storage.keepCart(aCart);
    await openDay.execute(saturday, 'English');
    expect(storage.cart()).toEqual({ dataList: [] });
  });

  it('[START-05] reads a day without forgetting what is kept of it', async () => {
    const { museum, storage, openDay } = anOpening({ slots: async () => success([late, early]) });
    storage.keepCart(aCart);
    storage.keepSlotRange('09:00-10:00');
    const offer = await openDay.read(saturday, 'English');
    expect(offer).toEqual(success({ kind: 'slots', slots: [early, late] }));
    expect(storage.cart()).toEqual(aCart);
    expect([storage.day(), storage.slotRange()]).toEqual([null, '09:00-10:00']);
    expect(museum.asked).toHaveLength(2);
  });

  it('[Q-STK-5] counts the places of a day again by one call, filtered and in order as before', async () => {
    const evening: SlotFilter = { begin: '09:00', end: '21:00', keeps: 'inside' };
    const outside = aSlot({ begin: '07:00', end: '08:00' });
    const { museum, openDay } = anOpening(
      { slots: async () => success([late, outside, early]) },
      evening,
    );
    expect(await openDay.readSlots(saturday)).toEqual(success([early, late]));
    expect(museum.asked).toEqual([['slots', saturday]]);
    museum.answers = { slots: async () => failed({ kind: 'timeout' }) };
    expect(await openDay.readSlots(saturday)).toEqual(failed({ kind: 'timeout' }));
  });

  it('[HOME-06] on a staggered day offers slots, in order, and asks for no tickets yet', async () => {
    const { museum, openDay } = anOpening({ slots: async () => success([late, early]) });
    const offer = await openDay.execute(saturday, 'English');
    expect(offer).toEqual(success({ kind: 'slots', slots: [early, late] }));
    expect(museum.asked).toEqual([
      ['isSaleStaggered', saturday],
      ['slots', saturday],
    ]);
  });

  it('[HOME-06] on any other day offers its tickets at once', async () => {
    const { museum, openDay } = anOpening({
      isSaleStaggered: async () => success(false),
      tickets: async () => success([anOffer()]),
    });
    const offer = await openDay.execute(saturday, 'English');
    expect(offer).toEqual(success({ kind: 'tickets', tickets: [anOffer()] }));
    expect(museum.asked.at(-1)).toEqual(['tickets', saturday, null, 'English']);
  });

  it('[HOME-08] offers only the slots that the configured filter lets through', async () => {
    const evening: SlotFilter = { begin: '19:00', end: '21:00', keeps: 'inside' };
    const { openDay } = anOpening({ slots: async () => success([early, late]) }, evening);
    const offer = await openDay.execute(saturday, 'English');
    expect(offer).toEqual(success({ kind: 'slots', slots: [late] }));
  });

  it.each<[asked: string, answers: Partial<Museum>]>([
    ['configuration', { isSaleStaggered: async () => failed({ kind: 'timeout' }) }],
    ['slots', { slots: async () => failed({ kind: 'timeout' }) }],
    [
      'tickets',
      {
        isSaleStaggered: async () => success(false),
        tickets: async () => failed({ kind: 'timeout' }),
      },
    ],
  ])('[HOME-14] says that it was the %s that could not be had', async (asked, answers) => {
    const { openDay } = anOpening(answers);
    const offer = await openDay.execute(saturday, 'English');
    expect(offer).toEqual(failed({ asked, cause: { kind: 'timeout' } }));
  });
});
