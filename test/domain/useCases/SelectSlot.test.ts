import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { slotId } from '../../../src/domain/model/Identifiers.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { SelectSlot } from '../../../src/domain/useCases/SelectSlot.ts';
import { StubMuseum } from '../../support/StubMuseum.ts';
import { anOffer, aSlot, day, shanghai } from '../builders.ts';

const friday = day('2026-11-27');

// It is half past nine at the museum.
const aChoice = (now = '2026-11-27T01:30:00Z') => {
  const museum = new StubMuseum({ tickets: async () => success([anOffer()]) });
  const storage = new MemoryVisitStorage();
  const clock = new ManualClock(Date.parse(now));
  const configuration = { timeZone: shanghai };
  const selectSlot = new SelectSlot({ museum, storage, clock, configuration });
  return { museum, storage, selectSlot };
};

describe('SelectSlot', () => {
  it('[HOME-08] keeps the slot’s begin and end, and reads the tickets of that slot', async () => {
    const { museum, storage, selectSlot } = aChoice();
    const slot = aSlot({ id: slotId('s7') });
    expect(await selectSlot.execute(friday, slot, 'English')).toEqual(success([anOffer()]));
    expect(storage.slotRange()).toBe('09:00-10:00');
    expect(museum.asked).toEqual([['tickets', friday, 's7', 'English']]);
  });

  it.each([
    ['is sold out', aSlot({ ordinaryLeft: 0, freeLeft: 0 }), '2026-11-27T01:30:00Z', 'soldOut'],
    ['has just ended', aSlot(), '2026-11-27T02:00:00Z', 'past'],
    [
      'is over and sold out',
      aSlot({ ordinaryLeft: 0, freeLeft: 0 }),
      '2026-11-27T02:00:00Z',
      'past',
    ],
    ['was yesterday’s', aSlot(), '2026-11-27T16:00:00Z', 'past'],
  ])(
    '[HOME-07] refuses a slot that %s, keeping and asking nothing',
    async (_, slot, now, state) => {
      const { museum, storage, selectSlot } = aChoice(now);
      const chosen = await selectSlot.execute(friday, slot, 'English');
      expect(chosen).toEqual(failed({ kind: 'slotGone', state }));
      expect(storage.slotRange()).toBeNull();
      expect(museum.asked).toEqual([]);
    },
  );

  it('[HOME-07] takes a slot with free places alone, up to its last second', async () => {
    const { selectSlot } = aChoice('2026-11-27T01:59:59Z');
    const slot = aSlot({ ordinaryLeft: 0, freeLeft: 1 });
    expect((await selectSlot.execute(friday, slot, 'English')).ok).toBe(true);
  });

  it('[HOME-14] says why the tickets could not be had', async () => {
    const { museum, selectSlot } = aChoice();
    museum.answers.tickets = async () => failed({ kind: 'network' });
    const chosen = await selectSlot.execute(friday, aSlot(), 'English');
    expect(chosen).toEqual(failed({ kind: 'network' }));
  });
});
