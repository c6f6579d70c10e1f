/*
 * Constants of §9 under their own names, in the order of §9 and in one place (CONST-01), and the fixed values that §7
 * gives its calls. Where §9 gives a rule rather than a value, the function that holds it takes its numbers from here.
 * Read as `constants.toastMs`, and each an export of its own, so that a file of the build holds those that it needs.
 */

export const defaultDateTabs = 3;
export const calendarMonths = 6;
/** Days ahead, before the pre-sale days are known. */
export const defaultSearchWindowDays = 4;
/** Days ahead, when the pre-sale days fail to load. */
export const endDateWithoutPreSaleDays = 9;
/** The last day is the pre-sale days minus so many ahead. */
export const maximumDateMinusDays = 1;
export const moreTabHiddenAtPreSaleDays = 2;
export const bannerAutoplayMs = 5_000;
export const noticeCountdownPlusSeconds = 1;
export const noticeCountdownDefaultSeconds = 5;
/** The configuration that holds the most tickets an order may have. */
export const maximumPurchaseQuantity = 'OFFLINE_FAST_VISITOR_LIMIT';
export const priceDecimals = 2;
export const paymentPollEveryMs = 3_000;
export const paymentPollTimeoutMs = 29_000;
/** Q-PAY-6. */
export const paymentPollPatienceMs = 8_000;
/** R1. */
export const healingPollEveryMs = 10_000;
export const healingPollTimeoutMs = 300_000;
export const reloadAfterPaidMs = 2_000;
export const redirectAfterMissingQueryMs = 2_000;
export const saveOrderThrottleMs = 5_000;
export const smsResendCountdownSeconds = 60;
export const orderListDaysBack = 6;
export const orderCardLines = 3;
export const maintenancePollMs = 120_000;
export const maintenanceOverlayAfterMs = 200;
export const modalInputFocusDelayMs = 500;
export const toastMs = 3_000;
export const longToastMs = 8_000;
export const defaultLanguage = 'Simplified_Chinese';
export const otherLanguage = 'English';
export const childrenDocumentTypeDefault = '1';
export const smsQrCodeSize = 140;
export const sendWxMessage = true;
export const automaticdelivery = true;
export const autoSendSms = true;
export const isShowFilterReservationDaily = false;
export const reservationFilterBegin = '19:00';
export const reservationFilterEnd = '21:00';
export const customerType = 'ct_sanke';
export const customerName = '散客';
export const spbillCreateIp = '127.0.0.1';
export const smsTemplateId = 'SMS_T_BUYCODE';
/** Characters of a name that a mask leaves readable. */
export const maskedNameCharacters = 1;
/** Characters of a document number that a mask leaves readable, at its begin and at its end. */
export const maskedCertificateCharacters = 4;

export const templateTypeCode = 'MOBILE';
export const visitorType = 'CONCAT_MOBILE';
export const isNeedPoundage = 'T';
export const isSpecialReturn = 'F';
/** What the museum is told with a refund from the list; it asks for no choice. */
export const refundReason = '行程有变';
export const ticketInfoUrlKey = 'ticketinfo.find';
export const isGetTicket = 'Y';
