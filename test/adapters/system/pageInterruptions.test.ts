import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { type Hearer, pageInterruptions } from '../../../src/adapters/system/pageInterruptions.ts';
import type { Interruption } from '../../../src/ports/Interruptions.ts';

function aPage() {
  const clock = new ManualClock(0);
  const interruptions = pageInterruptions<Hearer>(clock);
  const heard: string[] = [];
  let loads = 0;
  let fails = 0;
  const load = async () => {
    loads += 1;
    if (fails > 0) {
      fails -= 1;
      throw new Error('offline');
    }
    return {
      hear: ({ kind }: Interruption) => {
        heard.push(kind);
      },
    };
  };
  return {
    clock,
    interruptions,
    heard,
    load,
    loads: () => loads,
    failTimes: (times: number) => {
      fails = times;
    },
  };
}

describe('the interruptions of a page', () => {
  it('[O-085] nobody is loaded who would show them while there are none', async () => {
    const page = aPage();
    page.interruptions.whenNeeded(page.load);
    await page.clock.advance(3_600_000);
    expect(page.loads()).toBe(0);
  });

  it.each(['before', 'after'])(
    'whoever shows them is loaded once, and told everything in its order, what came %s included',
    async (when) => {
      const page = aPage();
      if (when === 'after') page.interruptions.whenNeeded(page.load);
      page.interruptions.tell({ kind: 'entered' });
      page.interruptions.tell({ kind: 'broken', event: null });
      if (when === 'before') page.interruptions.whenNeeded(page.load);
      await page.clock.advance(0);
      page.interruptions.tell({ kind: 'debugTapped' });
      await page.clock.advance(0);
      expect(page.heard).toEqual(['entered', 'broken', 'debugTapped']);
      expect(page.loads()).toBe(1);
    },
  );

  it('what can’t be loaded is asked for again after a while, and nothing is lost', async () => {
    const page = aPage();
    page.failTimes(2);
    page.interruptions.whenNeeded(page.load);
    page.interruptions.tell({ kind: 'entered' });
    await page.clock.advance(19_999);
    page.interruptions.tell({ kind: 'expired', wasPolled: true });
    expect(page.loads()).toBe(1);
    await page.clock.advance(1);
    expect(page.loads()).toBe(2);
    await page.clock.advance(20_000);
    expect(page.heard).toEqual(['entered', 'expired']);
    expect(page.loads()).toBe(3);
  });
});
