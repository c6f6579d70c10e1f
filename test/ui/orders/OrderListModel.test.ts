import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderSummary } from '../../../src/domain/model/Order.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { anOrder, aSelection, yuan } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import { anOpenAnswer } from '../../support/StubTill.ts';
import { listing, OrdersVisit } from './OrdersVisit.ts';

const { LL } = await everyText('English');
const unpaid = anOrder({ status: 'toBePaid', statusLabel: '待支付', pickUpCode: null });
const gratis = anOrder({ ...unpaid, total: yuan(0) });
const other = anOrder({ orderNo: orderNo('20261127090500000002'), status: 'toBePaid' });
const movable = anOrder({ canRebook: true });

const aStartedList = async (visit: OrdersVisit) => {
  const list = visit.orderList();
  const stop = list.start();
  await visit.clock.advance(0);
  return { list, stop };
};
const toastOf = ({ announcements }: OrdersVisit) => announcements.toast?.message(LL);
const spokenBy = ({ announcements }: OrdersVisit) => announcements.polite?.message(LL);
const offline: Partial<OrdersVisit['museum']['answers']> = {
  orders: async () => failed({ kind: 'network' }),
};
const readings = ({ museum }: OrdersVisit) => museum.asked.filter(([asked]) => asked === 'orders');
const comeBack = async ({ visibility, clock }: OrdersVisit) => {
  visibility.hide();
  visibility.show();
  await clock.advance(0);
};

describe('the list of orders', () => {
  it('[LIST-01] begins with all orders of the last days', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    expect(list.orders).toEqual([unpaid]);
    expect(readings(visit)).toEqual([['orders', '2026-11-21', '2026-11-27', 'all', 'English']]);
    expect(list.firstDay).toBe('2026-11-21');
    expect(spokenBy(visit)).toBe('1 order');
  });

  it('[LIST-01] [Q-BAD-7] asks anew when the phone’s clock turns out to be days wrong', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list, stop } = await aStartedList(visit);
    const days = () => readings(visit).map(([, from, to]) => [from, to]);
    visit.clock.correct(Date.parse('2026-12-01T01:30:00Z'));
    await visit.clock.advance(1);
    expect(days()).toEqual([
      ['2026-11-21', '2026-11-27'],
      ['2026-11-25', '2026-12-01'],
    ]);
    expect(list.orders).toEqual([unpaid]);
    visit.clock.correct(Date.parse('2026-12-01T01:31:00Z'));
    stop();
    visit.clock.correct(Date.parse('2026-12-05T01:30:00Z'));
    await visit.clock.advance(1);
    expect(days()).toHaveLength(2);
  });

  it('[LIST-01] asks anew for each tab, and drops an answer that comes late', async () => {
    const visit = new OrdersVisit();
    const { list } = await aStartedList(visit);
    const late = anOpenAnswer<Result<readonly OrderSummary[]>>();
    visit.museum.answers.orders = (...[, , filter]) =>
      filter === 'toBePaid' ? late.promise : Promise.resolve(success([other]));
    list.choose('toBePaid');
    expect(list.orders).toBeNull();
    list.choose('paid');
    await visit.clock.advance(0);
    late.give(success([unpaid]));
    await visit.clock.advance(0);
    expect(list.filter).toBe('paid');
    expect(list.orders).toEqual([other]);
    expect(list.isLoading).toBe(false);
  });

  it('says why it has none, and has them when it is asked again', async () => {
    const visit = new OrdersVisit({ orders: async () => failed({ kind: 'network' }) });
    const { list } = await aStartedList(visit);
    expect(list.failure).toEqual({ kind: 'network' });
    expect(visit.announcements.assertive?.message(LL)).toContain('No connection');
    visit.museum.answers = listing(unpaid);
    await list.load();
    expect(list.failure).toBeNull();
    expect(list.orders).toEqual([unpaid]);
  });

  it('shows nothing any more once it is left', async () => {
    const late = anOpenAnswer<Result<readonly OrderSummary[]>>();
    const visit = new OrdersVisit({ orders: () => late.promise });
    const { list, stop } = await aStartedList(visit);
    stop();
    late.give(success([unpaid]));
    await visit.clock.advance(0);
    expect(list.orders).toBeNull();
    expect(visit.announcements.polite).toBeNull();
  });

  it('knows the day after midnight', async () => {
    const visit = new OrdersVisit();
    const { list } = await aStartedList(visit);
    await visit.clock.advance(15 * 3_600_000);
    expect(list.today).toBe('2026-11-28');
  });
});

