import { describe, expect, it } from 'vitest';
import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryDraftKeeper } from '../../../src/adapters/inMemory/MemoryDraftKeeper.ts';
import { MemoryOrderQueryKeeper } from '../../../src/adapters/inMemory/MemoryOrderQueryKeeper.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { SwitchableMotion } from '../../../src/adapters/inMemory/SwitchableMotion.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import { addressBarSuite } from '../../ports/addressBar.suite.ts';
import { visitDay } from '../../ports/aVisit.ts';
import { clockSuite } from '../../ports/clock.suite.ts';
import { draftKeeperSuite } from '../../ports/draftKeeper.suite.ts';
import { orderQueryKeeperSuite } from '../../ports/orderQueryKeeper.suite.ts';
import { otherTabsSuite } from '../../ports/otherTabs.suite.ts';
import { visitStorageSuite } from '../../ports/visitStorage.suite.ts';

visitStorageSuite('MemoryVisitStorage', () => new MemoryVisitStorage());
draftKeeperSuite('MemoryDraftKeeper', () => new MemoryDraftKeeper());
orderQueryKeeperSuite('MemoryOrderQueryKeeper', () => new MemoryOrderQueryKeeper());
otherTabsSuite('MemoryTabs', () => {
  const browser = new MemoryBrowser();
  const pass = (milliseconds = 0) => new ManualClock(0).advance(milliseconds);
  return { one: new MemoryTabs(browser), other: new MemoryTabs(browser), pass };
});
addressBarSuite('MemoryAddressBar', (address) => new MemoryAddressBar(address));
clockSuite('ManualClock', () => {
  const clock = new ManualClock(1_764_205_200_000);
  return {
    clock,
    pass: (milliseconds) => clock.advance(milliseconds),
    correct: (now) => clock.correct(now),
  };
});

describe('the doubles, beyond their ports', () => {
  it('let a wait begin when the answer before it has come', async () => {
    const clock = new ManualClock(0);
    const ran: number[] = [];
    const poll = async (): Promise<void> => {
      await Promise.resolve().then(() => Promise.resolve());
      ran.push(clock.now());
      clock.after(3_000, () => void poll());
    };
    void poll();
    await clock.advance(9_500);
    expect(ran).toEqual([0, 3_000, 6_000, 9_000]);
  });

  it('show what was kept of day and slot', () => {
    const storage = new MemoryVisitStorage();
    storage.keepDay(visitDay);
    storage.keepSlotRange('09:00-10:30');
    expect([storage.day(), storage.slotRange()]).toEqual(['2026-12-05', '09:00-10:30']);
    storage.clearSelection();
    expect([storage.day(), storage.slotRange()]).toEqual(['2026-12-05', null]);
  });

  it('tell of a page that is hidden, shown and restored', () => {
    const visibility = new SwitchableVisibility();
    const told: boolean[] = [];
    const stop = visibility.onChange(() => told.push(visibility.isVisible()));
    visibility.show();
    visibility.hide();
    visibility.show();
    visibility.restore();
    stop();
    visibility.hide();
    expect(told).toEqual([false, true, true]);
  });

  it('want less motion once they are asked to', () => {
    const motion = new SwitchableMotion();
    expect(motion.isReduced()).toBe(false);
    motion.reduce();
    expect(motion.isReduced()).toBe(true);
  });

  it('count reloads and remember language and title', () => {
    const page = new MemoryPage();
    page.present('Yunze Museum', 'English');
    page.reload();
    expect([page.reloads, page.title, page.language]).toEqual([1, 'Yunze Museum', 'English']);
    expect(page.paymentReturnAddress('T&1')).toMatch(/#\/payReturn\?orderNo=T%261$/);
    const language = new FixedLanguage();
    language.choose('English');
    expect(language.current()).toBe('English');
  });
});
