/**
 * Constants of §9 under their own names, in the order of §9 and in one place (CONST-01), and the fixed values that §7
 * gives its calls. Where §9 gives a rule rather than a value, the function that holds it takes its numbers from here.
 */
export const constants = {
  defaultDateTabs: 3,
  calendarMonths: 6,
  /** Days ahead, before the pre-sale days are known. */
  defaultSearchWindowDays: 4,
  /** Days ahead, when the pre-sale days fail to load. */
  endDateWithoutPreSaleDays: 9,
  /** The last day is the pre-sale days minus so many ahead. */
  maximumDateMinusDays: 1,
  moreTabHiddenAtPreSaleDays: 2,
  bannerAutoplayMs: 5_000,
  noticeCountdownPlusSeconds: 1,
  noticeCountdownDefaultSeconds: 5,
  /** The configuration that holds the most tickets an order may have. */
  maximumPurchaseQuantity: 'OFFLINE_FAST_VISITOR_LIMIT',
  priceDecimals: 2,
  paymentPollEveryMs: 3_000,
  paymentPollTimeoutMs: 29_000,
  /** Q-PAY-6. */
  paymentPollPatienceMs: 8_000,
  /** R1. */
  healingPollEveryMs: 10_000,
  healingPollTimeoutMs: 300_000,
  reloadAfterPaidMs: 2_000,
  redirectAfterMissingQueryMs: 2_000,
  saveOrderThrottleMs: 5_000,
  smsResendCountdownSeconds: 60,
  orderListDaysBack: 6,
  orderCardLines: 3,
  maintenancePollMs: 120_000,
  maintenanceOverlayAfterMs: 200,
  modalInputFocusDelayMs: 500,
  toastMs: 3_000,
  longToastMs: 8_000,
  defaultLanguage: 'Simplified_Chinese',
  otherLanguage: 'English',
  childrenDocumentTypeDefault: '1',
  smsQrCodeSize: 140,
  sendWxMessage: true,
  automaticdelivery: true,
  autoSendSms: true,
  isShowFilterReservationDaily: false,
  reservationFilterBegin: '19:00',
  reservationFilterEnd: '21:00',
  customerType: 'ct_sanke',
  customerName: '散客',
  spbillCreateIp: '127.0.0.1',
  smsTemplateId: 'SMS_T_BUYCODE',
  /** Characters of a name that a mask leaves readable. */
  maskedNameCharacters: 1,
  /** Characters of a document number that a mask leaves readable, at its begin and at its end. */
  maskedCertificateCharacters: 4,

  templateTypeCode: 'MOBILE',
  visitorType: 'CONCAT_MOBILE',
  isNeedPoundage: 'T',
  isSpecialReturn: 'F',
  /** What the museum is told with a refund from the list; it asks for no choice. */
  refundReason: '行程有变',
  ticketInfoUrlKey: 'ticketinfo.find',
  isGetTicket: 'Y',
} as const;
