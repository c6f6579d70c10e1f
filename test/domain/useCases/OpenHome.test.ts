import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { OpenHome } from '../../../src/domain/useCases/OpenHome.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';

const template = { banners: [], advertisement: null, notice: null, warmPrompt: 'Come early.' };

const aHome = (answers: Partial<Museum> = {}) => {
  const museum = new StubMuseum({ homeTemplate: async () => success(template), ...answers });
  const storage = new MemoryVisitStorage();
  const clock = new ManualClock(0);
  return { museum, storage, clock, openHome: new OpenHome({ museum, storage, clock }) };
};

describe('OpenHome', () => {
  it('reads template and limit, and keeps the warm prompt for the order form', async () => {
    const { storage, openHome } = aHome({ purchaseLimit: async () => success(5) });
    const home = await openHome.execute('English');
    expect(home).toEqual({ template: success(template), limit: success(5) });
    expect(storage.warmPrompt()).toBe('Come early.');
  });

  it('[HOME-11] asks for neither again within 5 min, but for the template in another language', async () => {
    const { museum, clock, openHome } = aHome();
    await openHome.execute('English');
    await openHome.execute('English');
    expect(museum.asked).toEqual([['homeTemplate', 'English'], ['purchaseLimit']]);
    await openHome.execute('Simplified_Chinese');
    expect(museum.asked.slice(2)).toEqual([['homeTemplate', 'Simplified_Chinese']]);
    await clock.advance(300_000);
    await openHome.execute('English');
    expect(museum.asked.slice(3)).toEqual([['homeTemplate', 'English'], ['purchaseLimit']]);
  });

  it('[HOME-14] asks again for the part alone that failed', async () => {
    const { museum, openHome } = aHome({ purchaseLimit: async () => failed({ kind: 'timeout' }) });
    expect((await openHome.execute('English')).limit).toEqual(failed({ kind: 'timeout' }));
    museum.answers = {};
    expect((await openHome.execute('English')).limit).toEqual(success(null));
    expect(museum.asked.slice(2)).toEqual([['purchaseLimit']]);
  });
});
