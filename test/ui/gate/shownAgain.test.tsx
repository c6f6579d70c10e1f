import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ViewOrder } from '../../../src/domain/useCases/ViewOrder.ts';
import type { OrderDetailModel } from '../../../src/ui/orders/OrderDetailModel.ts';
import { OrderDetailScreen } from '../../../src/ui/orders/OrderDetailScreen.tsx';
import { anOrderTicket } from '../../domain/builders.ts';
import type { Museum } from '../../support/StubMuseum.ts';
import { holding, OrdersVisit, theOrder } from '../orders/OrdersVisit.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';

afterEach(cleanup);

/** A visitor whose order screens share what was shown, as in one page. */
class OnePage extends OrdersVisit {
  readonly #viewOrder = new ViewOrder(this);

  override orderDetail(order = theOrder.orderNo): OrderDetailModel {
    return super.orderDetail(order, this.#viewOrder);
  }

  /** Opens the order, and leaves it again once it was seen. */
  async looksAt(): Promise<OrderDetailModel> {
    const model = this.orderDetail();
    const stop = model.start();
    await this.clock.advance(0);
    stop();
    return model;
  }
}

const offline: Partial<Museum> = { orderTickets: async () => failed({ kind: 'network' }) };

describe('an order opened again without network', () => {
  it('[Q-OFF-4] still shows its code, and says since when', async () => {
    const visit = new OnePage(holding(anOrderTicket()));
    await visit.looksAt();
    visit.museum.answers = offline;
    await visit.clock.advance(5 * 60_000);
    await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
    await screen.findByText('As of 09:30, not refreshed');
    expect(screen.getByRole('img', { name: 'Pick-up code 1234 5678 0001' })).toBeDefined();
    expect(screen.queryByText('The order could not be loaded')).toBeNull();
  });

  it('[Q-OFF-4] names the day where that is another one', async () => {
    const visit = new OnePage(holding(anOrderTicket()));
    await visit.looksAt();
    visit.museum.answers = offline;
    await visit.clock.advance(24 * 60 * 60_000);
    await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
    await screen.findByText('As of Fri 27 Nov 09:30, not refreshed');
  });

  it('[Q-OFF-4] shows the new answer once there is one again', async () => {
    const visit = new OnePage(holding(anOrderTicket()));
    await visit.looksAt();
    visit.museum.answers = offline;
    const model = visit.orderDetail();
    model.start();
    await visit.clock.advance(0);
    expect(model.staleSince).toEqual({ day: '2026-11-27', time: '09:30' });
    visit.museum.answers = holding(anOrderTicket({ status: 'checked' }));
    await model.reload();
    expect([model.staleSince, model.order?.tickets[0]?.status]).toEqual([null, 'checked']);
  });

  it('[Q-OFF-4] stands there at once, before the museum answers', async () => {
    const visit = new OnePage(holding(anOrderTicket()));
    await visit.looksAt();
    const model = visit.orderDetail();
    model.start();
    expect([model.isLoading, model.order?.tickets.length]).toEqual([true, 1]);
  });

  it('forgets an order that the museum does not know any more', async () => {
    const visit = new OnePage(holding(anOrderTicket()));
    await visit.looksAt();
    visit.museum.answers = { orderTickets: async () => success({ createdAt: '', tickets: [] }) };
    await visit.looksAt();
    visit.museum.answers = offline;
    const model = await visit.looksAt();
    expect([model.order, model.failure?.kind]).toEqual([null, 'network']);
  });

  it('was never shown: the failure is said, and nothing is made up', async () => {
    const visit = new OnePage(offline);
    await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
    await pass(visit, 0);
    await screen.findByText('The order could not be loaded');
    expect(screen.queryByText(/not refreshed/)).toBeNull();
  });
});
