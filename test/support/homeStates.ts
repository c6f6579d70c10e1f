import type { Page } from 'playwright-core';
import { days, openingTime, type Visitor } from './Visitor.ts';

/** One of the faces of home, and how a visitor gets to see it. */
export interface HomeState {
  readonly name: string;
  /** How the museum is to be; the default one at {@link openingTime} unless said otherwise. */
  readonly museum?: { readonly scenario?: string; readonly now?: string };
  /** What goes wrong, or takes long, from the first call on. */
  readonly faults?: readonly Fault[];
  /** Whether the museum announces maintenance. */
  readonly isClosedForMaintenance?: true;
  /** The address they come by. */
  readonly path?: string;
  /** What the visitor does, and what they wait for to see. */
  readonly reach: (visitor: Visitor, say: StateWords) => Promise<unknown>;
}

interface Fault {
  readonly path: string;
  readonly kind: string;
  readonly times?: number | 'always';
  readonly ms?: number;
}

/** What these states say, beyond the words of every journey. */
export interface StateWords {
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
  readonly crowd: string;
  readonly maintenance: string;
  readonly announcement: string;
  readonly expired: string;
  readonly blocked: string;
}

const zh: StateWords = {
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
  crowd: '现在访问的人很多',
  maintenance: '系统正在维护',
  announcement: '今晚维护至 21:00',
  expired: '登录授权已过期',
  blocked: '已售罄。',
};

const en: StateWords = {
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
  crowd: 'Many people are booking right now',
  maintenance: 'Under maintenance',
  announcement: 'Back tonight at 21:00',
  expired: 'Your login has expired',
  blocked: 'this kind of ticket is sold out',
};

/** See {@link StateWords}. */
export const stateWords = { Simplified_Chinese: zh, English: en } as const;

const slotList = '/trip/staggered-reservation-daily/list';
const slow = (path: string): Fault => ({ path, kind: 'delayBefore', times: 'always', ms: 60_000 });
const broken = (path: string): Fault => ({ path, kind: 'businessError', times: 'always' });
const withToken = '/#/index?orgId=1&token=a-token';
const main = ({ page }: Visitor) => page.locator('main');
const reads = (visitor: Visitor, text: string) => main(visitor).getByText(text).first().waitFor();
const opens = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('dialog', { name }).getByRole('button').first().waitFor();

async function choosesTickets(visitor: Visitor): Promise<void> {
  await visitor.chooseSlot('12:00');
  await visitor.addTicket('adult', 2);
}

