import { describe, expect, it } from 'vitest';
import { aPayer } from '../support/aPayer.ts';
import { comeToPaymentMethod, itLeavesOnePayment } from '../support/paymentMoves.ts';

describe('moving about before a payment is out of the page’s hands, and after', () => {
  const museum = itLeavesOnePayment('the order form', 'the payment method', 'the result');

  it('[PAY-10] [Q-PAY-11] back from the result leads past the screens of paying, and on again to the result', async () => {
    const payer = await aPayer(museum());
    const { page, words } = payer;
    await comeToPaymentMethod(payer, museum());
    await payer.press(words.payNow);
    await payer.heading(words.paid).waitFor();
    await page.goBack();
    await payer.sees('orders');
    expect(await payer.button(words.payNow).count()).toBe(0);
    await page.goForward();
    await payer.heading(words.paid).waitFor();
    expect(payer.sheets).toHaveLength(1);
  });
});
