import type { Language } from '../../src/domain/model/Language.ts';

/** What a visitor reads and presses to keep a ticket. Written here anew, so that a wrong word in the app is seen. */
export interface GateWords {
  readonly tools: string;
  readonly picture: string;
  readonly calendar: string;
  readonly print: string;
  readonly pictureTitle: string;
  readonly hold: RegExp;
  /** The name of the picture of a ticket. */
  readonly pictureOf: RegExp;
  readonly download: string;
  readonly downloaded: RegExp;
  readonly calendarSaved: RegExp;
  readonly calendarTitle: string;
  readonly inWeChat: RegExp;
  readonly notRefreshed: RegExp;
  readonly eventTitle: string;
  readonly toBeChecked: string;
}

/** The words of both languages. */
export const gateWords: Readonly<Record<Language, GateWords>> = {
  Simplified_Chinese: {
    tools: '保存这张票',
    picture: '存为图片',
    calendar: '添加到日历',
    print: '打印',
    pictureTitle: '门票图片',
    hold: /长按图片/,
    pictureOf: /门票，取票码/,
    download: '下载图片',
    downloaded: /“下载”/,
    calendarSaved: /日历文件/,
    calendarTitle: '把行程添加到日历',
    inWeChat: /微信不能保存/,
    notRefreshed: /^截至 \d\d:\d\d 的信息，尚未刷新$/,
    eventTitle: '参观云泽博物馆',
    toBeChecked: '待检票',
  },
  English: {
    tools: 'Keep this ticket',
    picture: 'Save as picture',
    calendar: 'Add to calendar',
    print: 'Print',
    pictureTitle: 'Your ticket as a picture',
    hold: /^Press and hold/,
    pictureOf: /^Ticket for .* Pick-up code/,
    download: 'Download the picture',
    downloaded: /under Downloads/,
    calendarSaved: /calendar file/,
    calendarTitle: 'Add the visit to your calendar',
    inWeChat: /^WeChat can’t/,
    notRefreshed: /^As of \d\d:\d\d, not refreshed$/,
    eventTitle: 'Visit Yunze Museum',
    toBeChecked: 'To be checked',
  },
};