/** Every face of home. */
export const homeStates: readonly HomeState[] = [
  { name: 'slots', reach: (visitor) => visitor.slot('12:00').waitFor() },
  { name: 'tickets', reach: choosesTickets },
  {
    name: 'soldOutTickets',
    reach: async (visitor, say) => {
      await visitor.chooseSlot('14:00');
      await reads(visitor, say.blocked);
    },
  },
  {
    name: 'pastSlots',
    museum: { now: '2026-12-01T11:30:00+08:00' },
    reach: (visitor) => visitor.slot('12:00').waitFor(),
  },
  {
    name: 'loading',
    faults: [slow(slotList)],
    reach: (visitor, say) => reads(visitor, say.readingDay),
  },
  {
    name: 'loadingTickets',
    faults: [slow('/api/integration/allow-sale-list')],
    reach: async (visitor, say) => {
      await visitor.slot('12:00').click();
      await reads(visitor, say.readingTickets);
    },
  },
  {
    name: 'wholeDay',
    museum: { scenario: 'noStaggered' },
    reach: (visitor) => visitor.more('adult').waitFor(),
  },
  {
    name: 'soldOut',
    museum: { scenario: 'soldOut' },
    reach: (visitor, say) => reads(visitor, say.fullyBooked),
  },
  {
    name: 'closed',
    museum: { scenario: 'closed' },
    reach: (visitor, say) => reads(visitor, say.noSlots),
  },
  {
    name: 'movedOn',
    museum: { now: '2026-12-01T18:30:00+08:00' },
    reach: (visitor, say) => reads(visitor, say.movedOn),
  },
  {
    name: 'party',
    reach: async (visitor, say) => {
      await main(visitor).getByText(say.partyAsk).click();
      const more = visitor.button(visitor.words.addOne(say.ordinary));
      for (let person = 0; person < 4; person += 1) await more.click();
      await reads(visitor, say.fits);
    },
  },
  {
    name: 'freshness',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.page.clock.fastForward(181_000);
      await reads(visitor, say.minutesAgo);
    },
  },
  {
    name: 'refreshed',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.press(say.refresh);
      await visitor.page.getByText(say.refreshed).first().waitFor();
    },
  },
  {
    name: 'otherSlots',
    reach: async (visitor, say) => {
      await choosesTickets(visitor);
      await visitor.page.clock.fastForward(31_000);
      await visitor.museum.sellOut((await visitor.museum.slot(days.today, '12:00')).id);
      await visitor.placeOrder();
      await reads(visitor, say.gone);
    },
  },
  {
    name: 'nothingSelected',
    reach: async (visitor) => {
      await visitor.slot('12:00').waitFor();
      await visitor.placeOrder();
      await opens(visitor, visitor.words.tip);
    },
  },
  {
    name: 'overLimit',
    reach: async (visitor) => {
      await visitor.chooseSlot('12:00');
      await visitor.addTicket('adult', 11);
      await visitor.placeOrder();
      await opens(visitor, visitor.words.tip);
    },
  },
  {
    name: 'noticeCounting',
    museum: { scenario: 'notice' },
    // It goes on counting while it is looked at.
    reach: (visitor, say) => visitor.page.getByRole('button', { name: say.agree }).waitFor(),
  },
  {
    name: 'noticeAgreeable',
    museum: { scenario: 'notice' },
    reach: async (visitor, say) => {
      await visitor.page.getByRole('button', { name: say.agree }).waitFor();
      for (let second = 0; second < 7; second += 1) await visitor.page.clock.runFor(1000);
      await visitor.page
        .getByRole('button', { name: say.agree, disabled: false })
        .and(visitor.page.locator(':not([aria-disabled])'))
        .waitFor();
    },
  },
  {
    name: 'instructions',
    reach: async (visitor) => {
      await visitor.chooseSlot('12:00');
      await visitor.button(visitor.words.instructions.link).first().click();
      await visitor.page.getByText(visitor.words.instructionsText).waitFor();
    },
  },
  {
    name: 'calendar',
    reach: async (visitor, say) => {
      await visitor.slot('12:00').waitFor();
      await visitor.press(say.more);
      await visitor.page.getByRole('dialog', { name: say.calendar }).getByRole('grid').waitFor();
    },
  },
  {
    name: 'slotsFailed',
    faults: [broken(slotList)],
    reach: (visitor, say) => reads(visitor, say.slotsFailed),
  },
  {
    name: 'ticketsFailed',
    faults: [broken('/api/integration/allow-sale-list')],
    reach: async (visitor, say) => {
      await visitor.slot('12:00').click();
      await reads(visitor, say.ticketsFailed);
    },
  },
  {
    name: 'settingsFailed',
    faults: [broken('/bms/sys-config/info-by-code/*')],
    reach: (visitor, say) => reads(visitor, say.settingsFailed),
  },
  {
    name: 'templateFailed',
    faults: [broken('/trip/quick/template/info-by-typeCode')],
    reach: (visitor, say) => reads(visitor, say.templateFailed),
  },
  {
    name: 'crowd',
    faults: [{ path: slotList, kind: 'html200', times: 'always' }],
    reach: (visitor, say) => visitor.page.getByRole('region', { name: say.crowd }).waitFor(),
  },
  {
    name: 'maintenance',
    isClosedForMaintenance: true,
    path: withToken,
    reach: (visitor, say) =>
      visitor.page
        .getByRole('dialog', { name: say.maintenance })
        .getByText(say.announcement)
        .waitFor(),
  },
  {
    name: 'expired',
    museum: { scenario: 'expiredLogin' },
    path: withToken,
    reach: (visitor, say) => opens(visitor, say.expired),
  },
];

/** Makes the museum and the visit new, and brings the visitor to a state of home. */
export async function reach(state: HomeState, visitor: Visitor, say: StateWords): Promise<void> {
  const { app, page } = visitor;
  const { scenario = 'default', now = openingTime } = state.museum ?? {};
  await app.control('/_museum/reset', { now, scenario });
  if (state.isClosedForMaintenance) {
    await app.control('/_museum/maintenance', { html: `<p>${say.announcement}</p>` });
  }
  if (state.faults !== undefined) await app.control('/_museum/faults', { plan: state.faults });
  await page.evaluate(() => sessionStorage.clear());
  await goTo(page, app.url + (state.path ?? '/#/index'));
  await state.reach(visitor, say);
}

/** An address of the same page with another hash is only gone to when it is loaded. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}
