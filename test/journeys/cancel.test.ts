import { describe, expect, it } from 'vitest';
import { isFocused } from '../support/byKeyboard.ts';
import { aListVisitor } from '../support/ListVisitor.ts';
import { patiently } from '../support/Visitor.ts';

const path = '/api/integration/trip/order/cancel';
const status = '/trip/order/info';

const words = {
  Simplified_Chinese: {
    question: '取消这个订单吗？',
    yes: '取消订单',
    no: '保留订单',
    done: '订单已取消',
    paid: '这个订单已经付款',
    ok: '知道了',
    notCancelled: '没有取消成',
    unconfirmed: '还不知道是否已取消',
    checkAgain: '再查一次',
  },
  English: {
    question: 'Cancel this order?',
    yes: 'Cancel order',
    no: 'Keep order',
    done: 'Order cancelled',
    paid: 'This order has been paid',
    ok: 'OK',
    notCancelled: 'Not cancelled',
    unconfirmed: 'It is not known yet whether your order is cancelled',
    checkAgain: 'Check again',
  },
} as const;

type Language = keyof typeof words;

/** A visitor with an unpaid order in the list, asked whether to cancel it. */
async function asked(language: Language, arrival: Parameters<typeof aListVisitor>[1] = {}) {
  const visitor = await aListVisitor(language, arrival);
  const texts = words[language];
  const dialog = visitor.page.getByRole('dialog', { name: texts.question });
  const before = await visitor.museum.count('order-cancelled');
  const callsBefore = await visitor.museum.calls(path);
  await visitor.act('unpaid', visitor.says.cancel);
  await dialog.waitFor();
  const cancelled = async () => (await visitor.museum.count('order-cancelled')) - before;
  const calls = async () => (await visitor.museum.calls(path)) - callsBefore;
  return { visitor, texts, dialog, cancelled, calls };
}

describe('cancelling an unpaid order', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[CANC-01] in %s: asked first, ten taps are one call, and the list says it',
    async (language) => {
      const { visitor, texts, dialog, cancelled, calls } = await asked(language);
      await dialog.getByText(new RegExp(visitor.orders.unpaid)).waitFor();
      await visitor.button(texts.yes, dialog).evaluate((button) => {
        for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click();
      });
      await visitor.page.getByText(texts.done, { exact: true }).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
      await visitor.card('unpaid').getByText(visitor.says.cancelled, { exact: true }).waitFor();
      expect([await calls(), await cancelled()]).toEqual([1, 1]);
    },
  );

  it('[CANC-01] is given up by Escape without a call; the focus is back', async () => {
    const narrow = { viewport: { width: 320, height: 640 } };
    const { visitor, dialog, calls } = await asked('English', narrow);
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await visitor.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const opener = visitor.action('unpaid', visitor.says.cancel);
    await expect.poll(() => isFocused(opener), patiently).toBe(true);
    expect(await calls()).toBe(0);
  });

  it('[CANC-01] that was paid meanwhile is not cancelled, and the truth is told', async () => {
    const { visitor, texts, dialog, cancelled } = await asked('English');
    await visitor.museum.receivePayment(visitor.orders.unpaid);
    await visitor.button(texts.yes, dialog).click();
    await dialog.getByText(texts.paid, { exact: true }).waitFor();
    await visitor.button(texts.ok, dialog).click();
    await visitor.card('unpaid').getByText(visitor.says.issued, { exact: true }).waitFor();
    expect(await cancelled()).toBe(0);
  });
});

describe('a cancellation whose answer is lost', () => {
  it('[Q-PAY-3] after the museum has done it is found done', async () => {
    const { visitor, texts, dialog, cancelled, calls } = await asked('Simplified_Chinese');
    await visitor.museum.plan({ path, kind: 'commitThenDrop' });
    await visitor.button(texts.yes, dialog).click();
    await visitor.card('unpaid').getByText(visitor.says.cancelled, { exact: true }).waitFor();
    expect([await calls(), await cancelled()]).toEqual([1, 1]);
  });

  it('[Q-PAY-3] before it reached the museum is said not to be done, and can be tried again', async () => {
    const { visitor, texts, dialog, cancelled } = await asked('English');
    await visitor.museum.plan({ path, kind: 'dropRequest' });
    await visitor.button(texts.yes, dialog).click();
    await dialog.getByText(texts.notCancelled, { exact: true }).waitFor();
    expect(await cancelled()).toBe(0);
    await visitor.button(texts.yes, dialog).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await cancelled()).toBe(1);
  });

  it('[Q-PAY-3] and that nobody can look for is not sent again: the visitor looks once more', async () => {
    const { visitor, texts, dialog, calls } = await asked('English');
    await visitor.museum.plan(
      { path, kind: 'commitThenDrop' },
      { path: status, kind: 'businessError', times: 2 },
    );
    await visitor.button(texts.yes, dialog).click();
    await dialog.getByText(texts.unconfirmed, { exact: true }).waitFor();
    expect(await visitor.button(texts.yes, dialog).count()).toBe(0);
    await visitor.button(texts.checkAgain, dialog).click();
    await visitor.card('unpaid').getByText(visitor.says.cancelled, { exact: true }).waitFor();
    expect(await calls()).toBe(1);
  });
});
