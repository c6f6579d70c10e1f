import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BookedCalls } from '../../../src/adapters/http/BookedCalls.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { ticketNo } from '../../../src/domain/model/Identifiers.ts';
import type { OrderTicket } from '../../../src/domain/model/Order.ts';
import type { TicketStatus } from '../../../src/domain/model/OrderStatus.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { OrderDetailScreen } from '../../../src/ui/orders/OrderDetailScreen.tsx';
import { anOrderTicket, yuan } from '../../domain/builders.ts';
import type { Museum } from '../../support/StubMuseum.ts';
import { pass, showOrdersScreen } from '../support/ordersModels.tsx';
import { holding, OrdersVisit, theOrder } from './OrdersVisit.ts';

afterEach(cleanup);

const show = async (visit: OrdersVisit) => {
  await showOrdersScreen(visit, <OrderDetailScreen orderNo={theOrder.orderNo} />);
  return visit;
};
const showTickets = (...tickets: Partial<OrderTicket>[]) =>
  show(new OrdersVisit(holding(...tickets.map(anOrderTicket))));
const main = () => within(screen.getByRole('main'));
const ticket = (number = 1, count = 1) =>
  within(screen.getByRole('article', { name: `Ticket ${number} of ${count}` }));
const fact = (label: string) =>
  ticket().queryByText(label, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;
const code = () => ticket().queryByRole('img', { name: /code|number/ });
/** A museum that would take back the ticket, also where the specification does not offer that. */
const takingBack: Partial<Museum> = {
  refundQuote: async () =>
    success({
      tickets: [
        {
          ticketNo: ticketNo('20261127000000001'),
          total: yuan(60),
          fee: yuan(3),
          isReplenished: false,
        },
      ],
      original: null,
    }),
};
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

/** The museum's side of looking up, read off the wire with these data by path. */
const overTheWire = (data: Record<string, unknown>) => {
  const send = async ({ path }: { path: string }) => ({
    status: 200,
    headers: {},
    body: JSON.stringify({ code: 0, data: data[path] }),
  });
  return new BookedCalls(new WireExchange({ transport: { send }, token: () => null }));
};

const statuses: [status: TicketStatus, code: boolean, refund: boolean][] = [
  ['invalid', false, false],
  ['temporary', false, false],
  ['refunded', false, false],
  ['refunding', false, false],
  ['awaitingActivation', false, true],
  ['awaitingCheck', true, true],
  ['checked', true, false],
  ['completed', false, false],
  ['unknown', false, false],
];
const flags = [
  [true, false],
  [true, true],
  [false, false],
  [false, true],
] as const;

describe('OrderDetailScreen', () => {
  it('[DET-02] shows an order, its day and slot large, its code, and whose it is, masked', async () => {
    await showTickets({});
    expect(main().getByText(theOrder.orderNo)).toBeDefined();
    expect(main().getByText('Fri 27 Nov 09:05', { selector: 'dd' })).toBeDefined();
    const heading = ticket().getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('Sat 28 Nov 09:00–10:00');
    expect(ticket().getByText('Adult · Standard')).toBeDefined();
    expect(ticket().getByText('To be checked')).toBeDefined();
    expect(ticket().getByRole('img', { name: 'Pick-up code 1234 5678 0001' })).toBeDefined();
    expect(ticket().getByText('1234 5678 0001')).toBeDefined();
    expect(fact('Visitor')).toBe('张*');
    expect(fact('Document number')).toBe('1101**********0004');
    expect(fact('Ticket number')).toBe('20261127000000001');
    expect(fact('Price')).toBe('¥60.00');
  });

  it('[DET-02] the same in Chinese', async () => {
    await show(new OrdersVisit(holding(anOrderTicket()), '/orderinfo', 'Simplified_Chinese'));
    expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeDefined();
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('heading', { level: 2 }).textContent).toBe(
      '11月28日 周六 09:00–10:00',
    );
    expect(screen.getByRole('img', { name: '取票码 1234 5678 0001' })).toBeDefined();
    expect(article.getByText('待检票')).toBeDefined();
  });

  it('[DET-02] [MASK-01] lets no full name, number or phone of the museum’s answer reach the page', async () => {
    const secrets = [
      '张小三丰',
      '110105199006150004',
      '13812345678',
      '王小明',
      '310101200002290007',
    ];
    const [name, number, phone, childName, childNumber] = secrets;
    const answers: Record<string, unknown> = {
      '/api/query/info-by-api-wechat': [
        {
          ticketName: 'Family',
          ticketNo: 'T1',
          ticketInfoStatus: '待检票',
          isShowBarcode: 'T',
          takeTicketNo: '123456780001',
          visitorName: name,
          visitorCertificateNo: number,
          visitorMobile: phone,
          carryChildrenCount: 1,
        },
      ],
      '/api/query/children-ticket-info': [{ name: childName, certificateNo: childNumber }],
      '/bms/sys-config/info-by-code/IS_SHOW_CONTACT': { value: 'T' },
    };
    const museum = overTheWire(answers);
    await show(
      new OrdersVisit({
        orderTickets: (...given) => museum.orderTickets(...given),
        accompanyingChildren: (...given) => museum.accompanyingChildren(...given),
        showsContact: () => museum.showsContact(),
      }),
    );
    expect(fact('Visitor')).toBe('张**');
    expect(fact('Document number')).toBe('1101**********0004');
    expect(fact('Contact phone')).toBe('ending in 5678');
    expect(fact('Children coming along')).toBe('王** 3101**********0007');
    for (const secret of secrets) expect(document.documentElement.outerHTML).not.toContain(secret);
  });

  it('[DET-02] lists the children that come along, or how many where they can’t be had', async () => {
    const children = [
      { maskedName: '小*', maskedCertificate: '3101**********0007' },
      { maskedName: '小*', maskedCertificate: '3101**********0015' },
    ];
    const visit = new OrdersVisit({
      ...holding(anOrderTicket({ carriedChildren: 2 })),
      accompanyingChildren: async () => success(children),
    });
    await show(visit);
    expect(
      ticket()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['小* 3101**********0007', '小* 3101**********0015']);
    visit.museum.answers.accompanyingChildren = async () => failed({ kind: 'network' });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass(visit, 0);
    expect(fact('Children coming along')).toBe('2 people');
  });

  it.each(
    statuses.flatMap(([status, shows, refunds]) =>
      flags.map(([showsBarcode, isReplenished]) => ({
        status,
        showsBarcode,
        isReplenished,
        hasCode: shows && showsBarcode && !isReplenished,
        canBeRefunded: refunds && !isReplenished,
      })),
    ),
  )(
    '[DET-03] O-079: $status, isShowBarcode $showsBarcode, isReplenished $isReplenished: code $hasCode, refund $canBeRefunded',
    async ({ status, showsBarcode, isReplenished, hasCode, canBeRefunded }) => {
      const given = { status, showsBarcode, isReplenished };
      await show(new OrdersVisit({ ...holding(anOrderTicket(given)), ...takingBack }));
      expect(code() !== null).toBe(hasCode);
      expect(ticket().queryByText('1234 5678 0001') !== null).toBe(hasCode);
      expect(main().queryByRole('button', { name: /^Refund this ticket/ }) !== null).toBe(
        canBeRefunded,
      );
      expect(ticket().queryByRole('group', { name: 'Keep this ticket' }) !== null).toBe(hasCode);
    },
  );

  it.each([
    [true, '5678', 'ending in 5678'],
    [true, '', null],
    [false, '5678', null],
  ])(
    '[DET-03] with IS_SHOW_CONTACT %s and a phone ending in %j shows %j',
    async (shows, phoneEnding, shown) => {
      const visit = new OrdersVisit({
        ...holding(anOrderTicket({ phoneEnding })),
        showsContact: async () => success(shows),
      });
      await show(visit);
      expect(fact('Contact phone')).toBe(shown);
    },
  );

  it('shows each ticket of an order, a code at those that have one', async () => {
    await showTickets({}, { status: 'refunded', ticketNo: ticketNo('T2') });
    expect(ticket(1, 2).getByRole('img')).toBeDefined();
    expect(ticket(2, 2).queryByRole('img')).toBeNull();
    expect(ticket(2, 2).getByText('Refunded')).toBeDefined();
    expect(main().queryByText('There is no code to show now')).toBeNull();
  });

  it('says what an order without a code waits for, with a way on', async () => {
    await showTickets({
      status: 'temporary',
      showsBarcode: false,
      ticketNo: null,
      pickUpCode: null,
    });
    expect(main().getByText('There is no code to show now')).toBeDefined();
    expect(main().getByText(/will be as soon as the order is paid/)).toBeDefined();
    expect(ticket().getByText('Not issued')).toBeDefined();
    expect(hrefOf(main().getByRole('link', { name: 'My orders' }))).toBe('#/order');
  });

  it('leaves out what a ticket does not have, and says when it was checked', async () => {
    await showTickets({
      maskedName: '',
      maskedCertificate: '',
      checkedAt: '2026-11-27 09:20:00',
      status: 'checked',
      day: null,
      begin: '',
      headcount: 3,
    });
    expect(fact('Visitor')).toBeNull();
    expect(fact('Document number')).toBeNull();
    expect(fact('Checked')).toBe('Fri 27 Nov 09:20');
    expect(fact('Admits')).toBe('3 people');
    expect(ticket().getByRole('heading').textContent).toBe(
      'Ask at the museum for the day Valid all day',
    );
    expect(document.body.textContent).not.toMatch(/Invalid|NaN|undefined|null/);
  });

  it('shows a status that nobody here knows in the museum’s own words', async () => {
    await showTickets({ status: 'unknown', statusLabel: '待核销' });
    expect(ticket().getByText('待核销').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
  });

  it('[DET-01] has a way back to the orders', async () => {
    await showTickets({});
    const links = screen.getAllByRole('link', { name: /Back|My orders/ });
    expect(links.map(hrefOf)).toEqual(['#/order', '#/order']);
  });

  it('[Q-OFF-4] keeps its code while a refresh fails', async () => {
    const visit = await showTickets({});
    visit.museum.answers = { orderTickets: async () => failed({ kind: 'network' }) };
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await pass(visit, 0);
    expect(code()).not.toBeNull();
    expect(screen.getAllByText(/No connection/).length).toBeGreaterThan(0);
  });

  it('says why an order can’t be shown, and tries again', async () => {
    const visit = await show(
      new OrdersVisit({ orderTickets: async () => failed({ kind: 'timeout' }) }),
    );
    expect(main().getByRole('heading', { name: 'The order could not be loaded' })).toBeDefined();
    visit.museum.answers = holding(anOrderTicket());
    fireEvent.click(main().getByRole('button', { name: 'Try again' }));
    await pass(visit, 0);
    expect(code()).not.toBeNull();
  });

  it('[DET-02] O-096: an order that is not for this phone is refused in the museum’s words, and shows nothing', async () => {
    const refusal = failed({ kind: 'business' as const, code: '5004', text: '无权查看该订单' });
    await show(new OrdersVisit({ orderTickets: async () => refusal }));
    expect(main().getByText('无权查看该订单').lang).toBe('zh-CN');
    expect(main().queryByRole('article')).toBeNull();
    expect(main().queryByRole('img', { name: /code/i })).toBeNull();
  });

  it('says that there is no such order, with a way to look again', async () => {
    await showTickets();
    expect(main().getByRole('heading', { name: 'This order was not found' })).toBeDefined();
    expect(hrefOf(main().getByRole('link', { name: 'Find an order' }))).toBe('#/orderQuery');
  });
});
