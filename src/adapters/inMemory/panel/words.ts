import type { Language } from '../../../domain/model/Language.ts';
import type { ScriptedAnswer } from '../cashier/Choice.ts';
import type { Pool } from '../museum/Stock.ts';

/** What the panel says in one language. */
export interface PanelWords {
  readonly lang: string;
  readonly title: string;
  /** How to open it without a finger. */
  readonly shortcut: string;
  readonly close: string;
  readonly reload: string;
  readonly scenarios: {
    readonly title: string;
    readonly hint: string;
    readonly names: Readonly<Record<string, string>>;
    readonly done: (name: string) => string;
    readonly link: string;
    readonly copyLink: string;
  };
  readonly clock: {
    readonly title: string;
    readonly now: string;
    readonly setTo: string;
    readonly set: string;
    readonly advance: string;
    readonly steps: { readonly minute: string; readonly quarter: string } & {
      readonly hour: string;
      readonly day: string;
    };
  };
  readonly stock: {
    readonly title: string;
    readonly day: string;
    readonly wholeDay: string;
    readonly slot: string;
    readonly pool: string;
    readonly pools: Readonly<Record<Pool, string>>;
    /** Below the table's caption: what the numbers of a cell are. */
    readonly legend: string;
    readonly howMany: string;
    readonly buy: string;
    readonly giveBack: string;
    readonly leave: string;
    readonly none: string;
  };
  readonly orders: {
    readonly title: string;
    readonly none: string;
    readonly payNow: (orderNo: string) => string;
    readonly checkIn: (ticketNo: string) => string;
    readonly paid: string;
    readonly checked: string;
    readonly hint: string;
    /** The museum's labels in this language; what is missing stands as it is. */
    readonly statuses: Readonly<Record<string, string>>;
  };
  readonly journal: {
    readonly title: string;
    readonly filter: string;
    readonly clear: string;
    readonly copy: string;
    readonly none: string;
    readonly shown: (shown: number, all: number) => string;
  };
  readonly cashier: {
    readonly title: string;
    readonly next: string;
    readonly ask: string;
    readonly answers: Readonly<Record<ScriptedAnswer, string>>;
    readonly hint: string;
  };
  readonly codes: { readonly title: string; readonly none: string };
  readonly reset: {
    readonly title: string;
    readonly hint: string;
    readonly ask: string;
    readonly sure: string;
    readonly keep: string;
    readonly done: string;
  };
  readonly copied: string;
  readonly notCopied: string;
}

const zh: PanelWords = {
  lang: 'zh-CN',
  title: '开发者面板',
  shortcut: 'Alt+M',
  close: '关闭',
  reload: '刷新应用',
  scenarios: {
    title: '场景',
    hint: '切换场景会重建博物馆：订单清空，时间不变。应用在下一次请求或刷新后看到变化。',
    names: {
      default: '默认',
      quietDay: '清闲日',
      small: '小馆',
      large: '大馆',
      nearlySoldOut: '余票紧张',
      soldOut: '售罄',
      closed: '闭馆',
      noStaggered: '不分时段',
      onSaleRush: '开售抢票',
      slow3G: '慢速 3G',
      maintenance: '系统维护',
      expiredLogin: '登录失效',
      lostAnswers: '应答丢失',
      notice: '购票须知弹窗',
      groupsOnly: '仅限团队',
      noRebooking: '不可改签',
    },
    done: (name) => `已切换到“${name}”`,
    link: '重现此场景的链接',
    copyLink: '复制链接',
  },
  clock: {
    title: '博物馆时钟',
    now: '馆内时间',
    setTo: '设为（馆内时间）',
    set: '设定',
    advance: '快进',
    steps: { minute: '+1 分钟', quarter: '+15 分钟', hour: '+1 小时', day: '+1 天' },
  },
  stock: {
    title: '库存',
    day: '参观日期',
    wholeDay: '全天',
    slot: '时段',
    pool: '名额',
    pools: { ordinary: '普通', free: '免费' },
    legend: '每格：剩余 · 占用 · 已售',
    howMany: '数量',
    buy: '他人购买',
    giveBack: '他人退回',
    leave: '设为剩余',
    none: '近期没有可售的日期。',
  },
  orders: {
    title: '订单',
    none: '还没有订单。',
    payNow: (orderNo) => `为订单 ${orderNo} 付款`,
    checkIn: (ticketNo) => `检票 ${ticketNo}`,
    paid: '款项已到账',
    checked: '已检票',
    hint: '快进 15 分钟，未支付的订单自动关闭。',
    statuses: {},
  },
  journal: {
    title: '日志',
    filter: '按路径、事件或订单号筛选',
    clear: '清空显示',
    copy: '复制为 JSON',
    none: '没有记录。',
    shown: (shown, all) => `显示 ${shown} / ${all} 条`,
  },
  cashier: {
    title: '收银台的下一次回应',
    next: '下一次支付',
    ask: '打开收银台询问',
    answers: {
      pay: '支付成功',
      payHeardLate: '支付成功，博物馆 35 秒后才收到',
      payTwice: '支付成功，通知两次',
      cancel: '取消，未支付',
      fail: '支付失败',
      noAnswer: '一直没有回应',
      noBridge: '本页无法唤起收银台',
    },
    hint: '只影响下一次支付；刷新应用后失效。',
  },
  codes: { title: '短信验证码', none: '没有有效的验证码。' },
  reset: {
    title: '重置',
    hint: '订单、库存、时钟、故障全部恢复初始。',
    ask: '全部重置',
    sure: '确认重置',
    keep: '保留',
    done: '已重置',
  },
  copied: '已复制',
  notCopied: '浏览器不允许复制，请手动选择文字。',
};

