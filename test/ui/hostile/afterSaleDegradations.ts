import type { Degradation } from './Degradation.ts';
import { findOrders } from './findingWalk.ts';
import type { HostileVisit } from './HostileVisit.ts';
import type { HostileWorld } from './HostileWorld.ts';

const orderNo = '2026120109000000000001';
const inState =
  (state: string, params: object = {}) =>
  ({ museum }: HostileWorld) => {
    museum.control('/_museum/providerState', { state, params: { orderNo, ...params } });
  };

const quote = '/api/integration/get-ticket-for-refund';
const replenishable = '/api/query/replenish-info-by-api-wechat';
const rebookable = '/api/integration/find-for-rebook';
const found = '/api/query/order/info-by-orderNo-and-mobile';
const order = '/order/findshipping.do';
const lines = '/index/forward.do';

const refund = {
  at: '/order',
  proves: '[REFD-01]',
  prepare: inState('a refundable order exists'),
  walk: async (visit: HostileVisit) => {
    await visit.pressIfThere('More');
    await visit.press('Refund');
  },
};
const topUp = {
  at: `/orderReplenish?orderNo=${orderNo}`,
  proves: '[RPLN-01]',
  prepare: inState('an order that can be topped up exists'),
};
const move = {
  at: `/reOrder?orderNo=${orderNo}`,
  proves: '[RBK-01]',
  prepare: inState('an order that can be rebooked exists'),
};
const query = {
  at: '/orderQuery',
  proves: '[QRY-01]',
  prepare: inState('an order is issued'),
  walk: (visit: HostileVisit) => findOrders(visit, orderNo),
};
const link = {
  at: `/smscode?sourcebill=SO&sourcebillno=${orderNo}&companysysid=1`,
  proves: '[SQR-01]',
  prepare: ({ museum }: HostileWorld) => {
    const params = { billNo: orderNo, bill: 'SO' };
    museum.control('/_museum/providerState', {
      state: 'an SMS link names an issued order',
      params,
    });
  },
};

const toppedUp = {
  ...refund,
  prepare: inState('a replenishment order with its original is issued', {
    originalOrderNo: '2026113009000000000009',
  }),
  walk: async (visit: HostileVisit) => {
    await visit.press('More');
    await visit.pressLast('Refund');
  },
};
const lineFields = {
  ticketName: undefined,
  ticketKindName: undefined,
  currentSalePrice: undefined,
  useStartDate: undefined,
  reservationBeginTime: undefined,
  reservationEndTime: undefined,
  quantity: undefined,
};
const wireLineFields = {
  itemname: undefined,
  salepropetyvaluename: undefined,
  checkcompletedtimes: undefined,
  status: undefined,
  earliesteffectivedatetime: undefined,
  latesteffectivedatetime: undefined,
  purchasequantity: undefined,
};

