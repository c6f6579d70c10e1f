import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOrderTicket } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import { holding, OrdersVisit, theOrder } from './OrdersVisit.ts';

const { LL } = await everyText('English');

const anOpenedOrder = async (visit: OrdersVisit) => {
  const detail = visit.orderDetail();
  const stop = detail.start();
  await visit.clock.advance(0);
  return { detail, stop };
};

describe('an opened order', () => {
  it('[DET-02] [Q-SEC-4] asks with the phone of the address, which is gone from it at once', async () => {
    const address = `/orderinfo?orderNo=${theOrder.orderNo}&visitorMobile=13800000000`;
    const visit = new OrdersVisit(holding(anOrderTicket()), address);
    const { detail, stop } = await anOpenedOrder(visit);
    expect(visit.address.current()).toBe(`/orderinfo?orderNo=${theOrder.orderNo}`);
    stop();
    detail.start();
    await visit.clock.advance(0);
    const asked = visit.museum.asked.filter(([question]) => question === 'orderTickets');
    expect(asked).toEqual([
      ['orderTickets', theOrder.orderNo, '13800000000', 'English'],
      ['orderTickets', theOrder.orderNo, '13800000000', 'English'],
    ]);
  });

  it('[R5] [Q-SEC-4] takes the phone out of an address that comes while it is open, and asks with it', async () => {
    const address = `/orderinfo?orderNo=${theOrder.orderNo}`;
    const visit = new OrdersVisit(holding(anOrderTicket()), address);
    const { stop } = await anOpenedOrder(visit);
    const phones = () =>
      visit.museum.asked
        .filter(([question]) => question === 'orderTickets')
        .map(([, , mobile]) => mobile);
    for (const mobile of ['13800000000', '13800000000', '13800000001']) {
      visit.address.push(`${address}&visitorMobile=${mobile}`);
      await visit.clock.advance(0);
      expect(visit.address.current()).toBe(address);
    }
    expect(phones()).toEqual([null, '13800000000', '13800000001']);
    stop();
    visit.address.push(`${address}&visitorMobile=13800000002`);
    await visit.clock.advance(0);
    expect(phones()).toHaveLength(3);
  });

  it('says why it can’t be shown, and is there when it is asked again', async () => {
    const visit = new OrdersVisit({ orderTickets: async () => failed({ kind: 'timeout' }) });
    const { detail } = await anOpenedOrder(visit);
    expect(detail.failure).toEqual({ kind: 'timeout' });
    expect(visit.announcements.assertive?.message(LL)).toContain('too long');
    visit.museum.answers = holding(anOrderTicket());
    await detail.reload();
    expect(detail.failure).toBeNull();
    expect(detail.order?.tickets).toEqual([anOrderTicket()]);
  });

  it('[Q-OFF-4] stays on the screen when the network is gone', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { detail } = await anOpenedOrder(visit);
    visit.museum.answers = { orderTickets: async () => failed({ kind: 'network' }) };
    await detail.reload();
    expect(detail.order?.tickets).toEqual([anOrderTicket()]);
    expect(detail.failure).toBeNull();
    expect(visit.announcements.toast?.message(LL)).toContain('No connection');
  });

  it('is asked for once at a time, and only when it is opened or asked for', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { detail } = await anOpenedOrder(visit);
    await Promise.all([detail.reload(), detail.reload()]);
    expect(visit.museum.times('orderTickets')).toBe(2);
    expect(visit.announcements.polite?.message(LL)).toBe('The order is up to date');
    await visit.clock.advance(600_000);
    expect(visit.museum.times('orderTickets')).toBe(2);
  });

  it('drops an answer that comes after it was left', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const detail = visit.orderDetail();
    detail.start()();
    await visit.clock.advance(0);
    expect(detail.order).toBeNull();
    expect(detail.noCodeReason).toBeNull();
  });

  it('opens without its contact rule when that can’t be had', async () => {
    const visit = new OrdersVisit({
      ...holding(anOrderTicket()),
      showsContact: async () => failed({ kind: 'network' }),
    });
    const { detail } = await anOpenedOrder(visit);
    expect(detail.order?.showsContact).toBe(false);
    visit.museum.answers.showsContact = async () => success(true);
    await detail.reload();
    expect(detail.order?.showsContact).toBe(true);
  });
});
