import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/browser.ts';
import { aVisitor, days, owedOrder, patiently, type Visitor } from '../support/Visitor.ts';

const titles = { Simplified_Chinese: '开发者面板', English: 'Developer’s panel' } as const;

/** The panel over the app, opened by keyboard alone. */
async function opensPanel({ page }: Visitor, title: string = titles.English): Promise<Locator> {
  const tab = page.getByRole('button', { name: title, exact: true });
  await tab.waitFor();
  await page.keyboard.press('Alt+KeyM');
  const panel = page.getByRole('dialog', { name: title });
  await panel.waitFor();
  return panel;
}

const press = (panel: Locator, name: string): Promise<void> =>
  panel.getByRole('button', { name, exact: true }).click();

/** Unfolds a part of the panel that starts with a title. */
const unfold = (panel: Locator, title: string): Promise<void> =>
  panel.locator('summary', { hasText: title }).click();

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((candidate) => candidate === document.activeElement);

/** What the museum's books say of its clock and its scenario. */
async function booksOf(control: (path: string) => Promise<unknown>) {
  const schema = v.object({ now: v.string(), scenario: v.string() });
  return v.parse(schema, await control('/_museum/state'));
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } =
      document.querySelector('dialog[open]') ?? document.documentElement;
    return scrollWidth - clientWidth;
  });

