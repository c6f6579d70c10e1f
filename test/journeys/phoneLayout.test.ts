import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hidden, overlapping, wrongWithoutGaps } from '../support/boxesWrong.ts';
import { hidePanel, smallPhone } from '../support/looks.ts';
import { laidOutWrong } from '../support/looksWrong.ts';
import { aVisitor, people, type Visitor } from '../support/Visitor.ts';

/** A small phone, today's, and a large one. */
const phones = [smallPhone, { width: 390, height: 844 }, { width: 430, height: 932 }];
/** What a keyboard leaves of today's. */
const underKeyboard = { width: 390, height: 400 };

describe('the layout on phones', () => {
  it('[Q-WV-4] overlaps nowhere, keeps its bar at the foot, the field in sight above a keyboard, and its rows apart without gaps', async () => {
    const visitor = await aVisitor({ language: 'English', viewport: smallPhone, holdsTime: true });
    const { page } = visitor;
    await visitor.sees('home');
    await hidePanel(page);
    const found: string[] = [];
    const note = (where: string, lines: readonly string[]) =>
      found.push(...lines.map((line) => `${where}: ${line}`));

    await visitor.chooseSlot('12:00');
    await visitor.addTicket('adult', 2);
    note('home', await wrongOnPhones(page));
    note('home', await wrongAtTheFoot(page));
    note('home, without gaps', await wrongWithoutGaps(page));
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await visitor.nameVisitor('adult', people.mother);
    note('order form', await wrongOnPhones(page));
    note('order form', await wrongAtTheFoot(page));
    note('order form', await wrongUnderKeyboard(visitor));
    note('order form, without gaps', await wrongWithoutGaps(page));
    await visitor.nameVisitor('adult', people.father, 2);
    await visitor.givePhone();
    await visitor.buy();
    await visitor.sees('paymentMethod');
    note('payment', await wrongOnPhones(page));
    note('payment', await wrongAtTheFoot(page));
    note('payment, without gaps', await wrongWithoutGaps(page));
    expect(found).toEqual([]);
    expect((await visitor.museum.theOrder()).status).toBe('待支付');
  });
});

/** On each phone: too wide, cut off, too small, or one thing over another. Today's phone is left behind. */
async function wrongOnPhones(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const phone of phones) {
    await page.setViewportSize(phone);
    let lines: readonly string[] = [];
    const look = async () => {
      lines = [...(await laidOutWrong(page)), ...(await overlapping(page))];
      return lines.length;
    };
    // The pictures of the banner slide to their places first.
    await expect
      .poll(look, { timeout: 5_000 })
      .toBe(0)
      .catch(() => undefined);
    found.push(...lines.map((line) => `${phone.width} px: ${line}`));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

/** The bar at the foot is whole and in sight, wherever the page is scrolled to. */
const wrongAtTheFoot = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const bar = [...document.querySelectorAll('body *')].find((each) => {
      const { position, bottom } = getComputedStyle(each);
      return position === 'sticky' && bottom === '0px';
    });
    if (bar === undefined) return ['there is none'];
    for (const y of [0, 200, document.documentElement.scrollHeight]) {
      scrollTo({ top: y, behavior: 'instant' });
      const { top, bottom } = bar.getBoundingClientRect();
      if (top < 0 || Math.abs(bottom - innerHeight) > 1)
        found.push(`stands ${top}–${bottom} at ${scrollY}`);
    }
    return found;
  });

/** Goes through the fields as the keyboard's own key for the next one does. */
async function wrongUnderKeyboard({ page }: Visitor): Promise<readonly string[]> {
  const found: string[] = [];
  const fields = page.getByRole('main').getByRole('textbox');
  const count = await fields.count();
  await fields.last().focus();
  await page.setViewportSize(underKeyboard);
  await fields.last().scrollIntoViewIfNeeded();
  found.push(...(await hidden(fields.last())));
  await fields.first().focus();
  for (let seen = 0; seen < count; ) {
    const focused = page.locator(':focus');
    if (await focused.evaluate((each) => each.matches('input'))) {
      found.push(...(await hidden(focused)));
      seen += 1;
    }
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const shifted = await page.evaluate(() => [
    scrollX,
    visualViewport?.offsetTop,
    visualViewport?.offsetLeft,
  ]);
  if (shifted.some((by) => by !== 0)) found.push(`the page is left shifted by ${shifted}`);
  return [...found, ...(await wrongAtTheFoot(page))];
}
