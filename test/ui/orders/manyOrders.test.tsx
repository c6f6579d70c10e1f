import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { success } from '../../../src/domain/model/Result.ts';
import type { TranslationFunctions } from '../../../src/ui/i18n/i18n-types.ts';
import { TextsProvider } from '../../../src/ui/i18n/Texts.ts';
import { OrderListScreen } from '../../../src/ui/orders/OrderListScreen.tsx';
import { anOrder, anOrderLine } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { RenderWatch } from '../support/RenderWatch.tsx';
import { Scroll } from '../support/Scroll.ts';
import { listing, OrdersVisit } from './OrdersVisit.ts';

const scroll = new Scroll();

/** The English words, noting the ticket count of each order whose card renders: every order here has another one. */
async function notingCards(rendered: number[]) {
  const { LL, language } = await everyText('English');
  const tickets: TranslationFunctions['orders']['tickets'] = (named) => {
    rendered.push(named.count);
    return LL.orders.tickets(named);
  };
  const orders = new Proxy(LL.orders, {
    get: (words, name) => (name === 'tickets' ? tickets : Reflect.get(words, name)),
  });
  const texts = new Proxy(LL, {
    get: (words, name) => (name === 'orders' ? orders : Reflect.get(words, name)),
  });
  return { LL: texts, language };
}

/** The order of so many tickets. */
const orderOf = (count: number, changes: Partial<OrderSummary> = {}) =>
  anOrder({
    orderNo: orderNo(`2026112709050000${String(count).padStart(4, '0')}`),
    lines: [anOrderLine({ quantity: count })],
    ...changes,
  });

// By their element: roles take long to work out among so many.
const cards = () => document.querySelectorAll('article').length;

/** New objects each time, as they come off the wire. */
const ordersOf = (...counts: readonly number[]) => counts.map((count) => orderOf(count));

describe('a long list that is read again', () => {
  it('[LIST-02] renders the cards of what has changed or come, and no other', async () => {
    const rendered: number[] = [];
    const all = Array.from({ length: 40 }, (_, index) => index + 1);
    const visit = new OrdersVisit(listing(...ordersOf(...all)));
    const texts = await notingCards(rendered);
    await showOrdersScreen(
      visit,
      <TextsProvider value={texts}>
        <OrderListScreen />
      </TextsProvider>,
    );
    await scroll.toEnd();
    expect(cards()).toBe(all.length);
    expect(new Set(rendered)).toEqual(new Set(all));

    const renderedFor = async (...orders: readonly OrderSummary[]) => {
      rendered.length = 0;
      visit.museum.answers = listing(...orders);
      fireEvent.click(await screen.findByText('Refresh'));
      await pass(visit, 0);
      await scroll.toEnd();
      expect(cards()).toBe(orders.length);
      return [...new Set(rendered)];
    };
    expect(await renderedFor(...ordersOf(...all))).toEqual([]);
    const changed = all.map((count) => orderOf(count, count === 25 ? { status: 'refunded' } : {}));
    expect(await renderedFor(...changed)).toEqual([25]);
    expect(await renderedFor(orderOf(41), ...changed)).toEqual([41]);
    expect(await renderedFor(...changed.slice(1))).toEqual([]);
  });
});

describe('a press on one card of a long list', () => {
  it('[LIST-02] renders what it is about on that card, and no other', async () => {
    const orders = Array.from({ length: 40 }, (_, index) =>
      orderOf(index + 1, { status: index % 2 === 0 ? 'toBePaid' : 'issued' }),
    );
    const visit = new OrdersVisit({
      ...listing(...orders),
      // The museum takes its time over what became of the payment.
      paymentState: () => new Promise(() => {}),
    });
    const watch = new RenderWatch();
    await showOrdersScreen(
      visit,
      <watch.Watched>
        <OrderListScreen />
      </watch.Watched>,
    );
    await scroll.toEnd();
    expect(cards()).toBe(orders.length);
    const press = async (words: string, place: number) => {
      const button = screen.getAllByText(words)[place];
      if (button === undefined) throw new Error(`no ${words} at ${place}`);
      watch.take();
      fireEvent.click(button);
      await pass(visit, 0);
      return watch.take();
    };
    expect(await press('Pay now', 7)).toMatchObject({ OrderCardActions: 1 });
    expect(await press('Pay now', 3)).not.toHaveProperty('OrderCard');
    const code = await press('Show code', 5);
    expect(code).toMatchObject({ OverOrderList: 1 });
    expect(code).not.toHaveProperty('OrderCard');
    expect(code).not.toHaveProperty('OrderCardActions');
  });
});

const tab = (name: string) => screen.getByRole('radio', { name });

describe('a list of 1,000 orders', () => {
  it('[LIST-02] draws those near the screen, and others once they are', async () => {
    const all = Array.from({ length: 1_000 }, (_, index) => orderOf(index + 1));
    const visit = new OrdersVisit(listing(...all));
    await showOrdersScreen(visit, <OrderListScreen />);
    expect(cards()).toBe(6);
    await scroll.on(3);
    expect(cards()).toBe(18);
    expect(screen.getAllByText(all[17]?.orderNo ?? '')).not.toEqual([]);
  });
});

describe('another tab of a long list', () => {
  it('[LIST-02] shows the orders of that tab alone, also when it was left and chosen again meanwhile', async () => {
    const paid = Array.from({ length: 30 }, (_, index) => orderOf(index + 1, { status: 'issued' }));
    const owed = Array.from({ length: 5 }, (_, index) =>
      orderOf(index + 51, { status: 'toBePaid' }),
    );
    const visit = new OrdersVisit({
      orders: async (_from, _to, filter) => success(filter === 'all' ? [...owed, ...paid] : owed),
    });
    await showOrdersScreen(visit, <OrderListScreen />);
    const choose = async (words: string) => {
      fireEvent.click(tab(words));
      // The museum has not answered yet: nothing of the other tab is left.
      expect(cards()).toBe(0);
      await pass(visit, 0);
      await scroll.toEnd();
    };
    await scroll.toEnd();
    expect(cards()).toBe(35);
    await choose('To be paid');
    expect(cards()).toBe(5);
    await choose('All');
    expect(cards()).toBe(35);
  });
});
