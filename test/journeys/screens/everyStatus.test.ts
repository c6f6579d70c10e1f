import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { InMemoryMuseum } from '../../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { TestedMuseum } from '../../adapters/inMemory/aMuseum.ts';
import { aLine, anAudioGuideLine, anOrder } from '../../adapters/inMemory/anOrder.ts';
import { openApp } from '../../support/browser.ts';
import { findingsOf, smallPhone } from '../../support/looks.ts';
import { openingTime } from '../../support/Visitor.ts';

/** Labels of the museum's that the in-memory one never gives; the last of each is known to nobody here. */
const labels = {
  orders: ['已拒绝', '待审核', '待线下支付', '已支付', '已完成', '已冻结'],
  tickets: ['待激活', '退款中', '已完成', '无效', '已冻结', ''],
} as const;

const relabelled = new Map<string, readonly [field: string, labels: readonly string[]]>([
  ['/api/query/list-order', ['orderStatus', labels.orders]],
  ['/api/query/info-by-api-wechat', ['ticketInfoStatus', labels.tickets]],
]);

/** A museum with an order for each label, the newest of as many tickets as there are labels for these. */
function aMuseum() {
  const tested = new TestedMuseum({ now: Date.now, random: Math.random });
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  for (const _ of labels.orders.slice(1)) tested.issue(anOrder(anAudioGuideLine(1)));
  const { orderNo } = tested.issue(anOrder(aLine('adult', labels.tickets.length)));
  return { museum: tested.museum, orderNo };
}

/** What the museum answers a request of the page, each thing in a list of it under another label. */
function answered(museum: InMemoryMuseum, request: Request) {
  const { pathname, searchParams } = new URL(request.url());
  const path = pathname.replace(/^\/museum/, '');
  const body = request.postData();
  const {
    status,
    headers,
    body: answer,
  } = museum.handle({
    method: request.method() === 'GET' ? 'GET' : 'POST',
    path,
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    ...(body === null ? {} : { body }),
  });
  const [field, others] = relabelled.get(path) ?? ['nothing', []];
  let place = -1;
  const another = () => {
    place += 1;
    return `"${field}":"${others[place] ?? ''}"`;
  };
  return { status, headers, body: answer.replace(new RegExp(`"${field}":"[^"]*"`, 'g'), another) };
}

/** Waits until so many cards are there, and the museum has said what can be done with them. */
async function shows(page: Page, cards: number): Promise<void> {
  await page
    .getByRole('article')
    .nth(cards - 1)
    .waitFor();
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' });
}

describe.each([
  ['Simplified_Chinese', 'zh-CN'],
  ['English', 'en'],
] as const)('in %s', (language, lang) => {
  it('[Q-A11Y-1] [Q-A11Y-8] [Q-A11Y-12] orders and tickets in every other state that a museum may tell are looked at as well', async () => {
    const { museum, orderNo } = aMuseum();
    const app = await openApp({
      build: 'production',
      language,
      viewport: smallPhone,
      path: null,
    });
    const { page } = app;
    await page.route('**/museum/**', (route) => route.fulfill(answered(museum, route.request())));
    await page.goto(`${app.url}/#/order`);
    await shows(page, labels.orders.length);
    expect(await findingsOf(page, lang)).toEqual([]);
    await page.goto(`${app.url}/#/orderinfo?orderNo=${orderNo}`);
    await shows(page, labels.tickets.length);
    expect(await findingsOf(page, lang)).toEqual([]);
  });
});