describe('the developer’s panel', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    'in %s opens and closes by keyboard; axe finds nothing in any part of it, at 320 px, in either theme',
    async (language) => {
      const viewport = { width: 320, height: 568 };
      const visitor = await aVisitor({ language, viewport });
      const { page, museum } = visitor;
      await visitor.comesToPayment();
      await museum.receivePayment((await museum.theOrder()).orderNo);
      const panel = await opensPanel(visitor, titles[language]);
      const folded = panel.locator('details:not([open]) > summary');
      while ((await folded.count()) > 0) await folded.first().click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visitor.findsNothingWrong();
        expect(await overflow(page)).toBe(0);
      }
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      const tab = page.getByRole('button', { name: titles[language], exact: true });
      await tab.focus();
      await page.keyboard.press('Enter');
      await panel.waitFor();
      await page.keyboard.press('Alt+KeyM');
      await panel.waitFor({ state: 'detached' });
      expect(await isFocused(tab)).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await visitor.findsNothingWrong();
      }
    },
  );

  it.each([320, 390])('stands in nobody’s way at %i px', async (width) => {
    const visitor = await aVisitor({ viewport: { width, height: 640 } });
    const { page } = visitor;
    const tab = page.getByRole('button', { name: titles.Simplified_Chinese, exact: true });
    await tab.waitFor();
    await visitor.chooseSlot('12:00');
    const edge = await tab.evaluate((element) => element.getBoundingClientRect().right);
    const middles = await page
      .locator('main, header, nav')
      .locator('button, a, [role="radio"], input')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { left, width: wide } = element.getBoundingClientRect();
          return left + wide / 2;
        }),
      );
    expect(middles.length).toBeGreaterThan(10);
    expect(Math.min(...middles)).toBeGreaterThan(edge);
  });

  it('switches the scenario, and home shows it', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words } = visitor;
    await visitor.slot('12:00').waitFor();
    const panel = await opensPanel(visitor);
    await press(panel, 'Sold out');
    await panel.getByText('The scenario is now “Sold out”').waitFor();
    const chip = panel.getByRole('button', { name: 'Sold out', exact: true });
    expect(await chip.getAttribute('aria-pressed')).toBe('true');
    const books = await booksOf(visitor.app.control);
    expect(books.scenario).toBe('soldOut');
    expect(books.now).toMatch(/^2026-12-01T08:3/);
    const loaded = page.waitForEvent('load');
    await press(panel, 'Reload the app');
    await loaded;
    await expect
      .poll(() => visitor.slot('12:00').textContent(), patiently)
      .toContain(words.soldOut);
  });

  it('sets the museum’s clock and lets it run on', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const panel = await opensPanel(visitor);
    const time = panel.getByRole('time');
    expect(await time.textContent()).toMatch(/^2026-12-01 09:0\d$/);
    await press(panel, '+1 day');
    await expect.poll(() => time.textContent(), patiently).toMatch(/^2026-12-02 09:0\d$/);
    // The order that waited for its money has closed meanwhile.
    expect((await visitor.museum.theOrder()).status).toBe('已关闭');
    await panel.getByLabel('Set to (museum’s local time)').fill('2026-12-24T14:30');
    await press(panel, 'Set');
    await expect.poll(() => time.textContent(), patiently).toMatch(/^2026-12-24 14:3\d$/);
    for (const step of ['+1 min', '+15 min', '+1 h']) await press(panel, step);
    await expect.poll(() => time.textContent(), patiently).toMatch(/^2026-12-24 15:4\d$/);
  });

  it('settles the cashier’s next answer beforehand, once', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, words, museum } = visitor;
    const panel = await opensPanel(visitor);
    await unfold(panel, 'Cashier’s next answer');
    const next = panel.getByRole('combobox', { name: 'The next payment' });
    await next.selectOption('Cancelled without paying');
    await press(panel, 'Close');
    await visitor.press(words.payNow);
    await visitor.heading(words.notPaid).waitFor();
    expect(await visitor.cashier.count()).toBe(0);
    expect(await museum.count('paid')).toBe(0);
    await page.keyboard.press('Alt+KeyM');
    await unfold(panel, 'Cashier’s next answer');
    expect(await next.inputValue()).toBe('');
  });

  it('lets others buy and return places, pays for orders and checks tickets in', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { museum } = visitor;
    const panel = await opensPanel(visitor);
    await unfold(panel, 'Stock');
    const row = panel.getByRole('row', { name: /^12:00–13:00/ });
    const left = () => row.getByRole('cell').first().textContent();
    expect(await left()).toBe('62 · 0 · 18');
    await panel.getByRole('combobox', { name: 'Time slot' }).selectOption('12:00');
    await panel.getByLabel('How many').fill('5');
    await press(panel, 'Others buy');
    await expect.poll(left, patiently).toBe('57 · 0 · 23');
    await press(panel, 'Others return');
    await press(panel, 'Leave just so many');
    await expect.poll(left, patiently).toBe('5 · 0 · 75');
    expect(await museum.slot(days.today, '12:00')).toMatchObject({ ordinary: { remaining: 5 } });
    await panel.getByLabel('How many').fill('90');
    await press(panel, 'Others buy');
    await panel.getByRole('alert').getByText('only 5 places are left').waitFor();

    await unfold(panel, 'Orders (1)');
    await press(panel, `Pay order ${owedOrder} now`);
    await panel.getByText('The money has arrived').waitFor();
    expect((await museum.theOrder()).status).toBe('已出票');
    await panel.getByRole('button', { name: /^Check in/ }).click();
    await expect.poll(() => museum.count('ticket-checked'), patiently).toBe(1);
  });

  it('shows the journal as it grows beside the app, filters it and bounds it', async () => {
    const viewport = { width: 1280, height: 800 };
    const visitor = await aVisitor({ language: 'English', viewport });
    const { page, app } = visitor;
    await visitor.slot('12:00').waitFor();
    await page.getByRole('button', { name: titles.English, exact: true }).click();
    const panel = page.getByRole('complementary', { name: titles.English });
    await unfold(panel, 'Journal');
    const entries = panel.getByRole('listitem').filter({ hasText: /^\d\d:\d\d:\d\d/ });
    await panel.getByRole('searchbox').fill('allow-sale');
    await panel.getByText('Nothing here.').waitFor();
    // The app goes on beside it.
    await visitor.chooseSlot('12:00');
    await expect.poll(() => entries.count(), patiently).toBe(1);
    await panel.getByRole('searchbox').fill('clock-set');
    for (let time = 0; time < 205; time += 1) {
      await app.control('/_museum/clock', { advanceMs: 1 });
    }
    await panel.getByText('200 of 205 entries shown').waitFor();
    expect(await entries.count()).toBe(200);
    await press(panel, 'Clear view');
    await panel.getByText('Nothing here.').waitFor();
    expect(await visitor.museum.count('clock-set')).toBe(205);
    await visitor.findsNothingWrong();
    await page.keyboard.press('Alt+KeyM');
    await panel.waitFor({ state: 'detached' });
  });

  it('shows the codes that went out by SMS, and resets everything after asking', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    await visitor.app.control('/_museum/providerState', {
      state: 'a code was sent',
      params: { mobile: '13800000000', code: '271828' },
    });
    const panel = await opensPanel(visitor);
    await unfold(panel, 'SMS codes (1)');
    await panel.getByText('271828').waitFor();
    await press(panel, 'Sold out');
    await unfold(panel, 'Reset');
    await press(panel, 'Reset everything');
    expect((await booksOf(visitor.app.control)).scenario).toBe('soldOut');
    await press(panel, 'Yes, reset');
    await panel.getByText('Everything is new').waitFor();
    expect((await booksOf(visitor.app.control)).scenario).toBe('default');
    expect(await panel.getByText('SMS codes (0)').count()).toBe(1);
  });

  it('gives a link that reproduces the scenario in a fresh browser, once', async () => {
    const visitor = await aVisitor({ language: 'English', scenario: 'nearlySoldOut' });
    const panel = await opensPanel(visitor);
    await visitor.app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(panel, 'Copy link');
    await panel.getByText('Copied').waitFor();
    const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${visitor.app.url}/?scenario=nearlySoldOut&now=2026-12-01T08:30`);

    const path = `${link.slice(visitor.app.url.length)}#/index`;
    const fresh = await openApp({ language: 'English', path });
    const slot = fresh.page.getByRole('radio', { name: /^12:00–/ });
    await slot.waitFor();
    expect(await slot.textContent()).toContain('3 left');
    expect(fresh.page.url()).toBe(`${fresh.url}/#/index`);
    const books = await booksOf(fresh.control);
    expect(books.scenario).toBe('nearlySoldOut');
    expect(books.now).toMatch(/^2026-12-01T08:3/);
    await fresh.control('/_museum/clock', { advanceMs: 3_600_000 });
    await fresh.page.reload();
    await slot.waitFor();
    expect((await booksOf(fresh.control)).now).toMatch(/^2026-12-01T09:3/);
  });

  it('says what is wrong with a link, and leaves the museum as it was', async () => {
    const app = await openApp({ language: 'English', path: '/?scenario=unheardOf' });
    await app.page.getByRole('radiogroup').first().waitFor();
    expect((await booksOf(app.control)).scenario).toBe('default');
    expect(app.page.url()).not.toContain('unheardOf');
    await app.page.getByRole('button', { name: titles.English, exact: true }).click();
    await app.page.getByRole('alert').getByText('there is no scenario unheardOf').waitFor();
  });
});
