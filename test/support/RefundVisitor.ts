import type { Locator } from 'playwright-core';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Language } from '../../src/domain/model/Language.ts';
import { TestedMuseum } from '../adapters/inMemory/aMuseum.ts';
import { aLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { type Arrival, openApp } from './browser.ts';
import { MuseumControl } from './MuseumControl.ts';
import { openingTime, patiently, Visitor } from './Visitor.ts';

/** The words of giving back. */
const said = {
  Simplified_Chinese: {
    orders: '我的订单',
    detail: '订单详情',
    more: '更多',
    refund: '退票',
    thisTicket: /^退这张票/,
    sheet: '退票',
    all: '全部门票',
    facts: ['已付金额', '退票手续费', '实际退款'],
    confirm: (back: string) => `确认退票，退回 ${back}`,
    done: '退票成功！',
    way: /票款将原路退回。各银行分批退款/,
    finish: '完成',
    failed: '退票失败！',
    notRefunded: '没有退成',
    unconfirmed: '还不知道退票是否成功',
    checkAgain: '再查一次',
    keep: '不退了',
    wait: /分两次退回/,
    gone: /这些门票现在已不能退/,
    refunded: '已退款',
  },
  English: {
    orders: 'My orders',
    detail: 'Order details',
    more: 'More',
    refund: 'Refund',
    thisTicket: /^Refund this ticket/,
    sheet: 'Refund tickets',
    all: 'All tickets',
    facts: ['Paid', 'Refund fee', 'You get back'],
    confirm: (back: string) => `Refund, ${back} back`,
    done: 'Refund successful!',
    way: /returned in the original way\. Banks refund in batches/,
    finish: 'Done',
    failed: 'refund failed!',
    notRefunded: 'Not refunded',
    unconfirmed: 'It is not known yet whether your refund went through',
    checkAgain: 'Check again',
    keep: 'Keep tickets',
    wait: /in two parts/,
    gone: /can’t be refunded any more/,
    refunded: 'Refunded',
  },
} as const;

const BooksSchema = v.object({
  orders: v.array(
    v.object({
      orderNo: v.string(),
      tickets: v.array(v.object({ ticketNo: v.string(), status: v.string() })),
    }),
  ),
  refunds: v.array(
    v.object({
      refundNo: v.string(),
      orderNo: v.string(),
      ticketNos: v.array(v.string()),
      amount: v.number(),
      fee: v.number(),
    }),
  ),
});

/** Where refunds are sent to. */
export const refundPaths = {
  single: '/api/integration/refund',
  batch: '/api/integration/refund-batch',
} as const;

/** A visitor with an order of three adult tickets for today, which the museum keeps a tenth of. */
export class RefundVisitor extends Visitor {
  readonly orderNo: string;
  readonly says: (typeof said)[Language];
  readonly sheet: Locator;

  constructor(visitor: Visitor, language: Language, orderNo: string) {
    super(visitor.app, language, visitor.museum, visitor.page);
    this.orderNo = orderNo;
    this.says = said[language];
    this.sheet = this.page.getByRole('dialog', { name: this.says.sheet });
  }

  /** The same visitor on another page of the same browser. */
  async beside(): Promise<RefundVisitor> {
    const language = this.words.lang === 'en' ? 'English' : 'Simplified_Chinese';
    const { hash } = new URL(this.page.url());
    return new RefundVisitor(await this.onAnotherPage(`/${hash}`), language, this.orderNo);
  }

  get card(): Locator {
    return this.page.getByRole('article', { name: this.orderNo, exact: true });
  }

  /** Waits until the order's card is there, whether the visitor comes or comes back. */
  async seesCard(): Promise<void> {
    await this.card.waitFor();
    await this.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  }

  /** Opens the sheet from the order's card and waits for the fees. */
  async opensFromList(): Promise<void> {
    const more = this.button(this.says.more, this.card);
    if (await more.isVisible()) await more.click();
    await this.card.getByRole('button', { name: this.says.refund, exact: true }).click();
    await this.sheet.waitFor();
  }

  /** The sums that the sheet shows, once they are there. */
  async expectSums(paid: string, fee: string, back: string): Promise<void> {
    const sums = this.says.facts.map((label, index) => `${label} ${[paid, fee, back][index]}`);
    const shown = async () => {
      const rows = await this.sheet.locator('dl > div').allInnerTexts();
      return rows.map((row) => row.replace(/\s+/g, ' ').trim());
    };
    await expect.poll(shown, patiently).toEqual(sums);
  }

  confirm(back: string): Locator {
    return this.button(this.says.confirm(back), this.sheet);
  }

  /** What the museum has paid back, and the state of the order's tickets. */
  async books() {
    const books = v.parse(BooksSchema, await this.app.control('/_museum/state', {}));
    const order = books.orders.find(({ orderNo }) => orderNo === this.orderNo);
    return { refunds: books.refunds, tickets: order?.tickets ?? [] };
  }
}

/** Comes to the list, or to the order itself. */
export async function aRefundVisitor(
  language: Language,
  to: 'list' | 'detail' = 'list',
  arrival: Arrival = {},
): Promise<RefundVisitor> {
  const tested = new TestedMuseum({ now: Date.now, random: Math.random });
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  const { orderNo } = tested.issue(anOrder(aLine('adult', 3)));
  const app = await openApp({
    ...arrival,
    language,
    museumState: tested.museum.save(),
    path: to === 'list' ? '/#/order' : `/#/orderinfo?orderNo=${orderNo}`,
  });
  const museum = new MuseumControl((path, body) => app.control(path, body));
  const visitor = new RefundVisitor(new Visitor(app, language, museum), language, orderNo);
  const title = visitor.says[to === 'list' ? 'orders' : 'detail'];
  await visitor.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await visitor.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  return visitor;
}
