import type { Degradation } from './Degradation.ts';
import type { HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';
import { order, selecting } from './orderFormWalk.ts';

const orderNo = '2026120109000000000001';
const anOrder = (state: string, params: object) => (world: HostileWorld) => {
  world.museum.control('/_museum/providerState', { state, params: { orderNo, ...params } });
};
const unpaid = anOrder('an order to be paid exists', {});

const slots = '/trip/staggered-reservation-daily/list';
const tickets = '/api/integration/allow-sale-list';
const template = '/trip/quick/template/info-by-typeCode';
const config = (code: string) => `/bms/sys-config/info-by-code/${code}`;
const ticketsOfOrder = '/api/query/info-by-api-wechat';

const slot = /Available|Few left/;
const chooseSlot = (visit: HostileVisit) => visit.press(slot, 'radio');
const adult = 'Add one General admission · Adult';

const home = { at: '/index', proves: '[HOME-07]' };
const ticketList = { at: '/index', proves: '[HOME-09][HOME-10]', walk: chooseSlot };
const method = {
  at: `/payWay?orderNo=${orderNo}&amount=60.00`,
  proves: '[PAY-01]',
  prepare: unpaid,
};

const selection = await selecting('General admission · Concession', 'Ticket by ID card · Standard');
const form = {
  at: '/orderconfirm',
  proves: '[CONF-12]',
  prepare: (world: HostileWorld) => world.storage.keepSelection(selection),
  walk: order,
};

/** From choosing to paying. */
export const bookingDegradations: readonly Degradation[] = [
  {
    given: 'slots without an id',
    seen: 'none is offered',
    call: [slots, { id: undefined }],
    ...home,
    shows: ['No time slots on this day'],
    withholds: [slot],
  },
  {
    given: 'slots without an end',
    seen: 'over today, where nobody can tell that they are not, and by their begin on other days',
    call: [slots, { reservationEndTime: undefined }],
    ...home,
    shows: [/^Nothing is left to book today/],
    offers: [/^09:00 (?:Available|Few left)/],
  },
  {
    given: 'slots without a begin',
    seen: 'their names in its place',
    call: [slots, { reservationBeginTime: undefined, reservationName: 'Morning' }],
    ...home,
    offers: [/^Morning (?:Available|Few left)/],
  },
  {
    given: 'slots without begin and name',
    seen: 'choices with a name all the same',
    call: [slots, { reservationBeginTime: undefined, reservationName: undefined }],
    ...home,
    offers: [/^Time slot (?:Available|Few left)/],
  },
  {
    given: 'slots without counts of places',
    seen: 'sold out',
    call: [slots, { surplusStockNum: 'NaN', freeTicketSurplusStockNum: null }],
    ...home,
    shows: [/^All time slots of this day are sold out or over/],
    withholds: [slot],
  },
  {
    given: 'a day that does not say whether it is sold by slots',
    seen: 'tickets of the whole day; the museum checks them',
    call: ['/bms/staggered-reservation-config/info', { isSaleStaggered: undefined }],
    ...home,
    offers: [adult],
    withholds: [slot],
  },
  {
    given: 'a price that is not finite',
    seen: 'the ticket, with a dash and the reason, not to be added',
    call: [tickets, { salePrice: 'NaN' }],
    ...ticketList,
    shows: ['General admission · Adult', '—', /^The price can’t be confirmed right now/],
    withholds: [/^Add one/],
  },
  {
    given: 'a price below 0',
    seen: 'the same',
    call: [tickets, { salePrice: -1 }],
    ...ticketList,
    shows: ['—'],
    withholds: [/^Add one/],
  },
  {
    given: 'a ticket without an id',
    seen: 'not offered',
    call: [tickets, { ticketId: undefined }],
    ...ticketList,
    shows: ['No tickets on sale'],
    withholds: [/^Add one/],
  },
  {
    given: 'a ticket without its names',
    seen: 'the names of its description',
    call: [tickets, { ticketName: undefined, ticketKindName: null }],
    ...ticketList,
    offers: [adult],
  },
  {
    given: 'a ticket without a category',
    seen: 'among tickets without a heading',
    call: [tickets, { categoryName: undefined }],
    ...ticketList,
    hides: ['Permanent collection'],
    offers: [adult],
  },
  {
    given: 'a description without texts',
    seen: 'the ticket under its plain name, to be added',
    call: [
      '/trip/goods/goods-ticket/info/',
      { ticketLanguageConfigVOS: 'X', ticketKindVOList: null },
    ],
    ...ticketList,
    proves: '[HOME-16]',
    offers: [/^Add one/],
    withholds: [/^Before you book/],
  },
  {
    given: 'a limit that is no number',
    seen: 'no limit; the museum decides',
    call: [config('OFFLINE_FAST_VISITOR_LIMIT'), { value: 'many' }],
    ...ticketList,
    hides: [/^At most/],
    offers: [adult],
  },
  {
    given: 'pre-sale days that are no number',
    seen: 'the days by default, and the calendar',
    call: [config('PRE_SALE_DAYS'), { value: {} }],
    ...home,
    proves: '[HOME-04]',
    offers: ['More', slot],
    hides: ['Query system parameter error'],
  },
  {
    given: 'a home template without anything in it',
    seen: 'no pictures, no notice, and the way to book',
    call: [template, { bannerUrl: 7, notice: undefined, adContent: [], warmPrompt: {} }],
    ...home,
    proves: '[HOME-01]',
    offers: [slot],
    withholds: ['I have read and agree'],
  },
  {
    given: 'a notice without a countdown',
    seen: 'the usual wait before it can be agreed to',
    call: [template, { isOpenNotice: 'T', notice: '<p>Hello</p>', countDown: 'soon' }],
    ...home,
    proves: '[HOME-13]',
    shows: [/^Please read the notice/],
    withholds: ['I have read and agree'],
  },
  {
    given: 'a saved order without a total',
    seen: 'the payment screen with what its tickets cost: it is not free',
    call: ['/api/integration/save-fast-order', { itemTotal: undefined }],
    ...form,
    shows: ['Amount to pay', '¥70.00'],
    offers: ['Pay now'],
    withholds: ['Confirm reservation'],
  },
  {
    given: 'a saved order without a number',
    seen: 'the order that was found in the list, to be paid',
    call: ['/api/integration/save-fast-order', { orderNo: undefined }],
    ...form,
    shows: ['Amount to pay', '¥70.00'],
    offers: ['Pay now'],
  },
  {
    given: 'a kind by ID card without an id',
    seen: 'that its price is unknown, and nothing is sold until it was looked up again',
    call: ['/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule', { id: undefined }],
    ...form,
    proves: '[CONF-05]',
    shows: ['Total (unknown)', 'The price of a ticket is unknown, so nothing can be bought yet.'],
    offers: ['Check again', 'Go to the ticket without a price'],
    withholds: ['Buy now'],
    hides: ['Amount to pay'],
  },
  {
    given: 'special certificates without a code',
    seen: 'the form all the same',
    call: ['/bms/dict/list/specialCertificateType', { code: undefined }],
    ...form,
    proves: '[CONF-02]',
    walk: async () => {},
    offers: ['Buy now'],
  },
  {
    given: 'special certificates without a name',
    seen: 'the form all the same',
    call: ['/bms/dict/list/specialCertificateType', { value: undefined }],
    ...form,
    proves: '[CONF-02]',
    walk: async () => {},
    offers: ['Buy now'],
  },
  {
    given: 'ways to pay without an id',
    seen: 'none, and that nothing was charged',
    call: ['/api/integration/pay-way/list', { id: undefined }],
    ...method,
    shows: [/^The system does not have a set payment method/, /^You have not been charged/],
    withholds: ['Pay now'],
  },
  {
    given: 'ways to pay without names',
    seen: 'choices with a name all the same',
    call: ['/api/integration/pay-way/list', { displayName: ' ', payWayName: undefined }],
    ...method,
    shows: ['Payment method 1', 'Payment method 2'],
    offers: ['Pay now'],
  },
  {
    given: 'an order whose prices are unknown, opened without an amount',
    seen: 'a dash and that it is unknown; it is neither free nor to be paid yet',
    call: [ticketsOfOrder, { currentSalePrice: undefined }],
    ...method,
    at: `/payWay?orderNo=${orderNo}`,
    shows: [/^The amount to pay can’t be read right now/],
    withholds: ['Confirm reservation', 'Pay now'],
  },
  {
    given: 'a payment without its parameters',
    seen: 'no success that nobody has confirmed',
    call: ['/api/integration/pay-and-confirm', { payAsyncParams: '{}' }],
    ...method,
    proves: '[PAY-04]',
    walk: async (visit) => {
      await visit.press('Pay now', 'button', 40_000);
    },
    hides: ['Payment successful!'],
  },
  {
    given: 'an unknown status behind a result',
    seen: 'that it is not confirmed, and not to pay again',
    call: ['/trip/order/info', { status: '正在神游' }],
    ...method,
    at: `/payresult/success?orderNo=${orderNo}`,
    proves: '[PAY-09]',
    shows: ['Your payment is not confirmed yet', /Please do not pay again/],
    hides: ['Payment successful!'],
    offers: ['Check again'],
  },
  {
    given: 'ways to pay without a type',
    seen: 'none, and that nothing was charged',
    call: ['/api/integration/pay-way/list', { payTypeCode: undefined }],
    ...method,
    shows: [/^The system does not have a set payment method/, /^You have not been charged/],
    withholds: ['Pay now'],
  },
  {
    given: 'a home template that does not say whether it has a notice or news',
    seen: 'neither, and the way to book',
    call: [template, { isOpenNotice: undefined, isOpenAd: undefined }],
    ...home,
    proves: '[HOME-01]',
    offers: [slot],
    withholds: ['I have read and agree'],
  },
  {
    given: 'slots that do not say whether visitors may book them',
    seen: 'slots like any other',
    call: [slots, { canReservationSanke: undefined }],
    ...home,
    offers: [slot],
  },
];
