import type { Degradation } from './Degradation.ts';
import type { HostileWorld } from './HostileWorld.ts';

const orderNo = '2026120109000000000001';
const anOrder = (state: string, params: object) => (world: HostileWorld) => {
  world.museum.control('/_museum/providerState', { state, params: { orderNo, ...params } });
};
const issued = anOrder('an order is issued', {
  ticketNo: '880020261201',
  takeTicketNo: '99002026120100',
  children: 2,
});
const config = (code: string) => `/bms/sys-config/info-by-code/${code}`;
const orders = '/api/query/list-order';
const ticketsOfOrder = '/api/query/info-by-api-wechat';

const list = { at: '/order', proves: '[LIST-02][LIST-03]', prepare: issued };
const detail = { at: `/orderinfo?orderNo=${orderNo}`, proves: '[DET-03]', prepare: issued };
/** What was bought, in the list and by itself. */
export const orderDegradations: readonly Degradation[] = [
  {
    given: 'an order’s unknown status',
    seen: 'the museum’s own word, and nothing to do',
    call: [orders, { orderStatus: '正在神游' }],
    ...list,
    shows: ['正在神游'],
    withholds: ['Pay now', 'Show code'],
  },
  {
    given: 'an order without a status',
    seen: '“status unknown”, and nothing to do',
    call: [orders, { orderStatus: undefined }],
    ...list,
    shows: ['Status unknown'],
    withholds: ['Pay now', 'Show code'],
  },
  {
    given: 'an issued order without a pick-up code',
    seen: 'no button for it',
    call: [orders, { takeTicketNo: ' ' }],
    ...list,
    shows: ['Issued'],
    withholds: ['Show code'],
  },
  {
    given: 'an order without total, lines and time',
    seen: 'a dash, no tickets, no date',
    call: [
      orders,
      { paymentTotal: 'free', orderDetailForWechatList: undefined, crtTime: undefined },
    ],
    ...list,
    shows: ['—', /^0 tickets/],
    offers: ['Show code'],
  },
  {
    given: 'an order’s time in another spelling',
    seen: 'as the museum wrote it',
    call: [orders, { crtTime: 'yesterday' }],
    ...list,
    shows: ['yesterday'],
  },
  {
    given: 'orders without a number',
    seen: 'not listed',
    call: [orders, { orderNo: undefined }],
    ...list,
    shows: ['No orders in the last 7 days'],
  },
  {
    given: 'a ticket’s unknown status',
    seen: 'the museum’s own word, no code, and where to ask',
    call: [ticketsOfOrder, { ticketInfoStatus: '正在神游' }],
    ...detail,
    shows: ['正在神游', 'There is no code to show now'],
    hides: [/^9900/, 'Can be refunded'],
  },
  {
    given: 'a ticket without a status',
    seen: '“status unknown”, no code, and where to ask',
    call: [ticketsOfOrder, { ticketInfoStatus: undefined }],
    ...detail,
    shows: ['Status unknown', 'There is no code to show now'],
    hides: [/^9900/, 'Can be refunded'],
  },
  {
    given: 'a ticket without a pick-up code',
    seen: 'its own number as the code',
    call: [ticketsOfOrder, { takeTicketNo: undefined }],
    ...detail,
    shows: ['8800 2026 1201'],
  },
  {
    given: 'a ticket without pick-up code and number',
    seen: 'no code, and where to ask',
    call: [ticketsOfOrder, { takeTicketNo: undefined, ticketNo: null }],
    ...detail,
    shows: ['There is no code to show now'],
  },
  {
    given: 'a ticket that does not say whether its code may be shown',
    seen: 'no code',
    call: [ticketsOfOrder, { isShowBarcode: 'X' }],
    ...detail,
    shows: ['There is no code to show now'],
    hides: [/^9900/],
  },
  {
    given: 'a ticket without day, slot and price',
    seen: 'where to ask for the day, and a dash',
    call: [
      ticketsOfOrder,
      {
        useStartDate: '2026-02-30',
        reservationBeginTime: undefined,
        reservationEndTime: undefined,
        currentSalePrice: null,
      },
    ],
    ...detail,
    shows: ['Ask at the museum for the day', 'Valid all day', '—'],
  },
  {
    given: 'a ticket without its visitor',
    seen: 'no line for what is missing',
    call: [ticketsOfOrder, { visitorName: undefined, visitorCertificateNo: null }],
    ...detail,
    proves: '[DET-02]',
    hides: ['Visitor', 'Document number'],
  },
  {
    given: 'a museum that does not say whether contacts may be shown',
    seen: 'no contact',
    call: [config('IS_SHOW_CONTACT'), { value: undefined }],
    ...detail,
    hides: ['Contact phone'],
  },
  {
    given: 'children without names and numbers',
    seen: 'the ticket with its code',
    call: ['/api/query/children-ticket-info', { name: undefined, certificateNo: undefined }],
    ...detail,
    proves: '[DET-02]',
    shows: ['Children coming along', '9900 2026 1201 00'],
  },
  {
    given: 'an order that does not say what can be done with it, or what it tops up',
    seen: 'nothing but giving it back',
    call: [
      orders,
      {
        canReplenish: undefined,
        canRebook: undefined,
        isReplenishOrder: undefined,
        originalOrderNo: undefined,
      },
    ],
    ...list,
    proves: '[LIST-03]',
    offers: ['Refund', 'Show code'],
    withholds: ['More', 'Change ticket', 'Top up'],
  },
  {
    given: 'an order’s tickets without names, price, day, slot and number',
    seen: 'none of them, and its code',
    call: [
      orders,
      {
        ticketName: undefined,
        ticketKindName: undefined,
        currentSalePrice: undefined,
        useStartDate: undefined,
        reservationBeginTime: undefined,
        reservationEndTime: undefined,
        quantity: undefined,
      },
      ['data', 'orderDetailForWechatList'],
    ],
    ...list,
    shows: ['×0', '¥128.00'],
    offers: ['Show code'],
  },
  {
    given: 'a ticket without time, names, check, phone, children and headcount',
    seen: 'no line for what is missing, and the code',
    call: [
      ticketsOfOrder,
      {
        crtTime: undefined,
        ticketName: undefined,
        ticketKindName: undefined,
        ticketCheckTime: undefined,
        visitorMobile: undefined,
        carryChildrenCount: undefined,
        actualBuyerCounts: undefined,
        isReplenished: undefined,
      },
    ],
    ...detail,
    shows: ['9900 2026 1201 00'],
    hides: ['Contact phone', 'Children coming along', /^Family ticket/],
  },
];
