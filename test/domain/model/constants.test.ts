import { describe, expect, it } from 'vitest';
import {
  defaultWindow,
  lastPreSaleDay,
  windowOf,
} from '../../../src/domain/model/BookingWindow.ts';
import * as constants from '../../../src/domain/model/constants.ts';
import { languageOf } from '../../../src/domain/model/Language.ts';
import { maskedCertificate, maskedName } from '../../../src/domain/model/Masking.ts';
import { moneyOfYuan, yuanText } from '../../../src/domain/model/Money.ts';
import { addDays } from '../../../src/domain/model/MuseumDay.ts';
import { day } from '../builders.ts';

describe('the constants of §9', () => {
  it('[CONST-01] stand in one place under their names, with their values', () => {
    expect({ ...constants }).toEqual({
      defaultDateTabs: 3,
      calendarMonths: 6,
      defaultSearchWindowDays: 4,
      endDateWithoutPreSaleDays: 9,
      maximumDateMinusDays: 1,
      moreTabHiddenAtPreSaleDays: 2,
      bannerAutoplayMs: 5000,
      noticeCountdownPlusSeconds: 1,
      noticeCountdownDefaultSeconds: 5,
      maximumPurchaseQuantity: 'OFFLINE_FAST_VISITOR_LIMIT',
      priceDecimals: 2,
      paymentPollEveryMs: 3000,
      paymentPollTimeoutMs: 29_000,
      paymentPollPatienceMs: 8000,
      healingPollEveryMs: 10_000,
      healingPollTimeoutMs: 300_000,
      reloadAfterPaidMs: 2000,
      redirectAfterMissingQueryMs: 2000,
      saveOrderThrottleMs: 5000,
      smsResendCountdownSeconds: 60,
      orderListDaysBack: 6,
      orderCardLines: 3,
      maintenancePollMs: 120_000,
      maintenanceOverlayAfterMs: 200,
      modalInputFocusDelayMs: 500,
      toastMs: 3000,
      longToastMs: 8000,
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
      maskedNameCharacters: 1,
      maskedCertificateCharacters: 4,
      templateTypeCode: 'MOBILE',
      visitorType: 'CONCAT_MOBILE',
      isNeedPoundage: 'T',
      isSpecialReturn: 'F',
      refundReason: '行程有变',
      ticketInfoUrlKey: 'ticketinfo.find',
      isGetTicket: 'Y',
    });
  });

  it('[CONST-01] are what the rules made of them go by', () => {
    const today = day('2026-11-28');

    expect(defaultWindow(today).lastDay).toBe(addDays(today, 4));
    expect(lastPreSaleDay(today, null)).toBe(addDays(today, 9));
    expect(lastPreSaleDay(today, 7)).toBe(addDays(today, 6));
    expect([2, 3].map((days) => windowOf(today, days, null).hasMore)).toEqual([false, true]);
    expect(['English', 'Deutsch', null].map(languageOf)).toEqual([
      'English',
      'Simplified_Chinese',
      'Simplified_Chinese',
    ]);
    expect(maskedName('Anna')).toBe('A**');
    expect(maskedCertificate('123456789')).toBe('1234*6789');
    expect(yuanText(moneyOfYuan('1.005') ?? fail())).toBe('1.01');
  });
});

function fail(): never {
  throw new Error('no amount');
}