const en: PanelWords = {
  lang: 'en',
  title: 'Developer’s panel',
  shortcut: 'Alt+M',
  close: 'Close',
  reload: 'Reload the app',
  scenarios: {
    title: 'Scenario',
    hint: 'A scenario makes the museum new: orders go, the time stays. The app sees it with its next call, or after a reload.',
    names: {
      default: 'Default',
      quietDay: 'Quiet day',
      small: 'Small museum',
      large: 'Large museum',
      nearlySoldOut: 'Nearly sold out',
      soldOut: 'Sold out',
      closed: 'Closed',
      noStaggered: 'No staggered sale',
      onSaleRush: 'On-sale rush',
      slow3G: 'Slow 3G',
      maintenance: 'Maintenance',
      expiredLogin: 'Expired login',
      lostAnswers: 'Lost answers',
      notice: 'Purchase notice',
      groupsOnly: 'Groups only',
      noRebooking: 'No rebooking',
    },
    done: (name) => `The scenario is now “${name}”`,
    link: 'Link that reproduces this',
    copyLink: 'Copy link',
  },
  clock: {
    title: 'Museum’s clock',
    now: 'Museum’s time',
    setTo: 'Set to (museum’s local time)',
    set: 'Set',
    advance: 'Advance',
    steps: { minute: '+1 min', quarter: '+15 min', hour: '+1 h', day: '+1 day' },
  },
  stock: {
    title: 'Stock',
    day: 'Visit date',
    wholeDay: 'Whole day',
    slot: 'Time slot',
    pool: 'Places',
    pools: { ordinary: 'Ordinary', free: 'Free' },
    legend: 'In each cell: left · held · sold',
    howMany: 'How many',
    buy: 'Others buy',
    giveBack: 'Others return',
    leave: 'Leave just so many',
    none: 'No day is on sale.',
  },
  orders: {
    title: 'Orders',
    none: 'No orders yet.',
    payNow: (orderNo) => `Pay order ${orderNo} now`,
    checkIn: (ticketNo) => `Check in ${ticketNo}`,
    paid: 'The money has arrived',
    checked: 'Checked in',
    hint: 'Advance the clock by 15 min and unpaid orders close.',
    statuses: {
      待支付: 'To be paid',
      已出票: 'Issued',
      已关闭: 'Closed',
      已取消: 'Cancelled',
      已退款: 'Refunded',
      临时: 'Provisional',
      待检票: 'Valid',
      已检票: 'Checked in',
      无效: 'Void',
    },
  },
  journal: {
    title: 'Journal',
    filter: 'Filter by path, event or order number',
    clear: 'Clear view',
    copy: 'Copy as JSON',
    none: 'Nothing here.',
    shown: (shown, all) => `${shown} of ${all} entries shown`,
  },
  cashier: {
    title: 'Cashier’s next answer',
    next: 'The next payment',
    ask: 'Open the cashier and ask',
    answers: {
      pay: 'Paid',
      payHeardLate: 'Paid, the museum hears of it 35 seconds later',
      payTwice: 'Paid, the museum is told twice',
      cancel: 'Cancelled without paying',
      fail: 'Payment failed',
      noAnswer: 'No answer at all',
      noBridge: 'No cashier on this page',
    },
    hint: 'For one payment; forgotten when the app is reloaded.',
  },
  codes: { title: 'SMS codes', none: 'No code is valid.' },
  reset: {
    title: 'Reset',
    hint: 'Orders, stock, clock and faults: everything begins anew.',
    ask: 'Reset everything',
    sure: 'Yes, reset',
    keep: 'Keep it',
    done: 'Everything is new',
  },
  copied: 'Copied',
  notCopied: 'The browser won’t copy; select the text by hand.',
};

/** The panel's own words: it is no part of the app, so the app's dictionaries know nothing of it. */
export const words: Readonly<Record<Language, PanelWords>> = {
  Simplified_Chinese: zh,
  English: en,
};
