import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { behindCode } from '../../../src/ui/orders/behindCode.ts';
import { OrderDetailScreen } from '../../../src/ui/orders/OrderDetailScreen.tsx';
import { anOrderTicket } from '../../domain/builders.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { holding, OrdersVisit, theOrder } from './OrdersVisit.ts';

beforeAll(() => behindCode.get());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const movable = {
  ...holding(anOrderTicket()),
  canRebook: async () => success(false),
};
const opened = async (visit: OrdersVisit) => {
  const detail = visit.orderDetail();
  const stop = detail.start();
  await visit.clock.advance(0);
  return { detail, stop };
};
const panel = () => within(screen.getByRole('region', { name: 'What you can do with this order' }));

describe('what stands behind the code of an opened order', () => {
  it('[DET-03] asks the museum what can be done once that is loaded, and again with each reading', async () => {
    const visit = new OrdersVisit(movable);
    const { detail } = await opened(visit);
    expect(detail.order).not.toBeNull();
    expect(visit.museum.times('refundQuote')).toBe(0);
    await detail.loadActions(async () => visit.orderActions());
    expect(detail.actions?.offers).toMatchObject({ stage: 'open' });
    expect(visit.museum.times('refundQuote')).toBe(1);
    await detail.reload();
    await visit.clock.advance(0);
    expect(visit.museum.times('refundQuote')).toBe(2);
  });

  it('is loaded once, however often it is asked for', async () => {
    const visit = new OrdersVisit(movable);
    const { detail } = await opened(visit);
    const load = vi.fn(async () => visit.orderActions());
    await Promise.all([detail.loadActions(load), detail.loadActions(load)]);
    await detail.loadActions(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for the order where it is there first', async () => {
    const visit = new OrdersVisit(movable);
    const detail = visit.orderDetail();
    await detail.loadActions(async () => visit.orderActions());
    expect(visit.museum.times('refundQuote')).toBe(0);
    detail.start();
    await visit.clock.advance(0);
    expect(detail.actions?.offers).toMatchObject({ stage: 'open' });
  });

  it('asks nothing for a screen that was left meanwhile', async () => {
    const visit = new OrdersVisit(movable);
    const { detail, stop } = await opened(visit);
    stop();
    await detail.loadActions(async () => visit.orderActions());
    expect(visit.museum.times('refundQuote')).toBe(0);
  });

  it.each([
    {
      language: 'English',
      said: 'Not everything could be checked',
      again: 'Check again',
      rows: 'Change day or time',
    },
    {
      language: 'Simplified_Chinese',
      said: '部分业务暂时无法查询',
      again: '重新查询',
      rows: '改签',
    },
  ] as const)(
    '[Q-OFF-4] in $language the code is there without it; that it could not be loaded is said, and it is tried again when asked',
    async ({ language, said, again, rows }) => {
      vi.spyOn(behindCode, 'get').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const visit = new OrdersVisit(movable, '/orderinfo', language);
      await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
      expect(screen.getByRole('img', { name: /1234 5678 0001/ })).toBeDefined();
      expect(screen.getByText(said)).toBeDefined();
      expect(visit.museum.times('refundQuote')).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: again }));
      await pass(visit, 0);
      expect(screen.queryByText(said)).toBeNull();
      expect(screen.getByRole('heading', { level: 3, name: rows })).toBeDefined();
    },
  );

  it.each([
    [
      'is loaded anew where an engine does not ask again for what it could not load once',
      true,
      true,
    ],
    ['stays, its code with it, where the museum does not answer', false, true],
    ['stays where its host does not answer', true, false],
  ])('[Q-OFF-3] [Q-OFF-4] the page %s', async (_, museumAnswers, isReachable) => {
    vi.spyOn(behindCode, 'get').mockRejectedValue(new TypeError('Failed to fetch'));
    const visit = new OrdersVisit(movable);
    visit.page.isReachable = isReachable;
    await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
    expect(visit.page.reloads).toBe(0);
    if (!museumAnswers) {
      visit.museum.answers = { orderTickets: async () => failed({ kind: 'network' }) };
    }
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(visit, 0);
    expect(visit.page.reloads).toBe(museumAnswers && isReachable ? 1 : 0);
    expect(screen.getByRole('img', { name: /1234 5678 0001/ })).toBeDefined();
    expect(screen.getByText('Not everything could be checked')).toBeDefined();
  });

  it('shows how the order stands once it is loaded', async () => {
    const visit = new OrdersVisit(movable);
    await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
    expect(panel().getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'How your order stands' })).toBeDefined();
  });
});
