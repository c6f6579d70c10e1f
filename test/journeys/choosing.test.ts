import { describe, expect, it } from 'vitest';
import { aVisitor, days, patiently } from '../support/Visitor.ts';

/** What is chosen on home outlives what happens meanwhile: others who buy, a page that is loaded anew. */
describe('a choice on home', () => {
  it('[Q-STK-5] [HOME-12] of a slot that others bought out is kept, and the nearest that fits is one tap away', async () => {
    const visitor = await aVisitor({ language: 'English', holdsTime: true });
    const { page, words, museum } = visitor;
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('adult', 2);
    await page.clock.fastForward(61_000);
    await page.getByText('Places counted 1 min ago').waitFor();
    await museum.sellOut((await museum.slot(days.today, '12:00')).id);
    await visitor.placeOrder();

    const notice = page.getByText('12:00–13:00 is sold out or over.');
    await notice.waitFor();
    await expect.poll(() => notice.isVisible(), patiently).toBe(true);
    expect(await visitor.bar.getByText('2 tickets').isVisible()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#/index');

    await page.getByRole('button', { name: /^13:00–14:00, \d+ left$/ }).click();
    await page.locator('main').getByText('13:00–14:00 is chosen now').waitFor();
    expect(await visitor.slot('13:00').getAttribute('aria-checked')).toBe('true');
    expect(await visitor.bar.getByText('2 tickets').isVisible()).toBe(true);
    await visitor.findsNothingWrong();
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    expect(await page.getByText('13:00–14:00').first().isVisible()).toBe(true);
    expect(words.lang).toBe('en');
  });

  it('[START-05] [HOME-17] outlives a reload and a change of language', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page } = visitor;
    await visitor.chooseTomorrow();
    await visitor.chooseSlot('13:00');
    await visitor.addTicket('adult', 2);
    await visitor.addTicket('child');
    await page.reload();
    await visitor.sees('home');
    await visitor.bar.getByText('3 tickets').waitFor();
    expect(await visitor.day(visitor.words.tomorrow).getAttribute('aria-checked')).toBe('true');
    expect(await visitor.slot('13:00').getAttribute('aria-checked')).toBe('true');

    await visitor.press('中文');
    const chinese = visitor.inLanguage('Simplified_Chinese');
    await chinese.bar.getByText('共 3 张').waitFor();
    expect(await chinese.slot('13:00').getAttribute('aria-checked')).toBe('true');
    await chinese.placeOrder();
    await chinese.sees('orderForm');
    // The form is loaded anew, and the way back still leads to all of it.
    await page.reload();
    await chinese.sees('orderForm');
    await chinese.follow(chinese.words.back);
    await chinese.bar.getByText('共 3 张').waitFor();
    expect(await chinese.slot('13:00').getAttribute('aria-checked')).toBe('true');
  });
});
