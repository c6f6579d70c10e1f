import type { Language } from '../../../src/domain/model/Language.ts';
import enAfterSale from '../../../src/ui/i18n/en/afterSale/index.ts';
import en from '../../../src/ui/i18n/en/index.ts';
import enInterruptions from '../../../src/ui/i18n/en/interruptions/index.ts';
import enOrderForm from '../../../src/ui/i18n/en/orderForm/index.ts';
import enOrders from '../../../src/ui/i18n/en/orders/index.ts';
import enPayment from '../../../src/ui/i18n/en/payment/index.ts';
import enUpkeep from '../../../src/ui/i18n/en/upkeep/index.ts';
import zhAfterSale from '../../../src/ui/i18n/zh/afterSale/index.ts';
import zh from '../../../src/ui/i18n/zh/index.ts';
import zhInterruptions from '../../../src/ui/i18n/zh/interruptions/index.ts';
import zhOrderForm from '../../../src/ui/i18n/zh/orderForm/index.ts';
import zhOrders from '../../../src/ui/i18n/zh/orders/index.ts';
import zhPayment from '../../../src/ui/i18n/zh/payment/index.ts';
import zhUpkeep from '../../../src/ui/i18n/zh/upkeep/index.ts';

const words = {
  Simplified_Chinese: {
    shell: zh.shell,
    home: zh.home,
    failures: zh.failures,
    orderForm: zhOrderForm,
    payment: zhPayment,
    orders: zhOrders,
    afterSale: zhAfterSale,
    interruptions: zhInterruptions,
    upkeep: zhUpkeep,
  },
  English: {
    shell: en.shell,
    home: en.home,
    failures: en.failures,
    orderForm: enOrderForm,
    payment: enPayment,
    orders: enOrders,
    afterSale: enAfterSale,
    interruptions: enInterruptions,
    upkeep: enUpkeep,
  },
};

/**
 * The app's own words, by which a state is reached and told from others. That they are
 * the right ones, the journeys say.
 */
export const appWords = (language: Language) => words[language];

/** What stands before the first place that a text leaves to be filled in. */
export const beginOf = (text: string): string => (text.split('{')[0] ?? '').trim();
