import type { HttpMuseumApi } from '../../../src/adapters/http/HttpMuseumApi.ts';
import { orderNo, slotId, ticketId, ticketNo } from '../../../src/domain/model/Identifiers.ts';
import type { Result } from '../../../src/domain/model/Result.ts';
import { aDay, aDraft } from './aDraft.ts';

/** One call of §7: what the app does, what has to leave it, and what a museum in order answers. */
export interface EveryCall {
  /** The method of the port. */
  readonly name: string;
  readonly act: (api: HttpMuseumApi) => Promise<Result<unknown>>;
  readonly method?: 'GET';
  readonly path: string;
  /** The JSON payload of a POST, the query of a GET. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly timeoutMs: number;
  readonly writes?: true;
  /** Polled by its callers: never asked again by itself. */
  readonly polled?: true;
  /** A whole answer with every field that §3 and §7 name. */
  readonly answer: Readonly<Record<string, unknown>>;
}

const order = orderNo('20261201000000000001');
const original = orderNo('20261130000000000009');
const ticket = ticketNo('880020261201');
const day = aDay('2026-12-05');
const shipping = { bill: 'SO', billNo: 'S20261201', company: 'C1' };
const name = '欧阳小明';
const certificate = '110105199006150004';

const listedOrder = {
  orderNo: order,
  crtTime: '2026-12-01 09:00:00',
  orderStatus: '已出票',
  paymentTotal: 79.9,
  takeTicketNo: '9900',
  canReplenish: true,
  isReplenishOrder: 'T',
  originalOrderNo: original,
  canRebook: true,
  orderDetailForWechatList: [
    {
      ticketName: 'Museum ticket',
      ticketKindName: 'Adult',
      currentSalePrice: 60,
      useStartDate: '2026-12-05',
      reservationBeginTime: '09:00',
      reservationEndTime: '10:30',
      quantity: 1,
    },
  ],
};

const shippingLine = {
  itemname: 'Museum ticket',
  salepropetyvaluename: 'Adult',
  checkcompletedtimes: 0,
  status: 'O',
  earliesteffectivedatetime: '2026-12-05 00:00:00',
  latesteffectivedatetime: '2026-12-05 23:59:59',
  purchasequantity: 2,
  customername: name,
  identificationnumber: certificate,
};

const config = (code: string) => `/bms/sys-config/info-by-code/${code}`;
const read = 10_000;
const write = 20_000;

