import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { theOrder } from '../../support/StubTill.ts';
import { PaymentVisit } from './PaymentVisit.ts';

const { LL } = await loadTexts('English');
const here = '/payWay';

describe('PaymentReturnModel', () => {
  it('[PAY-07] [Q-A11Y-4] says not to close the page, and asks at once', async () => {
    const visit = new PaymentVisit();
    visit.paymentReturn().start();
    await visit.clock.advance(0);
    expect(visit.announcements.polite?.message(LL)).toContain('do not close this page');
    expect(visit.museum.asked).toEqual(['orderStatus']);
  });

  it('[PAY-06][PAY-07] issued leads to success', async () => {
    const visit = new PaymentVisit();
    visit.paymentReturn().start();
    await visit.clock.advance(2_000);
    visit.museum.answers = { orderStatus: async () => success('issued') };
    await visit.clock.advance(1_000);
    expect(visit.address.current()).toBe(`/payresult/success?orderNo=${theOrder}`);
  });

  it('[PAY-06][PAY-09] O-066: not issued within 29 s leads to fail, without a reason', async () => {
    const visit = new PaymentVisit();
    visit.paymentReturn().start();
    await visit.clock.advance(28_999);
    expect(visit.address.current()).toBe(here);
    await visit.clock.advance(1);
    expect(visit.address.current()).toBe(`/payresult/fail?orderNo=${theOrder}`);
  });

  it('[PAY-06] O-065: left at 4 s, it leads nowhere and asks no more', async () => {
    const visit = new PaymentVisit();
    const leave = visit.paymentReturn().start();
    await visit.clock.advance(4_000);
    leave();
    visit.museum.answers = { orderStatus: async () => success('issued') };
    const asked = visit.museum.times('orderStatus');
    await visit.clock.advance(60_000);
    expect(visit.museum.times('orderStatus')).toBe(asked);
    expect(visit.address.current()).toBe(here);
  });

  it('[PAY-06] O-057: started, stopped and started again, there is one chain of questions', async () => {
    const visit = new PaymentVisit();
    const model = visit.paymentReturn();
    model.start()();
    model.start();
    await visit.clock.advance(9_500);
    // One of the first chain that was under way when it was stopped, and four of the second, at 0, 3, 6 and 9 s.
    expect(visit.museum.times('orderStatus')).toBe(5);
  });

  it('[Q-PAY-14] an expired login stays, with the order number, and is no payment failure', async () => {
    const visit = new PaymentVisit({ orderStatus: async () => failed({ kind: 'expired' }) });
    const model = visit.paymentReturn();
    model.start();
    await visit.clock.advance(60_000);
    expect(model.phase).toBe('expired');
    expect(model.orderNo).toBe(theOrder);
    expect(visit.address.current()).toBe(here);
    expect(visit.announcements.assertive?.message(LL)).toContain('login has expired');
  });
});
