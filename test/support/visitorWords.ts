import type { Language } from '../../src/domain/model/Language.ts';

/** The screens by what a visitor does on them. */
export type ScreenName =
  | 'home'
  | 'orderForm'
  | 'paymentMethod'
  | 'paymentReturn'
  | 'paymentResult'
  | 'reservationResult'
  | 'orderDetail'
  | 'orders'
  | 'orderQuery';

/** Tickets of the in-memory museum that the journeys buy. */
export type TicketName =
  | 'adult'
  | 'concession'
  | 'child'
  | 'family'
  | 'exhibition'
  | 'byId'
  | 'audioGuide';

/** How a payment can end at the demo cashier. */
export type CashierChoice = 'pay' | 'payHeardLate' | 'fail' | 'cancel';

/** What a visitor reads and presses, in one language. Written here anew, so that a wrong word in the app is seen. */
export interface VisitorWords {
  /** The `lang` of the page. */
  readonly lang: string;
  /** The other language's name of itself, on the button that switches to it. */
  readonly otherLanguage: string;
  /** The level 1 heading of each screen. */
  readonly titles: Readonly<Record<ScreenName, string>>;
  readonly tickets: Readonly<Record<TicketName, string>>;
  readonly places: { readonly home: string; readonly orders: string; readonly orderQuery: string };
  readonly navigation: string;
  readonly back: string;
  readonly gotIt: string;

  readonly visitDate: string;
  readonly timeSlot: string;
  readonly tomorrow: string;
  readonly dayOfVisit: string;
  readonly chooseSlotFirst: string;
  readonly soldOut: string;
  readonly categories: readonly string[];
  readonly instructions: { readonly link: string; readonly title: string; readonly read: string };
  readonly instructionsText: string;
  readonly addOne: (ticket: string) => string;
  readonly removeOne: (ticket: string) => string;
  readonly bar: string;
  readonly count: (tickets: number) => string;
  readonly placeOrder: string;
  readonly tip: string;
  readonly nothingSelected: string;
  readonly overLimit: string;

  readonly warmPrompt: string;
  readonly hint: string;
  readonly visitorOf: (ticket: string, number: number) => string;
  readonly childOf: (number: number) => string;
  readonly name: string;
  readonly documentNumber: string;
  readonly addChild: string;
  readonly contactPhone: string;
  readonly buy: string;
  readonly problems: (count: number) => string;
  readonly problemsSpoken: (count: number, first: string) => string;
  readonly nameMissing: (visitor: string) => string;
  readonly documentWrong: (visitor: string) => string;
  readonly documentRepeated: (visitor: string) => string;
  readonly phoneMissing: string;
  readonly stillThere: string;
  readonly unconfirmed: string;
  readonly stockShort: string;

  readonly payWays: string;
  readonly payNow: string;
  readonly cashier: string;
  readonly choices: Readonly<Record<CashierChoice, string>>;
  readonly doNotClose: string;
  readonly paid: string;
  readonly reserved: string;
  readonly notPaid: string;
  readonly notConfirmed: string;
  readonly doNotPayAgain: string;
  readonly viewOrder: string;
  readonly backHome: string;
  readonly alreadyPaid: string;

  readonly toBePaid: string;
  readonly pickUpCode: string;
  readonly toBeChecked: string;
  readonly noCode: string;
  readonly missingQuery: string;
}

const zh: VisitorWords = {
  lang: 'zh-CN',
  otherLanguage: 'English',
  titles: {
    home: '云泽博物馆',
    orderForm: '确认订单',
    paymentMethod: '支付订单',
    paymentReturn: '确认支付结果',
    paymentResult: '支付结果',
    reservationResult: '预约结果',
    orderDetail: '订单详情',
    orders: '我的订单',
    orderQuery: '订单查询',
  },
  tickets: {
    adult: '常设展门票 · 成人票',
    concession: '常设展门票 · 优惠票',
    child: '常设展门票 · 儿童免费票',
    family: '家庭套票 · 一大带小',
    exhibition: '纸上山河特展 · 特展票',
    byId: '凭身份证选票 · 普通',
    audioGuide: '语音导览 · 租借',
  },
  places: { home: '首页', orders: '订单', orderQuery: '订单查询' },
  navigation: '主要页面',
  back: '返回',
  gotIt: '知道了',

  visitDate: '参观日期',
  timeSlot: '参观时段',
  tomorrow: '周三 12月2日',
  dayOfVisit: '12月2日 周三',
  chooseSlotFirst: '请先选择参观时段，再选门票。',
  soldOut: '已售罄',
  categories: ['常设展', '亲子家庭', '特别展览', '导览服务'],
  instructions: { link: '预约须知', title: '购票说明', read: '我已阅读' },
  instructionsText: '一人一证，实名预约',
  addOne: (ticket) => `增加一张${ticket}`,
  removeOne: (ticket) => `减少一张${ticket}`,
  bar: '已选门票',
  count: (tickets) => `共 ${tickets} 张`,
  placeOrder: '立即预订',
  tip: '提示',
  nothingSelected: '请选择门票。',
  overLimit: '超出限购数量，每单最多可购买：10',

  warmPrompt: '请携带预约时填写的证件原件，按所选时段入馆。',
  hint: '请填写入馆人信息，姓名和证件号码须与入馆时出示的证件一致。',
  visitorOf: (ticket, number) => `${ticket}，第 ${number} 位游客`,
  childOf: (number) => `儿童 ${number}`,
  name: '姓名',
  documentNumber: '证件号码',
  addChild: '增加一名同行儿童',
  contactPhone: '联系手机',
  buy: '立即购买',
  problems: (count) => `有 ${count} 处需要修改`,
  problemsSpoken: (count, first) => `有 ${count} 处需要修改。第一处：${first}`,
  nameMissing: (visitor) => `${visitor}：请填写姓名`,
  documentWrong: (visitor) => `${visitor}：请填写正确的身份证号码`,
  documentRepeated: (visitor) => `${visitor}：证件号码与前面的游客重复，请勿重复填写`,
  phoneMissing: '请填写联系手机',
  stillThere: '您填写的内容都还在。',
  unconfirmed: '订单可能已经提交',
  stockShort: '当前时段余量不足',

  payWays: '支付方式',
  payNow: '立即支付',
  cashier: '演示收银台',
  choices: {
    pay: '支付',
    payHeardLate: '支付，但博物馆 35 秒后才收到',
    fail: '模拟支付失败',
    cancel: '取消，暂不支付',
  },
  doNotClose: '支付处理中，请不要关闭页面',
  paid: '支付成功！',
  reserved: '预约成功！',
  notPaid: '支付失败！',
  notConfirmed: '支付结果还没有确认',
  doNotPayAgain: '款项可能已经扣除，请不要重复支付。',
  viewOrder: '查看订单',
  backHome: '返回首页',
  alreadyPaid: '该订单已支付',

  toBePaid: '待支付',
  pickUpCode: '取票码',
  toBeChecked: '待检票',
  noCode: '现在没有可出示的取票码',
  missingQuery: '订单详情查询参数为空，正在返回…',
};