/** The 36 rows of §7 in their order, 37 paths. */
export const everyCall: readonly EveryCall[] = [
  {
    name: 'standbyDays',
    act: (api) => api.standbyDays(day, aDay('2026-12-14')),
    path: '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list',
    sent: { orgId: 'museum-1', beginDate: '2026-12-05', endDate: '2026-12-14' },
    timeoutMs: read,
    answer: { code: 0, data: [{ date: '2026-12-05' }, { date: '2026-12-06' }] },
  },
  {
    name: 'tickets',
    act: (api) => api.tickets(day, slotId('77'), 'English'),
    path: '/api/integration/allow-sale-list',
    sent: {
      useDate: '2026-12-05',
      orgId: 'museum-1',
      customerId: 'ct_sanke',
      customerType: 'ct_sanke',
      languages: 'English',
      staggeredReservationDailyId: '77',
    },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [
        {
          ticketId: '3001',
          ticketKindId: '4001',
          ticketName: 'Museum ticket',
          ticketKindName: 'Adult',
          categoryName: 'Entry',
          salePrice: 60,
          priceType: 'normal_ticket',
          isOpenPurchasing: 'T',
          isStaggeredReservation: 'T',
          isRealname: 'T',
          isAutoChoose: 'F',
          canCarryChildrenCount: 2,
          childTicketId: '3009',
          certificateTypeList: [{ code: '1', name: 'ID card' }],
        },
      ],
    },
  },
  {
    name: 'ticketDescription',
    act: (api) => api.ticketDescription(ticketId('3001'), 'English'),
    path: '/trip/goods/goods-ticket/info/3001',
    sent: {},
    timeoutMs: read,
    answer: {
      code: 0,
      data: {
        ticketKindVOList: [
          {
            id: '4001',
            needSpecialCertificate: 'F',
            needTicketKindNotice: 'T',
            ticketKindLanguageConfigVOS: [
              { languages: 'English', ticketKindName: 'Adult', ticketKindNotice: '<p>Adult</p>' },
            ],
          },
        ],
        ticketLanguageConfigVOS: [
          { languages: 'English', ticketName: 'Museum ticket', ticketDetail: '<p>Detail</p>' },
        ],
      },
    },
  },
  {
    name: 'isSaleStaggered',
    act: (api) => api.isSaleStaggered(day),
    path: '/bms/staggered-reservation-config/info',
    sent: { reservationDate: '2026-12-05' },
    timeoutMs: read,
    answer: { code: 0, data: { isSaleStaggered: 'T' } },
  },
  {
    name: 'slots',
    act: (api) => api.slots(day),
    path: '/trip/staggered-reservation-daily/list',
    sent: { reservationDate: '2026-12-05' },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [
        {
          id: '77',
          reservationName: 'Morning',
          reservationBeginTime: '09:00',
          reservationEndTime: '10:30',
          surplusStockNum: 5,
          freeTicketSurplusStockNum: 3,
          canReservationSanke: 'T',
        },
      ],
    },
  },
  {
    name: 'homeTemplate',
    act: (api) => api.homeTemplate('English'),
    path: '/trip/quick/template/info-by-typeCode',
    sent: { typeCode: 'MOBILE', orgId: 'museum-1', languages: 'English' },
    timeoutMs: read,
    answer: {
      code: 0,
      data: {
        bannerUrl: 'https://cdn.example/a.jpg,https://cdn.example/file/download/b.jpg',
        isOpenNotice: 'T',
        countDown: 5,
        warmPrompt: 'Bring your document',
        isOpenAd: 'T',
        adContent: '新展开幕',
        notice: '<p>Notice</p>',
      },
    },
  },
  {
    name: 'purchaseLimit',
    act: (api) => api.purchaseLimit(),
    path: config('OFFLINE_FAST_VISITOR_LIMIT'),
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: { value: '5' } },
  },
  {
    name: 'preSaleDays',
    act: (api) => api.preSaleDays(),
    path: config('PRE_SALE_DAYS'),
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: { value: '７' } },
  },
  {
    name: 'canRebook',
    act: (api) => api.canRebook(),
    path: config('IS_CAN_REBOOK'),
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: { value: 'T' } },
  },
  {
    name: 'showsContact',
    act: (api) => api.showsContact(),
    path: config('IS_SHOW_CONTACT'),
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: { value: 'T' } },
  },
  {
    name: 'maintenanceNotice',
    act: (api) => api.maintenanceNotice(),
    path: '/bms/sys-config/system-maintenance-notice',
    sent: {},
    timeoutMs: read,
    polled: true,
    answer: { code: 0, data: '<p>Closed tonight</p>' },
  },
  {
    name: 'paymentState',
    act: (api) => api.paymentState(order),
    path: `/pay/jsapi/check-unpaid/${order}`,
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: 'UNPAID' },
  },
  {
    name: 'orderStatus',
    act: (api) => api.orderStatus(order, 8_000),
    path: '/trip/order/info',
    sent: { orderNo: order },
    timeoutMs: 8_000,
    polled: true,
    answer: { code: 0, data: { status: '已出票' } },
  },
  {
    name: 'orders',
    act: (api) => api.orders(aDay('2026-11-25'), aDay('2026-12-01'), 'toBePaid', 'English'),
    path: '/api/query/list-order',
    sent: {
      crtStartDateStart: '2026-11-25',
      crtStartDateEnd: '2026-12-01',
      orderStatus: 'TOBEPAID',
      languages: 'English',
    },
    timeoutMs: read,
    answer: { code: 0, data: [listedOrder] },
  },
  {
    name: 'refundQuote',
    act: (api) => api.refundQuote({ orderNo: order }),
    path: '/api/integration/get-ticket-for-refund',
    sent: { isNeedPoundage: 'T', isSpecialReturn: 'F', orderNo: order },
    timeoutMs: read,
    answer: {
      code: 0,
      data: {
        tikcetInfoList: [
          { ticketNo: ticket, refundPoundage: 6, totalPrice: 60, isReplenished: 'F' },
        ],
        originalTicketInfoList: [
          {
            ticketNo: '880020261130',
            totalPrice: 30,
            refundPoundage: 3,
            ticketKindName: 'Adult',
            orderNo: original,
            outOrderNo: 'O1',
          },
        ],
        tripOrderForRefundVO: { orderNo: original, outOrderNo: 'O1' },
      },
    },
  },
  {
    name: 'refundBatch',
    act: (api) =>
      api.refundBatch(
        [
          { orderNo: order, refundNo: 'R1', tickets: [ticket] },
          { orderNo: original, refundNo: 'R2', tickets: [ticketNo('880020261130')] },
        ],
        'Change of plan',
      ),
    path: '/api/integration/refund-batch',
    sent: {
      tripOrderRefundCreateDTOList: [
        {
          isNeedPoundage: 'T',
          isSpecialReturn: 'F',
          originalOrderNo: order,
          refundReason: 'Change of plan',
          outRefundOrderNo: 'R1',
          refundTikcetDetails: [{ ticketNo: ticket }],
        },
        {
          isNeedPoundage: 'T',
          isSpecialReturn: 'F',
          originalOrderNo: original,
          refundReason: 'Change of plan',
          outRefundOrderNo: 'R2',
          refundTikcetDetails: [{ ticketNo: '880020261130' }],
        },
      ],
    },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'refund',
    act: (api) => api.refund({ orderNo: order, refundNo: 'R1', tickets: [ticket] }),
    path: '/api/integration/refund',
    sent: {
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      originalOrderNo: order,
      outRefundOrderNo: 'R1',
      refundTikcetDetails: [{ ticketNo: ticket }],
    },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'cancelOrder',
    act: (api) => api.cancelOrder(order),
    path: '/api/integration/trip/order/cancel',
    sent: { orderNo: order },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'confirmOrder',
    act: (api) => api.confirmOrder(order),
    path: '/trip/order/confirm',
    sent: { orderNo: order },
    timeoutMs: write,
    writes: true,
    answer: { code: 0, data: { orderNo: order } },
  },
  {
    name: 'orderTickets',
    act: (api) => api.orderTickets(order, '13800000000', 'English'),
    path: '/api/query/info-by-api-wechat',
    sent: { visitorMobile: '13800000000', orderNo: order, languages: 'English' },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [
        {
          orderNo: order,
          crtTime: '2026-12-01 09:00:00',
          ticketName: 'Museum ticket',
          ticketKindName: 'Adult',
          currentSalePrice: 60,
          actualBuyerCounts: 1,
          useStartDate: '2026-12-05',
          reservationBeginTime: '09:00',
          reservationEndTime: '10:30',
          ticketCheckTime: '2026-12-05 09:12:00',
          ticketInfoStatus: '待检票',
          isReplenished: 'F',
          isShowBarcode: 'T',
          ticketNo: ticket,
          takeTicketNo: '9900',
          visitorName: name,
          visitorCertificateNo: certificate,
          visitorMobile: '13800000000',
          carryChildrenCount: 1,
        },
      ],
    },
  },
  {
    name: 'findOrders',
    act: (api) =>
      api.findOrders({ kind: 'order', number: order }, '+86 138 0000 0000', 'all', 'English'),
    path: '/api/query/order/info-by-orderNo-and-mobile',
    sent: {
      orderStatus: 'ALL',
      contactMobile: '13800000000',
      languages: 'English',
      orderNo: order,
    },
    timeoutMs: read,
    answer: { code: 0, data: [listedOrder] },
  },
  {
    name: 'accompanyingChildren',
    act: (api) => api.accompanyingChildren(ticket),
    path: '/api/query/children-ticket-info',
    sent: { parentTicketNo: ticket },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [{ name: '李小朵', certificateNo: certificate, parentTicketNo: ticket }],
    },
  },
  {
    name: 'replenishableTickets',
    act: (api) => api.replenishableTickets(order),
    path: '/api/query/replenish-info-by-api-wechat',
    sent: { orderNo: order },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [
        {
          ticketNo: ticket,
          orderNo: order,
          ticketKindName: 'Student',
          currentSalePrice: 30,
          useStartDate: '2026-12-05',
          actualBuyerCounts: 1,
          visitorName: name,
          visitorCertificateTypeStr: 'ID card',
          visitorCertificateNo: certificate,
          replenishTicketDiffPrice: 30,
        },
      ],
    },
  },
  {
    name: 'saveReplenishment',
    act: (api) => api.saveReplenishment(order, [ticket]),
    path: '/api/integration/save-wx-replenish-order',
    sent: { orderNo: order, replenishTicketList: [{ ticketNo: ticket }] },
    timeoutMs: write,
    writes: true,
    answer: { code: 0, data: { orderNo: '20261201000000000002', paymentTotal: 30 } },
  },
  {
    name: 'rebookableTickets',
    act: (api) => api.rebookableTickets(order, 'English'),
    path: '/api/integration/find-for-rebook',
    sent: { orderNo: order, languages: 'English' },
    timeoutMs: read,
    answer: {
      code: 0,
      data: [
        {
          id: '1',
          ticketNo: ticket,
          ticketName: 'Museum ticket',
          ticketKindName: 'Adult',
          currentSalePrice: 60,
          actualBuyerCounts: 1,
          useStartDate: '2026-12-05',
          reservationBeginTime: '09:00',
          reservationEndTime: '10:30',
          ticketInfoStatus: '待检票',
          visitorName: name,
          visitorCertificateNo: certificate,
        },
      ],
    },
  },
  {
    name: 'rebook',
    act: (api) => api.rebook(order, [ticket], { day, slot: slotId('78') }),
    path: '/api/integration/wx-rebook',
    sent: {
      orderNo: order,
      rebookTikcetDetails: [
        { staggeredReservationDailyId: '78', ticketNo: ticket, useStartDate: '2026-12-05' },
      ],
    },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'specialCertificateTypes',
    act: (api) => api.specialCertificateTypes(),
    path: '/bms/dict/list/specialCertificateType',
    sent: {},
    timeoutMs: read,
    answer: { code: 0, data: [{ code: '1', value: 'Student card' }] },
  },
  {
    name: 'checkBanRule',
    act: (api) => api.checkBanRule(' 11010519900615000x'),
    path: '/rule/ban-sale-rule/validate',
    sent: { number: '11010519900615000X' },
    timeoutMs: read,
    answer: { code: 0 },
  },
  {
    name: 'checkContact',
    act: (api) => api.checkContact('１３８ 0000 0000'),
    path: '/bms/black/certificate/is-exist-contact',
    sent: { visitorType: 'CONCAT_MOBILE', contactMobile: '13800000000' },
    timeoutMs: read,
    answer: { code: 0 },
  },
  {
    name: 'sendCode',
    act: (api) => api.sendCode('138 0000 0000'),
    path: '/sms/message-send/sendCode',
    sent: { templateId: 'SMS_T_BUYCODE', mobilePhone: '13800000000' },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'checkCode',
    act: (api) => api.checkCode('138 0000 0000', ' １２３456'),
    path: '/sms/message-send/checkCode',
    sent: { code: '123456', mobilePhone: '13800000000', templateId: 'SMS_T_BUYCODE' },
    timeoutMs: write,
    writes: true,
    answer: { code: 0 },
  },
  {
    name: 'ticketKindFor',
    act: (api) => api.ticketKindFor(ticketId('3001'), '11010519900615000x'),
    path: '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule',
    sent: { idCardNo: '11010519900615000X', ticketId: '3001' },
    timeoutMs: read,
    answer: { code: 0, data: { id: '4002' } },
  },
  {
    name: 'saveOrder',
    act: (api) => api.saveOrder(aDraft()),
    path: '/api/integration/save-fast-order',
    sent: {
      contactMobile: '13800000000',
      customerName: '散客',
      orderDetailList: [
        {
          currentSalePrice: 60,
          ticketId: '3001',
          quantity: 1,
          ticketKindId: '4001',
          useStartDate: '2026-12-05',
          staggeredReservationDailyId: '653247040368672769',
          orderVisitorList: [
            {
              visitorName: '张三',
              visitorCertificateType: '1',
              visitorCertificateTypeName: 'ID card',
              visitorCertificateNo: certificate,
              visitorMobile: '',
              specialCertificate: '',
              specialCertificateType: '',
              specialCertificateTypeCn: '',
              carryChildrenCount: 0,
              childrenList: [],
            },
          ],
          subDetails: [],
        },
      ],
    },
    timeoutMs: write,
    writes: true,
    answer: { code: 0, data: { orderNo: order, itemTotal: 60 } },
  },
  {
    name: 'payWays',
    act: (api) => api.payWays(),
    path: '/api/integration/pay-way/list',
    sent: {},
    timeoutMs: read,
    answer: {
      code: 0,
      data: [{ id: '1', payTypeCode: 'IcbcPayJsapi', displayName: '微信支付', payWayName: 'W' }],
    },
  },
  {
    name: 'startPayment',
    act: (api) =>
      api.startPayment(
        order,
        { id: '2', typeCode: 'IcbcMyBankPayJsapi', name: 'Bank' },
        'https://tickets.example/#/payReturn',
        'Museum ticket',
      ),
    path: '/api/integration/pay-and-confirm',
    sent: {
      orderNo: order,
      payConfigId: '2',
      otherParams: { returnUrl: 'https://tickets.example/#/payReturn' },
      spbillCreateIp: '127.0.0.1',
      buyGoodsDetail: 'Museum ticket',
    },
    timeoutMs: write,
    writes: true,
    answer: { code: 0, data: { orderNo: order, payAsyncParams: '{"html":"<form></form>"}' } },
  },
  {
    name: 'shippingOrder',
    act: (api) => api.shippingOrder(shipping),
    method: 'GET',
    path: '/order/findshipping.do',
    sent: { company: 'C1', shippingorder: 'SO', sdno: 'S20261201' },
    timeoutMs: read,
    answer: {
      content: {
        orderinfo: {
          sdno: 'S20261201',
          issuedate: '2026-12-01',
          issuetime: '09:00:00',
          pickupvoucherno: 'P1',
          status: 'O',
          amount: 120,
        },
        dataMapList: [shippingLine],
      },
    },
  },
  {
    name: 'shippingLines',
    act: (api) => api.shippingLines(shipping),
    method: 'GET',
    path: '/index/forward.do',
    sent: {
      shippingorder: 'SO',
      company: 'C1',
      URL_KEY: 'ticketinfo.find',
      isgetticket: 'Y',
    },
    timeoutMs: read,
    answer: { content: JSON.stringify({ passflag: true, dataMapList: [shippingLine] }) },
  },
];
