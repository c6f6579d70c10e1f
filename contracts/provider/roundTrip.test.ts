import { describe, expect, it } from 'vitest';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { valueIn } from '../../test/adapters/http/aMuseumApi.ts';
import { TestedMuseum } from '../../test/adapters/inMemory/aMuseum.ts';
import {
  aDraft,
  organisationId,
  slotTomorrow,
  tickets,
  today,
  token,
  tomorrow,
} from '../consumer/examples.ts';

/** What the contracts' examples write, read back through every call that tells of it. */
function aBooking() {
  const museum = new TestedMuseum();
  const transport = museumTransport(museum.museum, { after: () => () => {} });
  const api = new HttpMuseumApi({
    exchange: new WireExchange({ transport, token: () => token }),
    organisationId: () => organisationId,
    apiPrefix: '',
  });
  const pay = (orderNo: string) => museum.museum.control('/_museum/pay', { orderNo });
  const opened = async (orderNo: Parameters<typeof api.orderTickets>[0]) =>
    valueIn(await api.orderTickets(orderNo, null, 'Simplified_Chinese')).tickets;
  const listed = async () => valueIn(await api.orders(today, today, 'all', 'Simplified_Chinese'));
  return { api, pay, opened, listed };
}

describe('what an order says when it is saved', () => {
  it('[Q-PACT-6] comes back in the list, in the detail and with its refund, field by field', async () => {
    const { api, pay, opened, listed } = aBooking();
    const draft = aDraft(tickets.adult, { visitor: { certificateNo: '110105199006150004' } });
    const { offer } = tickets.adult;
    const { orderNo, total } = valueIn(await api.saveOrder(draft));
    expect(total).toEqual(offer.price);
    pay(orderNo);

    const time = { day: today, begin: '15:00', end: '16:00' };
    expect(await listed()).toMatchObject([
      {
        orderNo,
        status: 'issued',
        total: offer.price,
        lines: [{ ...time, price: offer.price, quantity: 1 }],
      },
    ]);
    const [ticket] = await opened(orderNo);
    const [line] = (await listed())[0]?.lines ?? [];
    expect(ticket).toMatchObject({
      ...time,
      ticketName: line?.ticketName,
      ticketKindName: line?.ticketKindName,
      price: offer.price,
      status: 'awaitingCheck',
      maskedName: '测**',
      carriedChildren: 0,
    });
    expect(ticket?.maskedCertificate).toMatch(/^11.*04$/);

    const ticketNo = ticket?.ticketNo ?? null;
    if (ticketNo === null) throw new Error('the ticket has no number');
    const quote = valueIn(await api.refundQuote({ ticketNo }));
    expect(quote).toMatchObject({ tickets: [{ ticketNo }] });
    valueIn(await api.refund({ orderNo, refundNo: 'R1', tickets: [ticketNo] }));
    expect(await opened(orderNo)).toMatchObject([{ ticketNo, status: 'refunded' }]);
    expect(await listed()).toMatchObject([{ orderNo, status: 'refunded' }]);
  });

  it('[Q-PACT-6] and what moves it or tops it up comes back the same way', async () => {
    const { api, pay, opened, listed } = aBooking();
    const student = aDraft(tickets.concession, {
      visitor: { certificateNo: '110105199106150004', specialCertificateNo: 'S20260001' },
      specialCertificateType: { code: '1', name: '学生证' },
    });
    const { orderNo } = valueIn(await api.saveOrder(student));
    pay(orderNo);
    const ticketNo = (await opened(orderNo))[0]?.ticketNo ?? null;
    if (ticketNo === null) throw new Error('the ticket has no number');

    valueIn(await api.rebook(orderNo, [ticketNo], { day: tomorrow, slot: slotTomorrow }));
    expect(await opened(orderNo)).toMatchObject([{ day: tomorrow, begin: '15:00', ticketNo }]);

    const topUp = valueIn(await api.saveReplenishment(orderNo, [ticketNo]));
    pay(topUp.orderNo);
    expect((await listed()).find((order) => order.orderNo === topUp.orderNo)).toMatchObject({
      isReplenishment: true,
      originalOrderNo: orderNo,
      total: topUp.total,
    });
    expect(await opened(orderNo)).toMatchObject([{ ticketNo, isReplenished: true }]);
  });
});
