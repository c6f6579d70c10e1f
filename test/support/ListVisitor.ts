import type { Locator } from 'playwright-core';
import type { Language } from '../../src/domain/model/Language.ts';
import { type Arrival, type OpenedApp, openApp } from './browser.ts';
import { aMuseumOfEveryOrder, type EveryOrder } from './everyOrder.ts';
import { MuseumControl } from './MuseumControl.ts';
import { openingTime, Visitor } from './Visitor.ts';

/** The words of the list of orders. */
const said = {
  Simplified_Chinese: {
    title: '我的订单',
    open: '查看订单',
    pay: '立即支付',
    cancel: '取消订单',
    code: '出示取票码',
    rebook: '改签',
    replenish: '补差价',
    refund: '退票',
    original: '查看原订单',
    more: '更多',
    less: '收起',
    find: '查询订单',
    refresh: '刷新',
    upToDate: '订单列表已是最新',
    stale: /列表没有刷新成功/,
    issued: '已出票',
    cancelled: '已取消',
    refunded: '已退款',
    confirmRefund: /退票，退回/,
    finish: '完成',
    tabs: { all: '全部', toBePaid: '待支付', paid: '已支付' },
  },
  English: {
    title: 'My orders',
    open: 'View order',
    pay: 'Pay now',
    cancel: 'Cancel order',
    code: 'Show code',
    rebook: 'Change ticket',
    replenish: 'Top up',
    refund: 'Refund',
    original: 'Original order',
    more: 'More',
    less: 'Less',
    find: 'Find an order',
    refresh: 'Refresh',
    upToDate: 'The list is up to date',
    stale: /could not be refreshed/,
    issued: 'Issued',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    confirmRefund: /^Refund, .* back/,
    finish: 'Done',
    tabs: { all: 'All', toBePaid: 'To be paid', paid: 'Paid' },
  },
} as const;

/** An order, by what is special about it. */
export type NamedOrder = keyof EveryOrder;

/** A visitor at the list of a museum with an order of every kind. */
export class ListVisitor extends Visitor {
  readonly orders: EveryOrder;
  readonly says: (typeof said)[Language];

  constructor(app: OpenedApp, language: Language, orders: EveryOrder) {
    super(app, language, new MuseumControl((path, body) => app.control(path, body)));
    this.orders = orders;
    this.says = said[language];
  }

  card(order: NamedOrder): Locator {
    return this.page.getByRole('article', { name: this.orders[order], exact: true });
  }

  /** The number of an order above its actions, where the focus goes once it was changed. */
  headingOf(order: NamedOrder): Locator {
    return this.card(order).getByRole('heading', { level: 2 });
  }

  /** What a card offers, in order; what is folded away is unfolded. */
  async offersOf(order: NamedOrder): Promise<readonly string[]> {
    await this.unfold(order);
    // Not what is painted: of a card out of sight nothing is.
    const found = await this.card(order).locator('a, button').allTextContents();
    const names = found.map((text) => text.replace(this.orders[order], '').trim());
    return names.filter((name) => name !== this.says.less);
  }

  async unfold(order: NamedOrder): Promise<void> {
    const more = this.moreOf(order);
    if (await more.isVisible()) await more.click();
  }

  moreOf(order: NamedOrder): Locator {
    return this.button(this.says.more, this.card(order));
  }

  action(order: NamedOrder, name: string): Locator {
    return this.card(order).locator('a, button').filter({ hasText: name });
  }

  /** Presses one of a card's actions, folded or not. */
  async act(order: NamedOrder, name: string): Promise<void> {
    await this.unfold(order);
    await this.action(order, name).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get articles(): Locator {
    return this.page.getByRole('article');
  }

  /** Waits until the list is there, whether the visitor comes or comes back. */
  async seesList(): Promise<void> {
    const name = this.says.title;
    await this.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await this.articles.first().waitFor();
    await this.page.locator('main[aria-busy]').waitFor({ state: 'detached' });
  }
}

/** Comes to the list. */
export async function aListVisitor(
  language: Language,
  arrival: Arrival = {},
): Promise<ListVisitor> {
  const { state, orders } = await aMuseumOfEveryOrder(openingTime);
  const app = await openApp({ path: '/#/order', ...arrival, language, museumState: state });
  const visitor = new ListVisitor(app, language, orders);
  await visitor.seesList();
  return visitor;
}