describe('refreshing the list', () => {
  it('shows the old list until the new one is there, and says that it is', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    const answer = anOpenAnswer<Result<readonly OrderSummary[]>>();
    visit.museum.answers = { orders: () => answer.promise };
    const press = list.refresh();
    expect(list.isLoading).toBe(true);
    expect(list.orders).toEqual([unpaid]);
    answer.give(success([other]));
    await press;
    expect(list.orders).toEqual([other]);
    expect(toastOf(visit)).toBe('The list is up to date');
  });

  it('takes ten presses in a row for one', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    await Promise.all(Array.from({ length: 10 }, () => list.refresh()));
    expect(readings(visit)).toHaveLength(2);
  });

  it('keeps the old list when it fails, says how old that is, and is well after the next', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    await visit.clock.advance(60_000);
    visit.museum.answers = offline;
    await list.refresh();
    expect(list.orders).toEqual([unpaid]);
    expect(list.failure).toEqual({ kind: 'network' });
    expect(list.readAt).toBe('09:30');
    expect(spokenBy(visit)).toMatch(/could not be refreshed.* at 09:30\. No connection/);
    visit.museum.answers = listing(other);
    await list.refresh();
    expect(list.failure).toBeNull();
    expect(list.orders).toEqual([other]);
    expect(list.readAt).toBe('09:31');
  });

  it('keeps each order that did not change, so that its card is not drawn again', async () => {
    const visit = new OrdersVisit(listing(unpaid, other));
    const { list } = await aStartedList(visit);
    const [, kept] = list.orders ?? [];
    visit.museum.answers = listing({ ...unpaid, status: 'issued' }, { ...other });
    await list.refresh();
    expect(list.orders?.[0]?.status).toBe('issued');
    expect(list.orders?.[1]).toBe(kept);
  });

  it('[Q-RUSH-2] happens by itself when the page is seen again after 30 s, and without a word', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    const spoken = visit.announcements.polite;
    await visit.clock.advance(29_999);
    await comeBack(visit);
    expect(readings(visit)).toHaveLength(1);
    await visit.clock.advance(1);
    visit.museum.answers = listing(other);
    await comeBack(visit);
    expect(readings(visit)).toHaveLength(2);
    expect(list.orders).toEqual([other]);
    expect(visit.announcements.polite).toBe(spoken);
    expect(visit.announcements.toast).toBeNull();
  });

  it('[Q-RUSH-2] asks nothing while the page is hidden, or once the screen is left', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { stop } = await aStartedList(visit);
    await visit.clock.advance(60_000);
    visit.visibility.hide();
    await visit.clock.advance(60_000);
    expect(readings(visit)).toHaveLength(1);
    stop();
    visit.visibility.show();
    await visit.clock.advance(0);
    expect(readings(visit)).toHaveLength(1);
  });

  it('happens when the page is seen again also where the first reading failed', async () => {
    const visit = new OrdersVisit(offline);
    const { list } = await aStartedList(visit);
    visit.museum.answers = listing(unpaid);
    await comeBack(visit);
    expect(list.orders).toEqual([unpaid]);
    expect(list.failure).toBeNull();
  });

  it('[API-01] does not go on by itself once the login has expired', async () => {
    const visit = new OrdersVisit({ orders: async () => failed({ kind: 'expired' }) });
    const { list } = await aStartedList(visit);
    expect(list.failure).toEqual({ kind: 'expired' });
    await visit.clock.advance(60_000);
    await comeBack(visit);
    expect(readings(visit)).toHaveLength(1);
  });
});

describe('what can be done with an order', () => {
  it('[LIST-03] is to change the visit only where order and museum both let it be', async () => {
    const visit = new OrdersVisit({ ...listing(movable), canRebook: async () => success(true) });
    const { list } = await aStartedList(visit);
    expect(list.actionsOf(movable).rebook).toBe(true);
    expect(list.actionsOf(anOrder({ canRebook: false })).rebook).toBe(false);
    await list.refresh();
    list.choose('paid');
    await visit.clock.advance(0);
    expect(visit.museum.times('canRebook')).toBe(1);
  });

  it('[LIST-03] R24: is silently not to change the visit while the museum does not say', async () => {
    const visit = new OrdersVisit({
      ...listing(movable),
      canRebook: async () => failed({ kind: 'timeout' }),
    });
    const { list } = await aStartedList(visit);
    expect(list.actionsOf(movable).rebook).toBe(false);
    expect(list.failure).toBeNull();
    expect(spokenBy(visit)).toBe('1 order');
    expect(visit.announcements.assertive).toBeNull();
  });

  it('[LIST-03] is asked beside the list, which does not wait for it', async () => {
    const slow = anOpenAnswer<Result<boolean>>();
    const visit = new OrdersVisit({ ...listing(movable), canRebook: () => slow.promise });
    const { list } = await aStartedList(visit);
    expect(list.orders).toEqual([movable]);
    expect(list.actionsOf(movable).rebook).toBe(false);
    slow.give(success(true));
    await visit.clock.advance(0);
    expect(list.actionsOf(movable).rebook).toBe(true);
  });

  it('stands over the list one at a time', async () => {
    const { list } = await aStartedList(new OrdersVisit(listing(unpaid)));
    expect(list.over).toBeNull();
    list.open({ kind: 'query' });
    list.open({ kind: 'cancel', order: unpaid });
    expect(list.over).toEqual({ kind: 'cancel', order: unpaid });
    list.close();
    expect(list.over).toBeNull();
  });

  it('[CANC-01] [REFD-01] an order that was changed is read again, and takes the focus', async () => {
    const visit = new OrdersVisit(listing(unpaid, other));
    const { list } = await aStartedList(visit);
    list.open({ kind: 'cancel', order: unpaid });
    visit.museum.answers = listing({ ...unpaid, status: 'cancelled' }, other);
    const spoken = visit.announcements.polite;
    await list.onChanged(unpaid);
    expect(list.over).toBeNull();
    expect(list.orders?.[0]?.status).toBe('cancelled');
    expect(list.changed).toEqual({ orderNo: unpaid.orderNo, times: 1 });
    // What was done has been said already.
    expect(visit.announcements.polite).toBe(spoken);
    await list.onChanged(unpaid);
    expect(list.changed?.times).toBe(2);
  });

  it('[CANC-01] says so where the list cannot be read after a change', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    visit.museum.answers = offline;
    await list.onChanged(unpaid);
    expect(list.orders).toEqual([unpaid]);
    expect(spokenBy(visit)).toMatch(/could not be refreshed/);
  });

  it('moves no focus once the visitor looks at another tab', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    const change = list.onChanged(unpaid);
    list.choose('paid');
    await change;
    await visit.clock.advance(0);
    expect(list.changed).toBeNull();
  });
});

