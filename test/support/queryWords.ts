import type { Language } from '../../src/domain/model/Language.ts';

/** What somebody reads and presses who looks an order up, or follows a text message's link. Written here anew. */
export interface QueryWords {
  readonly number: string;
  readonly phone: string;
  readonly code: string;
  readonly sendCode: string;
  readonly search: string;
  readonly readsAsDocument: string;
  readonly readsAsOrder: string;
  readonly numberMissing: string;
  readonly found: (count: number) => string;
  readonly noneOfDocument: (masked: string) => string;
  /** Opens the dialog over the list, which bears the same name. */
  readonly find: string;
  readonly dialog: string;

  readonly smsScreen: string;
  readonly pickUpNumber: string;
  readonly brighter: string;
  readonly noSuchOrder: string;
  readonly unused: string;
  readonly used: string;
  readonly notIssued: string;
  readonly statusLost: string;
  readonly tryAgain: string;
}

/** By language. */
export const queryWords: Readonly<Record<Language, QueryWords>> = {
  Simplified_Chinese: {
    number: '证件号码或订单号',
    phone: '联系手机',
    code: '短信验证码',
    sendCode: '获取验证码',
    search: '查询订单',
    readsAsDocument: '将按证件号码查询',
    readsAsOrder: '将按订单号查询',
    numberMissing: '请输入号码',
    found: (count) => `查到 ${count} 笔订单`,
    noneOfDocument: (masked) => `在这个手机号下，没有证件号码 ${masked} 的订单。`,
    find: '查询订单',
    dialog: '订单查询',
    smsScreen: '短信取票码',
    pickUpNumber: '取票号',
    brighter: '请调亮屏幕',
    noSuchOrder: '没有该订单详情，正在返回首页…',
    unused: '未使用',
    used: '已使用',
    notIssued: '未出票',
    statusLost: '没有读到最新的票务状态',
    tryAgain: '重试',
  },
  English: {
    number: 'Document or order number',
    phone: 'Contact phone',
    code: 'SMS code',
    sendCode: 'Send code',
    search: 'Find orders',
    readsAsDocument: 'Will be looked up as a document number',
    readsAsOrder: 'Will be looked up as an order number',
    numberMissing: 'Please enter number',
    found: (count) => `${count} ${count === 1 ? 'order' : 'orders'} found`,
    noneOfDocument: (masked) => `No order with document number ${masked} was made with this phone.`,
    find: 'Find an order',
    dialog: 'Find an order',
    smsScreen: 'SMS QR code',
    pickUpNumber: 'Pick-up number',
    brighter: 'Turn up the brightness',
    noSuchOrder: 'No such order detail, back to home…',
    unused: 'Unused',
    used: 'Used',
    notIssued: 'Not issued',
    statusLost: 'The latest ticket status did not load',
    tryAgain: 'Try again',
  },
};
