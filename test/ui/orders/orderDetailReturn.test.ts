import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { anOrderTicket } from '../../domain/builders.ts';
import { holding, OrdersVisit } from './OrdersVisit.ts';

const opened = async (visit: OrdersVisit) => {
  const detail = visit.orderDetail();
  const stop = detail.start();
  const actions = visit.orderActions();
  await detail.loadActions(async () => actions);
  await visit.clock.advance(0);
  return { detail, actions, stop };
};
const comesBack = async (visit: OrdersVisit, after: number) => {
  visit.visibility.hide();
  await visit.clock.advance(after);
  visit.visibility.show();
  await visit.clock.advance(0);
};

describe('an order whose page is left and seen again', () => {
  it('[DET-03] is read again, unless it was read a moment ago', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { detail, actions } = await opened(visit);
    await comesBack(visit, 1_000);
    expect(visit.museum.times('orderTickets')).toBe(1);
    visit.museum.answers = holding(anOrderTicket({ status: 'checked' }));
    await comesBack(visit, 30_000);
    expect(detail.order?.tickets[0]?.status).toBe('checked');
    expect(actions.offers).toEqual({ stage: 'over' });
  });

  it('[Q-OFF-4] stays as it was where that fails', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { detail, actions } = await opened(visit);
    visit.museum.answers = { orderTickets: async () => failed({ kind: 'network' }) };
    await comesBack(visit, 60_000);
    expect(detail.order?.tickets).toEqual([anOrderTicket()]);
    expect(detail.staleSince).not.toBeNull();
    expect(actions.offers).not.toBeNull();
  });

  it('asks nothing more once it was left, and drops what comes late', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { actions, stop } = await opened(visit);
    const before = visit.museum.asked.length;
    stop();
    await comesBack(visit, 60_000);
    expect(visit.museum.asked).toHaveLength(before);
    expect(actions.isLooking).toBe(false);
  });

  it('closes what stood over it and reads it again once a ticket was given back', async () => {
    const visit = new OrdersVisit(holding(anOrderTicket()));
    const { detail, actions } = await opened(visit);
    actions.open({ kind: 'cancel' });
    visit.museum.answers = holding(anOrderTicket({ status: 'refunded' }));
    await detail.onChanged();
    expect(actions.over).toBeNull();
    expect(detail.order?.tickets[0]?.status).toBe('refunded');
  });

  it('keeps asking about the newest reading only', async () => {
    const answers: ((isOn: boolean) => void)[] = [];
    const visit = new OrdersVisit({
      ...holding(anOrderTicket({ status: 'temporary' })),
      orderStatus: () =>
        new Promise((resolve) => {
          answers.push((isPaid) => resolve(success(isPaid ? 'paid' : 'toBePaid')));
        }),
    });
    const { detail, actions } = await opened(visit);
    await detail.reload();
    await visit.clock.advance(0);
    answers[1]?.(true);
    await visit.clock.advance(0);
    answers[0]?.(false);
    await visit.clock.advance(0);
    expect(answers).toHaveLength(2);
    expect(actions.isToBePaid).toBe(false);
  });
});
