import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ReadRebookingSwitch } from '../../../src/domain/useCases/ReadRebookingSwitch.ts';
import { StubMuseum } from '../../support/StubMuseum.ts';

describe('whether visits can be moved at all', () => {
  it('[LIST-03] is read once for all who ask', async () => {
    const museum = new StubMuseum({ canRebook: async () => success(true) });
    const read = new ReadRebookingSwitch({ museum, clock: new ManualClock(0) });
    expect(await Promise.all([read.execute(), read.execute()])).toEqual([true, true]);
    expect(await read.execute()).toBe(true);
    expect(museum.times('canRebook')).toBe(1);
  });

  it('[LIST-03] is no while the museum does not say, and is asked again', async () => {
    const museum = new StubMuseum({ canRebook: async () => failed({ kind: 'network' }) });
    const read = new ReadRebookingSwitch({ museum, clock: new ManualClock(0) });
    expect(await read.execute()).toBe(false);
    museum.answers = { canRebook: async () => success(true) };
    expect(await read.execute()).toBe(true);
  });

  it('[LIST-03] is no where the museum says no', async () => {
    const museum = new StubMuseum({ canRebook: async () => success(false) });
    expect(await new ReadRebookingSwitch({ museum, clock: new ManualClock(0) }).execute()).toBe(
      false,
    );
  });
});
