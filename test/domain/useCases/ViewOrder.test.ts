import { describe, expect, it } from 'vitest';
import { orderNo, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ViewOrder } from '../../../src/domain/useCases/ViewOrder.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { anOrderTicket } from '../builders.ts';

const number = orderNo('20261127090500000001');
const child = { maskedName: '小*', maskedCertificate: '3101**********0007' };

const aView = (tickets: readonly OrderTicket[], answers: Partial<Museum> = {}) => {
  const museum = new StubMuseum({
    orderTickets: async () => success({ createdAt: '2026-11-27 09:05:00', tickets }),
    ...answers,
  });
  return { museum, viewOrder: new ViewOrder({ museum }) };
};

const opened = async (viewOrder: ViewOrder) => {
  const order = await viewOrder.execute(number, null, 'English');
  if (!order.ok) throw new Error(order.failure.kind);
  return order.value;
};

describe('ViewOrder', () => {
  it('opens an order with its tickets', async () => {
    const { viewOrder } = aView([anOrderTicket()]);
    expect(await opened(viewOrder)).toEqual({
      orderNo: number,
      createdAt: '2026-11-27 09:05:00',
      tickets: [anOrderTicket()],
      showsContact: false,
    });
  });

  it('asks with the phone that the address gave, and without one otherwise', async () => {
    const { museum, viewOrder } = aView([]);
    await viewOrder.execute(number, '13800000000', 'Simplified_Chinese');
    await viewOrder.execute(number, null, 'English');
    expect(museum.asked.filter(([question]) => question === 'orderTickets')).toEqual([
      ['orderTickets', number, '13800000000', 'Simplified_Chinese'],
      ['orderTickets', number, null, 'English'],
    ]);
  });

  it('[DET-02] asks for the children of tickets that carry some, and of no other', async () => {
    const family = anOrderTicket({ ticketNo: ticketNo('T2'), carriedChildren: 1 });
    const unissued = anOrderTicket({ ticketNo: null, carriedChildren: 1 });
    const { museum, viewOrder } = aView([anOrderTicket(), family, unissued], {
      accompanyingChildren: async () => success([child]),
    });
    const { tickets } = await opened(viewOrder);
    expect(tickets.map(({ children }) => children)).toEqual([[], [child], []]);
    expect(museum.times('accompanyingChildren')).toBe(1);
  });

  it('[DET-03] shows contacts only where the museum says so', async () => {
    const { museum, viewOrder } = aView([anOrderTicket()]);
    museum.answers.showsContact = async () => success(true);
    expect((await opened(viewOrder)).showsContact).toBe(true);
    museum.answers.showsContact = async () => failed({ kind: 'timeout' });
    expect((await opened(viewOrder)).showsContact).toBe(false);
  });

  it('opens the ticket although its children can’t be had', async () => {
    const { viewOrder } = aView([anOrderTicket({ carriedChildren: 2 })], {
      accompanyingChildren: async () => failed({ kind: 'network' }),
    });
    expect((await opened(viewOrder)).tickets).toEqual([anOrderTicket({ carriedChildren: 2 })]);
  });

  it('says why an order can’t be opened', async () => {
    const { viewOrder } = aView([], { orderTickets: async () => failed({ kind: 'network' }) });
    expect(await viewOrder.execute(number, null, 'English')).toEqual(failed({ kind: 'network' }));
  });
});
