import type { TranslationFunctions } from '../../../src/ui/i18n/i18n-types.ts';

/** One message of §8: when it is said, where it stands, and its words. */
export interface Message {
  /** What §8 says it is about. */
  readonly trigger: string;
  /** Where it stands on the screen. */
  readonly place: string;
  /** Our words for it; null where the museum's own text is shown. */
  readonly says: ((LL: TranslationFunctions) => string) | null;
  /** A ruling that changes what §8 says. */
  readonly ruling?: string;
}

/** The museum's own text in the tests of those messages that hand it on. */
export const museumsText = '博物馆拒绝了这次请求';

/** The error catalogue of §8, in its order (ERR-01). */
export const messages = {
  expired: {
    trigger: 'code 1017, whatever call met it; said once, nothing is delivered',
    place: 'a dialog over whatever screen',
    says: (LL) => LL.interruptions.expired(),
    ruling: 'R9',
  },
  ticketsRefused: {
    trigger: 'any other code of the list of tickets',
    place: 'home, in place of the tickets',
    says: null,
  },
  slotsRefused: {
    trigger: 'any other code of the list of time slots',
    place: 'home, in place of the time slots',
    says: null,
  },
  payRefused: {
    trigger: 'any other code of paying',
    place: 'payment method, above the ways to pay',
    says: null,
  },
  orderRefused: {
    trigger: 'any other code of saving an order',
    place: 'order form, a dialog headed by a tip',
    says: null,
  },
  ticketsFailed: {
    trigger: 'the tickets cannot be read',
    place: 'home, in place of the tickets',
    says: (LL) => LL.home.ticketsFailed(),
  },
  slotsFailed: {
    trigger: 'the time slots cannot be read',
    place: 'home, in place of the time slots',
    says: (LL) => LL.home.slotsFailed(),
  },
  settingsFailed: {
    trigger: 'the system configuration cannot be read; dates go 9 days ahead',
    place: 'home, below the dates',
    says: (LL) => LL.home.settingsFailed(),
  },
  payLost: {
    trigger: 'no answer to a request for payment',
    place: 'payment method, above the ways to pay, once the museum was asked what became of it',
    says: (LL) => LL.payment.lost(),
    ruling: 'R25',
  },
  payFailed: {
    trigger: 'a payment failed, for a reason that was told',
    place: 'payment result',
    says: (LL) => LL.payment.payFailed(),
  },
  paySuccess: {
    trigger: 'a payment succeeded',
    place: 'payment result',
    says: (LL) => LL.payment.paySuccess(),
    ruling: 'R17',
  },
  refundFailed: {
    trigger: 'a refund is refused without a text',
    place: 'refund sheet',
    says: (LL) => LL.afterSale.refund.failed(),
  },
  refundSuccess: {
    trigger: 'a refund succeeded',
    place: 'refund sheet',
    says: (LL) => LL.afterSale.refund.doneTitle(),
  },
  orderFailed: {
    trigger: 'an order is refused without a text',
    place: 'order form, a dialog headed by a tip',
    says: (LL) => LL.orderForm.orderFailed(),
  },
  orderEmpty: {
    trigger: 'payment method without an order number',
    place: 'payment method',
    says: (LL) => LL.payment.orderEmpty(),
  },
  reservationFailed: {
    trigger: 'a free order was not confirmed, for a reason that was told',
    place: 'reservation result',
    says: (LL) => LL.payment.reservationFailed(),
  },
  reservationSuccess: {
    trigger: 'a free order was confirmed',
    place: 'reservation result',
    says: (LL) => LL.payment.reservationSuccess(),
    ruling: 'R17',
  },
  cancelRefused: {
    trigger: 'cancelling is refused',
    place: 'the dialog of cancelling',
    says: null,
  },
  cancelled: {
    trigger: 'an order was cancelled',
    place: 'a toast over the list of orders',
    says: (LL) => LL.afterSale.cancellation.done(),
  },
  changed: {
    trigger: 'a visit was changed',
    place: 'the dialog of changing',
    says: (LL) => LL.afterSale.rebooking.done(),
  },
  noRefundTip: {
    trigger: 'no ticket can be given back',
    place: 'refund sheet',
    says: (LL) => LL.afterSale.refund.nothing(),
  },
  notPayTip: {
    trigger: 'the museum has no way to pay',
    place: 'payment method',
    says: (LL) => LL.payment.noPayWays(),
  },
  queryParamEmpty: {
    trigger: 'order detail without a query; home after 2 s',
    place: 'order detail',
    says: (LL) => LL.shell.missingQuery(),
  },
  alreadyPaid: {
    trigger: 'an order to be paid was paid already; read anew after 2 s',
    place: 'a toast over the list of orders',
    says: (LL) => LL.afterSale.payNow.alreadyPaid(),
  },
  insufficientStock: {
    trigger: 'one ticket more than the chosen slot has places',
    place: 'home, at the stepper',
    says: (LL) => LL.home.insufficientStock(),
  },
  soldOut: {
    trigger: 'a time slot or a kind of ticket is sold out',
    place: 'home, at the time slot and at the ticket',
    says: (LL) => LL.home.slotSoldOut(),
  },
  blacklisted: {
    trigger: 'the contact phone is on the blacklist',
    place: 'order form, an alert headed by a tip',
    says: null,
  },
  banned: {
    trigger: 'the region of an ID may not order',
    place: 'order form, an alert headed by a tip, naming ticket and visitor',
    says: (LL) => LL.orderForm.regionBanned(),
  },
  codeRefused: {
    trigger: 'an SMS code is not right',
    place: 'order query, at the code',
    says: null,
  },
  notConfirmed: {
    trigger: 'no result of a payment within 29 s',
    place: 'payment result',
    says: (LL) => LL.payment.payNotConfirmed(),
    ruling: 'R1',
  },
  silent: {
    trigger: 'a read that nobody asked for fails',
    place: 'nowhere: the announcement of maintenance stays as it is',
    says: () => '',
    ruling: 'R24',
  },
  loading: {
    trigger: 'a call is under way',
    place: 'where its answer will stand',
    says: (LL) => LL.home.readingDay(),
  },
  debugOn: {
    trigger: 'the icon of the tickets is tapped, debugging was off',
    place: 'a toast over home',
    says: (LL) => LL.interruptions.debugOn(),
  },
  debugOff: {
    trigger: 'the icon of the tickets is tapped, debugging was on',
    place: 'a toast over home',
    says: (LL) => LL.interruptions.debugOff(),
  },
} as const satisfies Record<string, Message>;

/** The name of a message in {@link messages}. */
export type MessageName = keyof typeof messages;
