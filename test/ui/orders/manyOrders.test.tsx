import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
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
import { listing, OrdersVisit } from './OrdersVisit.ts';

afterEach(cleanup);

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
    await expect.poll(cards).toBe(all.length);
    expect(new Set(rendered)).toEqual(new Set(all));

    const renderedFor = async (...orders: readonly OrderSummary[]) => {
      rendered.length = 0;
      visit.museum.answers = listing(...orders);
      fireEvent.click(await screen.findByText('Refresh'));
      await pass(visit, 0);
      await expect.poll(cards).toBe(orders.length);
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
    await expect.poll(cards).toBe(orders.length);
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

describe('another tab of a long list', () => {
  it('[LIST-02] answers the tap before any card is taken down, and takes them down step by step', async () => {
    const orders = Array.from({ length: 70 }, (_, index) => orderOf(index + 1));
    const visit = new OrdersVisit(listing(...orders));
    const watch = new RenderWatch();
    await showOrdersScreen(
      visit,
      <watch.Watched>
        <OrderListScreen />
      </watch.Watched>,
    );
    await expect.poll(cards).toBe(orders.length);
    visit.museum.answers = { orders: () => new Promise(() => {}) };

    const left: number[] = [];
    const taken = new MutationObserver(() => left.push(cards()));
    taken.observe(document.body, { subtree: true, childList: true });
    watch.take();
    // As a finger does, and not as a test that waits for all that comes of it.
    const chosen = tab('To be paid');
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    chosen.click();
    await Promise.resolve();
    // Out of sight for everybody at once, and still there.
    expect(cards()).toBe(orders.length);
    expect(screen.queryByRole('article')).toBeNull();
    expect(watch.take()).not.toHaveProperty('OrderCard');
    expect(chosen.getAttribute('aria-checked')).toBe('true');

    await expect.poll(cards).toBe(0);
    taken.disconnect();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
    const steps = [orders.length, ...left].map(
      (count, place, all) => (all[place - 1] ?? count) - count,
    );
    expect(Math.max(...steps)).toBeLessThanOrEqual(24);
  });

  it('[LIST-02] shows the orders of that tab alone, also when it was left and chosen again meanwhile', async () => {
    const paid = Array.from({ length: 30 }, (_, index) => orderOf(index + 1, { status: 'issued' }));
    const owed = Array.from({ length: 5 }, (_, index) =>
      orderOf(index + 51, { status: 'toBePaid' }),
    );
    const visit = new OrdersVisit({
      orders: async (_from, _to, filter) => success(filter === 'all' ? [...owed, ...paid] : owed),
    });
    await showOrdersScreen(visit, <OrderListScreen />);
    await expect.poll(cards).toBe(35);
    const shown = () => screen.queryAllByRole('article').length;
    const choose = async (words: string) => {
      fireEvent.click(tab(words));
      await pass(visit, 0);
    };
    await choose('To be paid');
    expect(shown()).toBe(5);
    await choose('All');
    await expect.poll(shown).toBe(35);
    await expect.poll(cards).toBe(35);
  });
});
