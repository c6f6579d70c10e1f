import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed } from '../../../src/domain/model/Result.ts';
import { PaymentReturnScreen } from '../../../src/ui/payment/PaymentReturnScreen.tsx';
import { theOrder } from '../../support/StubTill.ts';
import { pass, showPaymentScreen } from '../support/paymentModels.tsx';
import { PaymentVisit } from './PaymentVisit.ts';

afterEach(cleanup);

describe('PaymentReturnScreen', () => {
  it.each([
    { language: 'English', close: /please do not close this page/, most: /29 seconds at most/ },
    { language: 'Simplified_Chinese', close: /请不要关闭页面/, most: /最长 29 秒/ },
  ] as const)(
    '[PAY-07] says not to close the page, what happens and for how long at most ($language)',
    async ({ language, close, most }) => {
      const visit = new PaymentVisit({}, language);
      await showPaymentScreen(visit, <PaymentReturnScreen orderNo={theOrder} />);
      expect(screen.getByRole('heading', { level: 2, name: close })).toBeDefined();
      expect(screen.getByText(most, { selector: 'main p' })).toBeDefined();
      expect(screen.getByRole('main').textContent).toContain(theOrder);
    },
  );

  it('[PAY-06] O-057: mounted twice, one chain asks on', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentReturnScreen orderNo={theOrder} />);
    const begun = visit.museum.times('orderStatus');
    await pass(visit, 9_500);
    expect(visit.museum.times('orderStatus')).toBe(begun + 3);
  });

  it('[PAY-06] O-065: left, it asks no more', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentReturnScreen orderNo={theOrder} />);
    await pass(visit, 4_000);
    const asked = visit.museum.times('orderStatus');
    cleanup();
    await pass(visit, 60_000);
    expect(visit.museum.times('orderStatus')).toBe(asked);
  });

  it('[Q-PAY-14] an expired login is said, with the order number and the way to the order', async () => {
    const visit = new PaymentVisit({ orderStatus: async () => failed({ kind: 'expired' }) });
    await showPaymentScreen(visit, <PaymentReturnScreen orderNo={theOrder} />);
    expect(screen.getByText('Your login has expired')).toBeDefined();
    expect(screen.getByRole('main').textContent).toContain(theOrder);
    expect(screen.getByRole('link', { name: 'View order' })).toBeDefined();
  });

  it('[PAY-07] without an order number asks nobody and leads on', async () => {
    const visit = new PaymentVisit();
    await showPaymentScreen(visit, <PaymentReturnScreen orderNo={null} />);
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('#/index');
    expect(visit.museum.asked).toEqual([]);
  });
});