const en: VisitorWords = {
  lang: 'en',
  otherLanguage: '中文',
  titles: {
    home: 'Yunze Museum',
    orderForm: 'Your order',
    paymentMethod: 'Pay for your order',
    paymentReturn: 'Your payment',
    paymentResult: 'Payment result',
    reservationResult: 'Reservation result',
    orderDetail: 'Order details',
    orders: 'My orders',
    orderQuery: 'Find an order',
  },
  tickets: {
    adult: 'General admission · Adult',
    concession: 'General admission · Concession',
    child: 'General admission · Child, free',
    family: 'Family ticket · One adult with children',
    exhibition: 'Rivers on Paper · Exhibition',
    byId: 'Ticket by ID card · Standard',
    audioGuide: 'Audio guide · Rental',
  },
  places: { home: 'Home', orders: 'Orders', orderQuery: 'Find an order' },
  navigation: 'Main pages',
  back: 'Back',
  gotIt: 'Got it',

  visitDate: 'Visit date',
  timeSlot: 'Time slot',
  tomorrow: 'Wed 2 Dec',
  dayOfVisit: 'Wed 2 Dec',
  chooseSlotFirst: 'Choose a time slot first, then your tickets.',
  soldOut: 'Sold out',
  categories: ['Permanent collection', 'Families', 'Special exhibition', 'Guides'],
  instructions: {
    link: 'Before you book',
    title: 'Ticketing instructions',
    read: 'I have read this',
  },
  instructionsText: 'One document per visitor',
  addOne: (ticket) => `Add one ${ticket}`,
  removeOne: (ticket) => `Remove one ${ticket}`,
  bar: 'Your tickets',
  count: (tickets) => (tickets === 1 ? '1 ticket' : `${tickets} tickets`),
  placeOrder: 'Place order',
  tip: 'Tip',
  nothingSelected: 'Please select tickets.',
  overLimit: 'Too many tickets. The most you can buy in one order: 10',

  warmPrompt: 'Bring the document you booked with and enter within your time slot.',
  hint: 'Please name everyone who is coming, exactly as on the document they will show.',
  visitorOf: (ticket, number) => `${ticket}, visitor ${number}`,
  childOf: (number) => `Child ${number}`,
  name: 'Name',
  documentNumber: 'Document number',
  addChild: 'Add a child',
  contactPhone: 'Contact phone',
  buy: 'Buy now',
  problems: (count) => `${count} thing${count === 1 ? '' : 's'} to put right`,
  problemsSpoken: (count, first) => `${count} things to put right. The first: ${first}`,
  nameMissing: (visitor) => `${visitor}: please enter a name`,
  documentWrong: (visitor) => `${visitor}: please enter a correct ID card number`,
  documentRepeated: (visitor) =>
    `${visitor}: this document number is used above already, please do not repeat it`,
  phoneMissing: 'Please enter a contact phone',
  stillThere: 'Everything you typed is still here.',
  unconfirmed: 'Your order may have been taken',
  stockShort: '当前时段余量不足',

  payWays: 'Payment method',
  payNow: 'Pay now',
  cashier: 'Demo cashier',
  choices: {
    pay: 'Pay',
    payHeardLate: 'Pay, but the museum hears of it 35 seconds later',
    fail: 'Let the payment fail',
    cancel: 'Cancel without paying',
  },
  doNotClose: 'Payment in progress, please do not close this page',
  paid: 'Payment successful!',
  reserved: 'Reservation successful!',
  notPaid: 'Payment failed!',
  notConfirmed: 'Your payment is not confirmed yet',
  doNotPayAgain: 'Money may have left your account. Please do not pay again.',
  viewOrder: 'View order',
  backHome: 'Back to home',
  alreadyPaid: 'This order has been paid',

  toBePaid: 'To be paid',
  pickUpCode: 'Pick-up code',
  toBeChecked: 'To be checked',
  noCode: 'There is no code to show now',
  missingQuery: 'Order details query parameter is empty. Taking you back…',
};

/** See {@link VisitorWords}. */
export const visitorWords: Readonly<Record<Language, VisitorWords>> = {
  Simplified_Chinese: zh,
  English: en,
};
