import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { openApp } from '../support/browser.ts';
import { isFocused } from '../support/byKeyboard.ts';
import { aMuseumOfEveryOrder, type EveryOrder } from '../support/everyOrder.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, patiently, Visitor } from '../support/Visitor.ts';

const said = {
  Simplified_Chinese: {
    panel: '可以办理',
    refund: /^退这张票/,
    rebook: '改签',
    replenish: '去补差价',
    pay: '立即支付',
    cancel: '取消订单',
    replenished: '门票已补差价',
    over: '门票已退，不能再办理其他业务。',
    progress: '订单进度',
    refunded: '1 张已退票',
    confirm: /退票，退回/,
    finish: '完成',
    noQuery: '订单详情查询参数为空',
  },
  English: {
    panel: 'What you can do with this order',
    refund: /^Refund this ticket/,
    rebook: 'Change ticket',
    replenish: 'Top up tickets',
    pay: 'Pay now',
    cancel: 'Cancel order',
    replenished: 'from its top-up order',
    over: 'The tickets were refunded. There is nothing more to do.',
    progress: 'How your order stands',
    refunded: '1 ticket refunded',
    confirm: /^Refund, .* back/,
    finish: 'Done',
    noQuery: 'Order details query parameter is empty',
  },
} as const;

/** What the museum knows of whoever the orders of these journeys name, in parts that a mask must hide. */
const secrets = /1051990|测试甲|13800000000/;

/** A visitor at one order of a museum that has one of every kind. */
async function atOrder(
  kind: keyof EveryOrder,
  language: Language,
  arrival: Partial<Parameters<typeof openApp>[0]> = {},
) {
  const { state, orders } = await aMuseumOfEveryOrder(openingTime);
  const path = `/#/orderinfo?orderNo=${orders[kind]}`;
  const app = await openApp({ path, ...arrival, language, museumState: state });
  const museum = new MuseumControl((called, body) => app.control(called, body));
  const visitor = new Visitor(app, language, museum);
  const { page } = visitor;
  const says = said[language];
  const panel = page.getByRole('region', { name: says.panel });
  await panel.locator('li, p').first().waitFor();
  return { visitor, page, says, panel, orders, museum };
}

describe.each(['Simplified_Chinese', 'English'] as const)('an opened order in %s', (language) => {
  it('[DET-03] is given back by keyboard; it says so, and offers nothing more', async () => {
    const { page, says, panel, museum } = await atOrder('issued', language);
    const path = '/api/integration/refund';
    const before = await museum.calls(path);
    const refund = panel.getByRole('button', { name: says.refund });
    await refund.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: says.confirm }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(refund), patiently).toBe(true);
    await refund.click();
    await dialog.getByRole('button', { name: says.confirm }).click();
    await dialog.getByRole('button', { name: says.finish, exact: true }).click();
    await panel.getByText(says.over).waitFor();
    await page.getByRole('region', { name: says.progress }).getByText(says.refunded).waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
    expect(await museum.calls(path)).toBe(before + 1);
  });

  it('[DET-02] [MASK-01] [Q-SEC-5] fits 320 px in the dark, and keeps no visitor’s data', async () => {
    const { page, says, panel } = await atOrder('concession', language);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await panel.getByRole('link', { name: says.replenish }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    // The museum of the demo is in this browser too, and knows its visitors: its own state is left out.
    const held = await page.evaluate(() => document.documentElement.outerHTML);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(held).not.toMatch(secrets);
    expect(kept).not.toMatch(secrets);
  });

  it('[LIST-03] [LIST-04] leads to paying, to a change and to topping up where each is possible', async () => {
    const unpaid = await atOrder('unpaid', language);
    await unpaid.panel.getByRole('button', { name: unpaid.says.cancel }).waitFor();
    await unpaid.panel.getByRole('button', { name: unpaid.says.pay }).click();
    await unpaid.page.waitForURL(/#\/payWay\?orderNo=/);

    const { page, says, panel, orders } = await atOrder('concession', language);
    await panel.getByRole('link', { name: says.replenish }).click();
    await page.waitForURL((url) => url.hash === `#/orderReplenish?orderNo=${orders.concession}`);
    await page.goBack();
    await panel.getByRole('button', { name: says.rebook, exact: true }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.waitForURL((url) => url.hash === `#/reOrder?orderNo=${orders.concession}`);
  });
});

describe('an opened order', () => {
  it('[DET-03] that was topped up offers nothing, and says where to go', async () => {
    const { panel, says } = await atOrder('toppedUp', 'English');
    await panel.getByText(says.replenished).waitFor();
    expect(await panel.getByRole('button').count()).toBe(0);
    expect(await panel.getByRole('link').count()).toBe(0);
  });

  it('[DET-01] without a query says so and leads home', async () => {
    const app = await openApp({ path: '/#/orderinfo', language: 'English' });
    await app.page.getByText(said.English.noQuery).first().waitFor();
    await app.page.waitForURL(/#\/index/);
  });
});
