import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { expectFocusSeen, isFocused, tabTo } from '../support/byKeyboard.ts';
import { homeWords } from '../support/screenStates/homeWords.ts';
import { aVisitor, patiently, type Visitor } from '../support/Visitor.ts';

const tab = {
  Simplified_Chinese: { today: '周二 今天 12月1日', confirm: '选择 12月3日 周四' },
  English: { today: 'Tue Today 1 Dec', confirm: 'Choose Thu 3 Dec' },
} as const;

/** From the first call on, without a finger: everything a visit needs until the order form. */
describe.each(['Simplified_Chinese', 'English'] satisfies Language[])(
  'home by keyboard alone, in %s',
  (language) => {
    it('[HOME-04] [HOME-07] [HOME-10] [HOME-12] [HOME-13] [Q-A11Y-3] [Q-A11Y-5] [Q-A11Y-11] a notice is agreed to, a day and a slot are chosen, an order over the limit is corrected', async () => {
      const say = homeWords[language];
      const visitor = await aVisitor({
        language,
        scenario: 'notice',
        viewport: { width: 320, height: 568 },
        holdsTime: true,
      });
      const { page, words, museum } = visitor;
      const { keyboard } = page;

      // The notice can't be agreed to, nor left, before its time.
      const agree = page.getByRole('button', { name: say.agree });
      await agree.waitFor();
      expect(await agree.getAttribute('aria-disabled')).toBe('true');
      await tabTo(page, agree);
      await keyboard.press('Enter');
      await keyboard.press('Escape');
      expect(await agree.isVisible()).toBe(true);
      await letsPass(page, 7);
      await expect.poll(() => agree.getAttribute('aria-disabled'), patiently).toBeNull();
      expect(await isFocused(agree)).toBe(true);
      await keyboard.press('Enter');
      await agree.waitFor({ state: 'detached' });

      // A day by its tab, then one by the calendar.
      await visitor.slot('09:00').waitFor();
      await tabTo(page, visitor.day(tab[language].today));
      await keyboard.press('ArrowRight');
      await expectFocusSeen(page);
      await expectChosen(visitor, words.tomorrow);
      await tabTo(page, visitor.button(say.more));
      await keyboard.press('Enter');
      await page.getByRole('dialog', { name: say.calendar }).getByRole('grid').waitFor();
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await tabTo(page, visitor.button(tab[language].confirm));
      await keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(visitor.button(say.more)), patiently).toBe(true);

      // On that day the first slot is sold out: what Tab reaches first is the next one.
      await visitor.slot('10:00').waitFor();
      await tabTo(page, visitor.slot('10:00'));
      await keyboard.press('Space');
      await expect
        .poll(() => visitor.slot('10:00').getAttribute('aria-checked'), patiently)
        .toBe('true');
      await visitor.more('adult').waitFor();
      await tabTo(page, visitor.more('adult'));
      for (let ticket = 0; ticket < 11; ticket += 1) await keyboard.press('Enter');
      await tabTo(page, visitor.button(words.placeOrder));
      await keyboard.press('Enter');

      const tip = page.getByRole('dialog', { name: words.tip });
      await tip.getByText(words.overLimit).waitFor();
      await tabTo(page, visitor.button(words.gotIt, tip));
      await keyboard.press('Enter');
      await tip.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(visitor.button(words.placeOrder)), patiently).toBe(true);
      expect(await visitor.bar.getByText(words.count(11)).isVisible()).toBe(true);
      await tabTo(page, visitor.fewer('adult'), 'Shift+Tab');
      await keyboard.press('Enter');
      await tabTo(page, visitor.button(words.placeOrder));
      await keyboard.press('Enter');
      await visitor.sees('orderForm');
      await expect
        .poll(() => isFocused(page.getByRole('heading', { level: 1 })), patiently)
        .toBe(true);
      expect(await museum.count('order-saved')).toBe(0);
    });
  },
);

async function expectChosen(visitor: Visitor, day: string): Promise<void> {
  await expect.poll(() => visitor.day(day).getAttribute('aria-checked'), patiently).toBe('true');
}

async function letsPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