describe('paying from the list', () => {
  it('[PAY-02] leads to the payment methods with the amount', async () => {
    const visit = new OrdersVisit(listing(unpaid));
    const { list } = await aStartedList(visit);
    await list.pay(unpaid);
    expect(visit.address.current()).toBe(`/payWay?orderNo=${unpaid.orderNo}&amount=120.00`);
    expect(visit.museum.times('confirmOrder')).toBe(0);
  });

  it('[PAY-02] of an order that is paid already says so and loads the page anew after 2 s', async () => {
    const visit = new OrdersVisit({
      ...listing(unpaid),
      paymentState: async () => success('paid'),
    });
    const { list } = await aStartedList(visit);
    await list.pay(unpaid);
    expect(toastOf(visit)).toMatch(/has been paid already/);
    await visit.clock.advance(1_999);
    expect(visit.page.reloads).toBe(0);
    await visit.clock.advance(1);
    expect(visit.page.reloads).toBe(1);
    expect(visit.address.current()).toBe('/order');
  });

  it('[PAY-02] O-105: does not load another screen anew', async () => {
    const visit = new OrdersVisit({ paymentState: async () => success('paid') });
    const { list, stop } = await aStartedList(visit);
    await list.pay(unpaid);
    stop();
    await visit.clock.advance(10_000);
    expect(visit.page.reloads).toBe(0);
  });

  it('[PAY-02] of a free order confirms it and leads to the result, the cart cleared', async () => {
    const visit = new OrdersVisit(listing(gratis));
    visit.storage.keepSelection(aSelection());
    const { list } = await aStartedList(visit);
    await list.pay(gratis);
    expect(visit.address.current()).toBe(`/payresult/success?orderNo=${gratis.orderNo}&noPay=1`);
    expect(visit.storage.selection()).toBeNull();
  });

  it('[PAY-02] of a free order that is refused says why and leads to the failed result', async () => {
    const cause = { kind: 'business', code: '5010', text: 'Sold out' } as const;
    const visit = new OrdersVisit({ confirmOrder: async () => failed(cause) });
    const { list } = await aStartedList(visit);
    await list.pay(gratis);
    expect(toastOf(visit)).toBe('Reservation failed! Sold out');
    expect(visit.address.current()).toBe(
      `/payresult/fail?orderNo=${gratis.orderNo}&error=Sold%20out&noPay=1`,
    );
  });

  it('[PAY-02] [Q-PAY-12] goes nowhere when the check has no answer, and can be pressed again', async () => {
    const visit = new OrdersVisit({ paymentState: async () => failed({ kind: 'timeout' }) });
    const { list } = await aStartedList(visit);
    await list.pay(gratis);
    expect(toastOf(visit)).toMatch(/could not check .* nothing was charged/);
    expect(visit.address.current()).toBe('/order');
    expect(visit.museum.times('confirmOrder')).toBe(0);
    expect(list.isPaying(gratis)).toBe(false);
  });

  it('[PAY-10] takes one press at a time per order', async () => {
    const check = anOpenAnswer<Result<'paid' | 'unpaid'>>();
    const visit = new OrdersVisit({ paymentState: () => check.promise });
    const { list } = await aStartedList(visit);
    const presses = [list.pay(unpaid), list.pay(unpaid), list.pay(unpaid)];
    expect(list.isPaying(unpaid)).toBe(true);
    expect(list.isPaying(other)).toBe(false);
    check.give(success('unpaid'));
    await Promise.all(presses);
    expect(visit.museum.times('paymentState')).toBe(1);
  });

  it('leads nowhere once the visitor has gone elsewhere', async () => {
    const check = anOpenAnswer<Result<'paid' | 'unpaid'>>();
    const visit = new OrdersVisit({ paymentState: () => check.promise });
    const { list, stop } = await aStartedList(visit);
    const press = list.pay(unpaid);
    stop();
    visit.ways.toHome();
    check.give(success('unpaid'));
    await press;
    expect(visit.address.current()).toBe('/index');
  });
});
