import type { Language } from '../../../domain/model/Language.ts';
import type { Choice } from './Choice.ts';

/** Whose place the cashier takes: the sheet of WeChat, or a bank's page. */
export type Stage = 'sheet' | 'bank';

interface Words {
  readonly lang: string;
  readonly titles: Readonly<Record<Stage, string>>;
  readonly explanations: Readonly<Record<Stage, string>>;
  readonly orderNo: string;
  readonly choices: Readonly<Record<Choice, string>>;
}

/** The cashier's own words: it is no part of the app, so the app's dictionaries know nothing of it. */
export const words: Readonly<Record<Language, Words>> = {
  Simplified_Chinese: {
    lang: 'zh-CN',
    titles: { sheet: '演示收银台', bank: '演示银行' },
    explanations: {
      sheet: '这里代替微信支付页面，仅供演示，不会产生任何费用。',
      bank: '这里代替银行的支付网页，仅供演示，不会产生任何费用。',
    },
    orderNo: '订单号',
    choices: {
      pay: '支付',
      payHeardLate: '支付，但博物馆 35 秒后才收到',
      cancel: '取消，暂不支付',
      fail: '模拟支付失败',
    },
  },
  English: {
    lang: 'en',
    titles: { sheet: 'Demo cashier', bank: 'Demo bank' },
    explanations: {
      sheet: 'This stands in for the WeChat payment sheet. It is a demonstration: no money moves.',
      bank: 'This stands in for a bank’s payment page. It is a demonstration: no money moves.',
    },
    orderNo: 'Order number',
    choices: {
      pay: 'Pay',
      payHeardLate: 'Pay, but the museum hears of it 35 seconds later',
      cancel: 'Cancel without paying',
      fail: 'Let the payment fail',
    },
  },
};
