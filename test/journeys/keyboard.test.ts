import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { expectFocusSeen, isFocused, tabTo } from '../support/byKeyboard.ts';
import { type SpokenOn, spokenOn } from '../support/spokenOn.ts';
import { aVisitor, days, patiently, people, phone, type Visitor } from '../support/Visitor.ts';

const runs = [
  { language: 'Simplified_Chinese', width: 390, height: 844 },
  { language: 'English', width: 320, height: 568 },
] as const satisfies readonly { language: Language; width: number; height: number }[];

const words = {
  Simplified_Chinese: { today: '周二 今天 12月1日', otherDocument: '其他证件' },
  English: { today: 'Tue Today 1 Dec', otherDocument: 'Other document' },
} as const;

/** All that is said from the first sight of home to the code, in order: the counts, their total, the payment. */
const said = {
  Simplified_Chinese: [
    'polite: 1',
    'polite: 2',
    'polite: 1',
    'polite: 共 1 张，¥60.00',
    'polite: 支付处理中，请不要关闭页面 我们正在向博物馆确认您的付款，最长 29 秒。有结果后会自动显示，您什么都不用做。',
    'polite: 支付成功！',
  ],
  English: [
    'polite: 1',
    'polite: 2',
    'polite: 1',
    'polite: 1 ticket, ¥60.00',
    'polite: Payment in progress, please do not close this page We are asking the museum about your payment. This takes 29 seconds at most. The result appears by itself; there is nothing you need to do.',
    'polite: Payment successful!',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** The main journey without a finger: every stop can be seen, none lies under a bar, and all that is said is listed. */
describe('by keyboard alone', () => {
  it.each(runs)(
    '[Q-A11Y-2] [Q-A11Y-3] [Q-A11Y-4] [Q-A11Y-5] [Q-A11Y-9] [Q-A11Y-11] in $language at $width × $height a visit is chosen, ordered, paid for and its code shown; nothing is said twice',
    async ({ language, ...viewport }) => {
      const visitor = await aVisitor({ language, viewport, path: null, holdsTime: true });
      const spoken = await spokenOn(visitor.app.context);
      await visitor.page.goto(visitor.app.url);

      await choosesDayAndSlot(visitor, words[language].today);
      await readsInstructions(visitor);
      await choosesTickets(visitor, spoken);
      await fillsInForm(visitor, words[language].otherDocument);
      await pays(visitor);

      const { takeTicketNo, status } = await visitor.museum.theOrder();
      expect(status).toBe('已出票');
      await visitor.pickUpCodes.first().waitFor();
      const code = await visitor.pickUpCodes.first().getAttribute('aria-label');
      expect(code?.replaceAll(' ', '')).toContain(takeTicketNo);
      await expect.poll(() => spoken.messages, patiently).toEqual(said[language]);
      expect(spoken.presses()).toBe(0);
    },
  );
});

async function choosesDayAndSlot(visitor: Visitor, today: string): Promise<void> {
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.sees('home');
  await visitor.slot('09:00').waitFor();
  for (const voice of ['polite', 'assertive']) {
    expect(await page.locator(`[role][aria-live="${voice}"]:empty`).count(), voice).toBe(1);
  }
  await tabTo(page, visitor.day(today));
  await keyboard.press('ArrowRight');
  const tomorrow = visitor.day(visitor.words.tomorrow);
  await expect.poll(() => tomorrow.getAttribute('aria-checked'), patiently).toBe('true');
  expect(await isFocused(tomorrow)).toBe(true);
  await visitor.sees('home');
  await visitor.slot('09:00').waitFor();
  await tabTo(page, visitor.slot('09:00'));
  for (const begin of ['10:00', '11:00', '12:00']) {
    await keyboard.press('ArrowDown');
    expect(await isFocused(visitor.slot(begin))).toBe(true);
    await expectFocusSeen(page);
  }
  expect(await visitor.slot('10:00').getAttribute('aria-checked')).toBe('false');
  expect(await visitor.slot('12:00').getAttribute('aria-checked')).toBe('true');
  await visitor.more('adult').waitFor();
}

async function readsInstructions(visitor: Visitor): Promise<void> {
  const { page, words } = visitor;
  const link = visitor.button(words.instructions.link).first();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: words.instructions.title }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(link), patiently).toBe(true);
}

/** Two tickets and one back; the total is said half a second after the last of these, and not before. */
async function choosesTickets(visitor: Visitor, spoken: SpokenOn): Promise<void> {
  const { page, words } = visitor;
  const { clock, keyboard } = page;
  await tabTo(page, visitor.more('adult'));
  await visitor.stopsTime(1_000);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await tabTo(page, visitor.fewer('adult'), 'Shift+Tab');
  await keyboard.press('Space');
  await visitor.bar.getByText(words.count(1), { exact: true }).waitFor();
  await expect.poll(() => spoken.messages.length, patiently).toBe(3);
  await clock.runFor(499);
  expect(spoken.messages).toHaveLength(3);
  await clock.runFor(1);
  await expect.poll(() => spoken.messages.length, patiently).toBe(4);
  await clock.resume();
  await tabTo(page, visitor.button(words.placeOrder));
  await keyboard.press('Enter');
}

async function fillsInForm(visitor: Visitor, otherDocument: string): Promise<void> {
  const { page, words } = visitor;
  const { keyboard } = page;
  await visitor.sees('orderForm');
  await expect.poll(() => isFocused(page.getByRole('heading', { level: 1 })), patiently).toBe(true);
  const block = visitor.visitor('adult');
  await tabTo(page, visitor.nameField(block));
  await keyboard.insertText(people.mother.name);
  const kinds = block.getByRole('combobox');
  await tabTo(page, kinds);
  await keyboard.press('ArrowDown');
  await expect
    .poll(() => kinds.locator('option:checked').textContent(), patiently)
    .toBe(otherDocument);
  await tabTo(page, visitor.documentField(block));
  await keyboard.insertText('E12345678');
  await tabTo(page, visitor.phoneField);
  await keyboard.insertText(phone);
  await tabTo(page, visitor.button(words.buy));
  // Upwards nothing may lie under the strip that stays on top.
  await tabTo(page, visitor.nameField(block), 'Shift+Tab');
  await tabTo(page, visitor.button(words.buy));
  await keyboard.press('Enter');
}

async function pays(visitor: Visitor): Promise<void> {
  const { page, words, museum } = visitor;
  const { keyboard } = page;
  await visitor.sees('paymentMethod');
  expect(await museum.theOrder()).toMatchObject({
    status: '待支付',
    total: 60,
    tickets: [{ day: days.tomorrow }],
  });
  const ways = page.getByRole('group', { name: words.payWays }).getByRole('radio');
  await tabTo(page, ways.first());
  await keyboard.press('ArrowDown');
  expect(await ways.last().isChecked()).toBe(true);
  await keyboard.press('ArrowUp');
  expect(await ways.first().isChecked()).toBe(true);
  await tabTo(page, visitor.button(words.payNow));
  await keyboard.press('Enter');
  await visitor.cashier.waitFor();
  await tabTo(page, visitor.button(words.choices.pay, visitor.cashier));
  await keyboard.press('Enter');
  await visitor.heading(words.paid).waitFor();
  await tabTo(page, page.getByRole('link', { name: words.viewOrder }));
  await keyboard.press('Enter');
  await visitor.sees('orderDetail');
}
