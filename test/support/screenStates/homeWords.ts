import type { Language } from '../../../src/domain/model/Language.ts';

/** What home says in its states, beyond the words of every journey. */
export interface HomeWords {
  readonly readingDay: string;
  readonly readingTickets: string;
  readonly fullyBooked: string;
  readonly noSlots: string;
  readonly partyAsk: string;
  readonly ordinary: string;
  readonly fits: string;
  readonly minutesAgo: string;
  readonly refresh: string;
  readonly refreshed: string;
  readonly gone: string;
  readonly movedOn: string;
  readonly agree: string;
  readonly more: string;
  readonly calendar: string;
  readonly slotsFailed: string;
  readonly ticketsFailed: string;
  readonly settingsFailed: string;
  readonly templateFailed: string;
  readonly offline: string;
  readonly crowd: string;
  readonly maintenance: string;
  readonly expired: string;
  readonly blocked: string;
}

const zh: HomeWords = {
  readingDay: '正在加载当日时段',
  readingTickets: '正在加载门票',
  fullyBooked: '都已售罄',
  noSlots: '这一天没有可预约的时段',
  partyAsk: '几人同行？',
  ordinary: '普通票',
  fits: '余票足够',
  minutesAgo: '3 分钟前',
  refresh: '刷新',
  refreshed: '余票已是最新',
  gone: '已售罄或已结束',
  movedOn: '今天已没有可预约的时段',
  agree: '我已阅读并同意',
  more: '更多',
  calendar: '选择日期',
  slotsFailed: '请求时段失败',
  ticketsFailed: '请求产品失败',
  settingsFailed: '查询系统参数错误',
  templateFailed: '首页内容没有加载成功',
  offline: '网络不通',
  crowd: '现在访问的人很多',
  maintenance: '系统正在维护',
  expired: '登录授权已过期',
  blocked: '已售罄。',
};

const en: HomeWords = {
  readingDay: 'Loading the time slots of the day',
  readingTickets: 'Loading the tickets',
  fullyBooked: 'All time slots of this day are sold out or over',
  noSlots: 'No time slots on this day',
  partyAsk: 'How many are coming?',
  ordinary: 'Ordinary ticket',
  fits: 'Room for everyone',
  minutesAgo: '3 min ago',
  refresh: 'Refresh',
  refreshed: 'The places left are up to date',
  gone: 'is sold out or over',
  movedOn: 'Nothing is left to book today',
  agree: 'I have read and agree',
  more: 'More',
  calendar: 'Choose a date',
  slotsFailed: 'Request time-slot failed',
  ticketsFailed: 'Request product failed',
  settingsFailed: 'Query system parameter error',
  templateFailed: 'The news of the museum could not be loaded',
  offline: 'No connection',
  crowd: 'Many people are booking right now',
  maintenance: 'Under maintenance',
  expired: 'Your login has expired',
  blocked: 'this kind of ticket is sold out',
};

/** See {@link HomeWords}. */
export const homeWords: Readonly<Record<Language, HomeWords>> = {
  Simplified_Chinese: zh,
  English: en,
};