/** Giving back, topping up, moving, and looking orders up. */
export const afterSaleDegradations: readonly Degradation[] = [
  {
    given: 'a museum that does not say whether visits can be moved',
    seen: 'they can’t',
    call: ['/bms/sys-config/info-by-code/IS_CAN_REBOOK', { value: undefined }],
    at: '/order',
    proves: '[LIST-04]',
    prepare: inState('an order that can be rebooked exists'),
    offers: ['Show code', 'Refund'],
    withholds: ['More', 'Change ticket'],
  },
  {
    given: 'refundable tickets without a number',
    seen: 'none',
    call: [quote, { ticketNo: undefined }, ['data', 'tikcetInfoList']],
    ...refund,
    shows: ['There are currently no refundable tickets available'],
    withholds: [/^Refund,/],
  },
  {
    given: 'a quote without its tickets',
    seen: 'none',
    call: [quote, { tikcetInfoList: undefined }],
    ...refund,
    shows: ['There are currently no refundable tickets available'],
    withholds: [/^Refund,/],
  },
  {
    given: 'a ticket without price, fee and whether it was topped up',
    seen: 'that nobody knows the fee, and that the museum decides it',
    call: [
      quote,
      { refundPoundage: undefined, totalPrice: undefined, isReplenished: undefined },
      ['data', 'tikcetInfoList'],
    ],
    ...refund,
    shows: ['The fee is not known', 'Not known'],
    offers: ['Refund, let the museum decide the fee'],
  },
  {
    given: 'a topped-up order’s original tickets without number, order, price and fee',
    seen: 'the new ticket alone',
    call: [
      quote,
      { ticketNo: undefined, refundPoundage: undefined, totalPrice: undefined, orderNo: undefined },
      ['data', 'originalTicketInfoList'],
    ],
    ...toppedUp,
    shows: ['1 ticket in all'],
    offers: [/^Refund, ¥/],
  },
  {
    given: 'a topped-up order without its original tickets, and the order without a number',
    seen: 'the new ticket alone',
    call: [quote, { originalTicketInfoList: undefined, tripOrderForRefundVO: undefined }],
    ...toppedUp,
    shows: ['1 ticket in all'],
    offers: [/^Refund, ¥/],
  },
  {
    given: 'a quote whose order has no number',
    seen: 'the tickets all the same',
    call: [quote, { orderNo: undefined }, ['data', 'tripOrderForRefundVO']],
    ...toppedUp,
    shows: [/^\d tickets? in all/],
    offers: [/^Refund, ¥/],
  },
  {
    given: 'tickets that can be topped up, without a number',
    seen: 'none',
    call: [replenishable, { ticketNo: undefined }],
    ...topUp,
    shows: ['No ticket of this order can be topped up'],
    withholds: ['Confirm top-up'],
  },
  {
    given: 'a ticket without kind, price, day, headcount, visitor and difference',
    seen: 'a dash, and that it can’t be chosen',
    call: [
      replenishable,
      {
        ticketKindName: undefined,
        currentSalePrice: undefined,
        useStartDate: undefined,
        actualBuyerCounts: undefined,
        visitorName: undefined,
        visitorCertificateTypeStr: undefined,
        visitorCertificateNo: undefined,
        replenishTicketDiffPrice: undefined,
      },
    ],
    ...topUp,
    shows: ['What it would cost is unknown, so it can’t be chosen now.'],
    hides: ['优惠票', '身份证'],
  },
  {
    given: 'a top-up without a total',
    seen: 'the payment screen with what its tickets cost',
    call: ['/api/integration/save-wx-replenish-order', { paymentTotal: undefined }],
    ...topUp,
    proves: '[RPLN-02]',
    walk: async (visit) => {
      await visit.press(/^/, 'checkbox');
      await visit.press('Confirm top-up');
      await visit.press('Send and pay');
    },
    shows: ['Amount to pay', '¥30.00'],
    offers: ['Pay now'],
  },
  {
    given: 'tickets that can be moved, without a number',
    seen: 'none',
    call: [rebookable, { ticketNo: undefined }],
    ...move,
    shows: ['No ticket of this order can be changed'],
  },
  {
    given: 'a ticket without names, price, headcount, day, slot, status and visitor',
    seen: 'a choice all the same, by its number',
    call: [
      rebookable,
      {
        ticketName: undefined,
        ticketKindName: undefined,
        currentSalePrice: undefined,
        actualBuyerCounts: undefined,
        useStartDate: undefined,
        reservationBeginTime: undefined,
        reservationEndTime: undefined,
        ticketInfoStatus: undefined,
        visitorName: undefined,
        visitorCertificateNo: undefined,
      },
    ],
    ...move,
    hides: ['General admission · Adult', 'No ticket of this order can be changed'],
    shows: [/2026120155/],
  },
  {
    given: 'found orders without a number',
    seen: 'none found',
    call: [found, { orderNo: undefined }],
    ...query,
    shows: ['No order found'],
  },
  {
    given: 'a found order without time, status, total, code and tickets',
    seen: '“status unknown” and a dash, and the way to it',
    call: [
      found,
      {
        crtTime: undefined,
        orderStatus: undefined,
        paymentTotal: undefined,
        takeTicketNo: undefined,
        orderDetailForWechatList: undefined,
        canReplenish: undefined,
        isReplenishOrder: undefined,
        originalOrderNo: undefined,
        canRebook: undefined,
      },
    ],
    ...query,
    shows: ['1 order found', 'Status unknown', '—'],
  },
  {
    given: 'a found order’s tickets without anything in them',
    seen: 'the order, and the way to it',
    call: [found, lineFields, ['data', 'orderDetailForWechatList']],
    ...query,
    shows: ['1 order found', 'Issued'],
  },
  {
    given: 'a linked order without number, time, status and amount',
    seen: 'its pick-up number, and that the amount is unknown',
    call: [
      order,
      {
        sdno: undefined,
        issuedate: undefined,
        issuetime: undefined,
        status: undefined,
        amount: undefined,
      },
      ['content', 'orderinfo'],
    ],
    ...link,
    shows: ['5500 0000 0001', 'Unknown'],
    hides: ['Order number', 'Ordered'],
  },
  {
    given: 'a linked order without a pick-up number',
    seen: 'that it has none yet',
    call: [order, { pickupvoucherno: undefined }, ['content', 'orderinfo']],
    ...link,
    shows: [/^This order has no pick-up number yet/],
    hides: ['5500 0000 0001'],
  },
  {
    given: 'a linked order without its tickets',
    seen: 'those of the second answer',
    call: [order, { dataMapList: undefined }, ['content']],
    ...link,
    shows: ['Unused', '1 person'],
  },
  {
    given: 'a linked order’s tickets without anything in them',
    seen: 'those of the second answer',
    call: [order, wireLineFields, ['content', 'dataMapList']],
    ...link,
    shows: ['Unused', '1 person'],
  },
  {
    given: 'a second answer that does not say that it passes',
    seen: 'the tickets of the first',
    call: [lines, { passflag: undefined }, ['content']],
    ...link,
    shows: ['5500 0000 0001', 'Tickets'],
  },
  {
    given: 'a second answer without tickets',
    seen: 'the tickets of the first',
    call: [lines, { dataMapList: undefined }, ['content']],
    ...link,
    shows: ['5500 0000 0001', 'Tickets'],
  },
  {
    given: 'a second answer’s tickets without anything in them',
    seen: 'the pick-up number, and no state that nobody has told',
    call: [lines, wireLineFields, ['content', 'dataMapList']],
    ...link,
    shows: ['5500 0000 0001', 'Tickets'],
  },
];
