import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { axe } from '../support/browser.ts';
import { aVisitor, patiently, type Visitor } from '../support/Visitor.ts';

/** What a visitor reads in the calendar. The museum's day is Tuesday, 1 December 2026; a week is on sale. */
interface CalendarWords {
  readonly more: string;
  readonly title: string;
  readonly close: string;
  readonly confirm: string;
  readonly previous: string;
  readonly next: string;
  readonly months: readonly string[];
  readonly today: string;
  readonly tomorrow: string;
  readonly later: string;
  /** The tabs once tomorrow was confirmed. */
  readonly tabs: readonly string[];
}

const words: Readonly<Record<Language, CalendarWords>> = {
  Simplified_Chinese: {
    more: '更多',
    title: '选择日期',
    close: '关闭',
    confirm: '选择 12月2日 周三',
    previous: '上个月',
    next: '下个月',
    months: ['2026年12月', '2027年1月', '2027年2月', '2027年3月', '2027年4月', '2027年5月'],
    today: '2026年12月1日 周二，今天，可预约',
    tomorrow: '2026年12月2日 周三，可预约',
    later: '2026年12月8日 周二，尚未开放预约',
    tabs: ['周三 12月2日', '周四 12月3日', '周五 12月4日'],
  },
  English: {
    more: 'More',
    title: 'Choose a date',
    close: 'Close',
    confirm: 'Choose Wed 2 Dec',
    previous: 'Previous month',
    next: 'Next month',
    months: [
      ...['December 2026', 'January 2027', 'February 2027', 'March 2027', 'April 2027'],
      'May 2027',
    ],
    today: 'Tue 1 Dec 2026, today, can be booked',
    tomorrow: 'Wed 2 Dec 2026, can be booked',
    later: 'Tue 8 Dec 2026, not on sale yet',
    tabs: ['Wed 2 Dec', 'Thu 3 Dec', 'Fri 4 Dec'],
  },
};

const narrow = { width: 320, height: 568 } as const;
const languages: readonly Language[] = ['Simplified_Chinese', 'English'];

describe('the calendar', () => {
  it.each(languages)(
    '[HOME-04] [Q-A11Y-3] [Q-A11Y-5] a day is chosen by keyboard alone, in %s',
    async (language) => {
      const say = words[language];
      const visitor = await aVisitor({ language, viewport: narrow });
      const { page } = visitor;
      const { keyboard } = page;
      const focused = () =>
        page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
      await visitor.slot('09:00').waitFor();

      await visitor.button(say.more).focus();
      await keyboard.press('Enter');
      await expect.poll(focused, patiently).toBe(say.today);
      expect(await axe(page)).toEqual([]);
      // Six months back and forth, and not a seventh.
      for (const month of say.months.slice(1)) {
        await keyboard.press('PageDown');
        await heading(page, month).waitFor();
      }
      await keyboard.press('PageDown');
      await heading(page, say.months[5]).waitFor();
      for (const _ of say.months) await keyboard.press('PageUp');
      await expect.poll(focused, patiently).toBe(say.today);
      await keyboard.press('ArrowDown');
      await expect.poll(focused, patiently).toBe(say.later);
      await expectRing(page);
      await keyboard.press('Enter');
      await page.getByText(say.later, { exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);

      await keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(visitor.button(say.more)), patiently).toBe(true);
      await keyboard.press('Enter');
      await expect.poll(focused, patiently).toBe(say.today);
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await expect
        .poll(() => cell(page, say.tomorrow).getAttribute('aria-selected'), patiently)
        .toBe('true');
      await keyboard.press('Tab');
      expect(await isFocused(visitor.button(say.confirm))).toBe(true);
      await keyboard.press('Enter');

      await expectTabs(visitor, say.tabs);
      await expect.poll(() => isFocused(visitor.button(say.more)), patiently).toBe(true);
    },
  );

  it('[HOME-04] by touch on a phone in Honolulu: the same day is taken and kept (O-043)', async () => {
    const say = words.Simplified_Chinese;
    const visitor = await aVisitor({ viewport: narrow, timezoneId: 'Pacific/Honolulu' });
    const { page } = visitor;
    await visitor.slot('09:00').waitFor();
    await visitor.button(say.more).tap();
    for (const month of say.months.slice(1)) {
      await visitor.button(say.next).tap();
      await heading(page, month).waitFor();
    }
    for (const _ of say.months.slice(1)) await visitor.button(say.previous).tap();
    // A day that can’t be chosen says so to a finger, too.
    await cell(page, say.later).tap({ force: true });
    await page.getByText(say.later, { exact: true }).waitFor();
    expect(await cell(page, say.today).getAttribute('aria-selected')).toBe('true');
    await cell(page, say.tomorrow).tap();
    await visitor.button(say.confirm).tap();
    await expectTabs(visitor, say.tabs);
    await visitor.chooseSlot('12:00');
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('2026-12-02');
    expect(kept).not.toMatch(/2026-12-0[13]/);
  });

  it.each(languages)(
    '[HOME-04] nothing is cut off at 320 px and 200 % text, in %s',
    async (language) => {
      const say = words[language];
      const visitor = await aVisitor({ language, viewport: narrow });
      const { page } = visitor;
      await visitor.slot('09:00').waitFor();
      await visitor.button(say.more).click();
      await cell(page, say.today).waitFor();
      const targets = () =>
        page.getByRole('dialog').evaluate((dialog) =>
          [...dialog.querySelectorAll('button, td[tabindex]')].flatMap((each) => {
            const { width, height } = each.getBoundingClientRect();
            return width < 44 || height < 44 ? [`${each.outerHTML}: ${width} × ${height}`] : [];
          }),
        );
      expect(await targets()).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await targets()).toEqual([]);
      const wide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('dialog *')].flatMap((each) =>
          each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
            ? [`${each.outerHTML.slice(0, 120)}: ${each.scrollWidth} > ${each.clientWidth}`]
            : [],
        ),
      );
      expect(wide).toEqual([]);
      expect(await axe(page)).toEqual([]);
    },
  );
});

const heading = (page: Page, name: string | undefined): Locator =>
  page.getByRole('heading', { level: 3, name: name ?? '', exact: true });

const cell = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name, exact: true });

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((candidate) => candidate === document.activeElement);

/** Expects the focused element to have a ring and to lie within the screen. */
async function expectRing(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { top, bottom } = focused.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      within: top >= 0 && bottom <= innerHeight,
    };
  });
  expect(seen).toEqual({ ring: true, within: true });
}

/** Expects the calendar to be closed and three tabs to begin with the confirmed day, which is open. */
async function expectTabs(visitor: Visitor, names: readonly string[]): Promise<void> {
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  const [first = ''] = names;
  await expect.poll(() => visitor.day(first).getAttribute('aria-checked'), patiently).toBe('true');
  const tabs = visitor.page.getByRole('radiogroup', { name: visitor.words.visitDate });
  const texts = await tabs.getByRole('radio').allTextContents();
  expect(texts.map((text) => text.trim())).toEqual(names);
}
