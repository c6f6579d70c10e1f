import type { Bilingual } from './MuseumSeed.ts';

/** A language of the wire, as the seed names it. */
export type Language = keyof Bilingual;

/** What a text may name: the ticket, which of its visitors, a number or a sign. */
interface Particulars {
  readonly ticket?: Bilingual;
  /** From 1. */
  readonly visitor?: number;
  readonly value?: string | number;
}

interface Wording {
  readonly code: number;
  readonly zh: (about: Words) => string;
  readonly en: (about: Words) => string;
}

/** {@link Particulars} in one language. */
interface Words {
  readonly who: string;
  readonly value: string;
}

const wordings = {
  loginExpired: {
    code: 1017,
    zh: () => '登录授权已失效，请关闭后重新进入',
    en: () => 'Your login has expired, please close this page and enter again',
  },
  malformed: {
    code: 400,
    zh: ({ value }) => `请求格式不正确：${value}`,
    en: ({ value }) => `The request is malformed: ${value}`,
  },
  pathUnknown: {
    code: 404,
    zh: ({ value }) => `没有这个接口：${value}`,
    en: ({ value }) => `There is no such call: ${value}`,
  },
  planned: {
    code: 5000,
    zh: () => '系统繁忙，请稍后再试',
    en: () => 'The system is busy, please try again later',
  },
  orderEmpty: {
    code: 5001,
    zh: () => '订单信息为空，不能提交',
    en: () => 'Order information is empty and cannot be submitted',
  },
  overLimit: {
    code: 5002,
    zh: ({ value }) => `每单限购 ${value} 张`,
    en: ({ value }) => `At most ${value} tickets can be bought in one order`,
  },
  ticketUnknown: {
    code: 5003,
    zh: ({ value }) => `没有此票种：${value}`,
    en: ({ value }) => `There is no such ticket: ${value}`,
  },
  priceChanged: {
    code: 5004,
    zh: ({ who, value }) => `${who}票价已变更为 ${value} 元，请重新选择`,
    en: ({ who, value }) => `${who}: the price is now ${value} yuan, please choose again`,
  },
  dayNotOnSale: {
    code: 5005,
    zh: ({ value }) => `${value} 不在预约期内`,
    en: ({ value }) => `${value} cannot be booked now`,
  },
  dayClosed: {
    code: 5006,
    zh: ({ value }) => `${value} 闭馆`,
    en: ({ value }) => `The museum is closed on ${value}`,
  },
  slotMissing: {
    code: 5007,
    zh: ({ who }) => `${who}请选择预约时段`,
    en: ({ who }) => `${who}: please choose a time slot`,
  },
  slotUnknown: {
    code: 5008,
    zh: ({ value }) => `所选时段不存在：${value}`,
    en: ({ value }) => `There is no such time slot: ${value}`,
  },
  slotPast: {
    code: 5009,
    zh: ({ value }) => `所选时段已过：${value}`,
    en: ({ value }) => `The time slot is over: ${value}`,
  },
  stockShort: {
    code: 5010,
    zh: ({ value }) => `当前时段余量不足：${value}`,
    en: ({ value }) => `Insufficient margin in the current period: ${value}`,
  },
  mobileInvalid: {
    code: 5011,
    zh: () => '请输入正确的手机号',
    en: () => 'Please enter a correct phone number',
  },
  visitorCount: {
    code: 5012,
    zh: ({ who, value }) => `${who}应填写 ${value} 位观众`,
    en: ({ who, value }) => `${who}: exactly ${value} visitors are needed`,
  },
  visitorIncomplete: {
    code: 5013,
    zh: ({ who }) => `${who}请填写姓名、证件类型和证件号码`,
    en: ({ who }) => `${who}: name, document type and number are needed`,
  },
  specialSymbol: {
    code: 5014,
    zh: ({ who, value }) => `${who}证件号码含有特殊字符：${value}`,
    en: ({ who, value }) => `${who}: the document number holds a special character: ${value}`,
  },
  idInvalid: {
    code: 5015,
    zh: ({ who }) => `${who}身份证号码不正确`,
    en: ({ who }) => `${who}: the ID number is not correct`,
  },
  otherIsId: {
    code: 5016,
    zh: ({ who }) => `${who}其他证件不支持身份证号码`,
    en: ({ who }) => `${who}: an ID number is not supported as another document`,
  },
  certificateTypeUnknown: {
    code: 5017,
    zh: ({ who, value }) => `${who}不支持的证件类型：${value}`,
    en: ({ who, value }) => `${who}: the document type is not accepted: ${value}`,
  },
  specialCertificateMissing: {
    code: 5018,
    zh: ({ who }) => `${who}请填写优惠证件号码`,
    en: ({ who }) => `${who}: a special certificate is needed`,
  },
  numberRepeated: {
    code: 5019,
    zh: ({ who }) => `${who}证件号码重复`,
    en: ({ who }) => `${who}: the document number is repeated`,
  },
  specialRepeated: {
    code: 5020,
    zh: ({ who }) => `${who}优惠证件号码重复`,
    en: ({ who }) => `${who}: the special certificate is repeated`,
  },
  numberTaken: {
    code: 5021,
    zh: ({ who }) => `${who}该证件在此时段已有预约`,
    en: ({ who }) => `${who}: this document already has a booking for the time`,
  },
  tooManyChildren: {
    code: 5022,
    zh: ({ who, value }) => `${who}携带儿童不能超过 ${value} 人`,
    en: ({ who, value }) => `${who}: the number of children carried cannot exceed ${value} people`,
  },
  childrenMismatch: {
    code: 5023,
    zh: ({ who }) => `${who}携带儿童人数与儿童信息不一致`,
    en: ({ who }) => `${who}: the children counted and the children named differ`,
  },
  quantityInvalid: {
    code: 5024,
    zh: ({ who }) => `${who}数量不正确`,
    en: ({ who }) => `${who}: the quantity is not correct`,
  },
  contactBlacklisted: {
    code: 5025,
    zh: () => '该手机号已被列入黑名单，暂不能预约',
    en: () => 'This phone number is on the blacklist and cannot be used to order',
  },
  regionBanned: {
    code: 5026,
    zh: ({ who }) => `${who}身份证所在地区禁止预约`,
    en: ({ who }) => `${who}: the region of the ID is banned from ordering`,
  },
  kindWrong: {
    code: 5027,
    zh: ({ who }) => `${who}票种与身份证不符`,
    en: ({ who }) => `${who}: the kind of ticket does not fit the ID`,
  },
  slotForGroups: {
    code: 5028,
    zh: ({ value }) => `所选时段不接受散客预约：${value}`,
    en: ({ value }) => `The time slot is kept for groups: ${value}`,
  },
  tooManyUnpaid: {
    code: 5029,
    zh: ({ value }) => `该手机号已有 ${value} 笔订单待支付，请先支付或取消`,
    en: ({ value }) =>
      `${value} orders of this phone are waiting for payment: pay or cancel them first`,
  },
  orderUnknown: {
    code: 5101,
    zh: ({ value }) => `没有此订单：${value}`,
    en: ({ value }) => `There is no such order: ${value}`,
  },
  orderClosed: {
    code: 5102,
    zh: ({ value }) => `订单已关闭：${value}`,
    en: ({ value }) => `The order is closed: ${value}`,
  },
  orderPaid: {
    code: 5103,
    zh: ({ value }) => `订单已支付：${value}`,
    en: ({ value }) => `The order has been paid: ${value}`,
  },
  orderNotFree: {
    code: 5104,
    zh: ({ value }) => `订单需支付后确认：${value}`,
    en: ({ value }) => `The order must be paid: ${value}`,
  },
  nothingToPay: {
    code: 5105,
    zh: ({ value }) => `订单无需支付：${value}`,
    en: ({ value }) => `The order needs no payment: ${value}`,
  },
  payWayUnknown: {
    code: 5106,
    zh: ({ value }) => `没有此支付方式：${value}`,
    en: ({ value }) => `There is no such way to pay: ${value}`,
  },
  returnUrlMissing: {
    code: 5107,
    zh: () => '银行支付缺少返回地址',
    en: () => 'The bank needs an address to return to',
  },
  notCancellable: {
    code: 5108,
    zh: ({ value }) => `只有待支付的订单可以取消：${value}`,
    en: ({ value }) => `Only an order to be paid can be cancelled: ${value}`,
  },
  settingUnknown: {
    code: 5201,
    zh: ({ value }) => `没有此配置：${value}`,
    en: ({ value }) => `There is no such setting: ${value}`,
  },
  ticketNoUnknown: {
    code: 5301,
    zh: ({ value }) => `没有此门票：${value}`,
    en: ({ value }) => `There is no such ticket: ${value}`,
  },
  notRefundable: {
    code: 5302,
    zh: ({ value }) => `门票不可退：${value}`,
    en: ({ value }) => `The ticket cannot be refunded: ${value}`,
  },
  refundNoTaken: {
    code: 5303,
    zh: ({ value }) => `退款单号已用于其他门票：${value}`,
    en: ({ value }) => `The refund number stands for other tickets: ${value}`,
  },
  notReplenishable: {
    code: 5304,
    zh: ({ value }) => `门票不可补差：${value}`,
    en: ({ value }) => `The ticket cannot be topped up: ${value}`,
  },
  rebookingOff: {
    code: 5305,
    zh: () => '暂不支持改签',
    en: () => 'Tickets cannot be changed at present',
  },
  rebookedAlready: {
    code: 5306,
    zh: ({ value }) => `订单只能改签一次：${value}`,
    en: ({ value }) => `An order can be changed once only: ${value}`,
  },
  notRebookable: {
    code: 5307,
    zh: ({ value }) => `门票不可改签：${value}`,
    en: ({ value }) => `The ticket cannot be changed: ${value}`,
  },
  sameTime: {
    code: 5308,
    zh: ({ value }) => `门票已在该时段：${value}`,
    en: ({ value }) => `The ticket is for that time already: ${value}`,
  },
  codeTooSoon: {
    code: 5401,
    zh: ({ value }) => `验证码已发送，请 ${value} 秒后再试`,
    en: ({ value }) => `A code was sent, please try again in ${value} seconds`,
  },
  codeTooOften: {
    code: 5402,
    zh: ({ value }) => `验证码发送过于频繁，请 ${value} 秒后再试`,
    en: ({ value }) => `Too many codes were sent, please try again in ${value} seconds`,
  },
  codeWrong: {
    code: 5403,
    zh: () => '验证码错误或已过期',
    en: () => 'The code is wrong or has expired',
  },
  codeUnchecked: {
    code: 5404,
    zh: () => '请先验证手机号',
    en: () => 'Please verify the phone number first',
  },
} satisfies Record<string, Wording>;

/** Why the museum refuses a call. */
export type RefusalKind = keyof typeof wordings;

/** A business error on its way to the wire. */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly #about: Particulars;

  constructor(kind: RefusalKind, about: Particulars = {}) {
    super(kind);
    this.name = 'Refusal';
    this.kind = kind;
    this.#about = about;
  }

  get code(): number {
    return wordings[this.kind].code;
  }

  /** The text for visitors. */
  text(language: Language): string {
    const { ticket, visitor, value = '' } = this.#about;
    const wording: Wording = wordings[this.kind];
    return wording[language]({ who: named(language, ticket, visitor), value: String(value) });
  }
}

function named(language: Language, ticket?: Bilingual, visitor?: number): string {
  if (ticket === undefined) return language === 'zh' ? '该' : 'This person';
  const name = ticket[language];
  return language === 'zh'
    ? `「${name}」${visitor === undefined ? '' : `第 ${visitor} 位观众`}`
    : `${name}${visitor === undefined ? '' : `, visitor ${visitor}`}`;
}
