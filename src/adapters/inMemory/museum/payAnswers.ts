import type { InferOutput } from 'valibot';
import type { MuseumCore } from './MuseumCore.ts';
import type { Order } from './Order.ts';
import { hasBeenPaid, type Payment } from './Payments.ts';
import { Refusal } from './Refusal.ts';
import type { wireRequests } from './wireRequests.ts';

/** The pay type that is paid on a bank's page instead of in the app. */
const bankPayType = 'IcbcMyBankPayJsapi';

/** What the museum says about paying, spelled as on the wire. */
export const payAnswers = {
  checkUnpaid: ({ orders }: MuseumCore, orderNo: string): 'PAID' | 'UNPAID' =>
    hasBeenPaid(orders.get(orderNo)) ? 'PAID' : 'UNPAID',

  /** @throws Refusal when the order cannot be paid, or not this way */
  payAndConfirm(core: MuseumCore, request: InferOutput<typeof wireRequests.pay>) {
    const order = core.orders.get(request.orderNo);
    const way = core.adjustment.hasPayWays
      ? core.seed.payWays.find(({ id }) => id === request.payConfigId)
      : undefined;
    if (way === undefined) throw new Refusal('payWayUnknown', { value: request.payConfigId });
    const { returnUrl } = request.otherParams;
    const isBank = way.payTypeCode === bankPayType;
    if (isBank && returnUrl === '') throw new Refusal('returnUrlMissing');
    const payment = core.payments.open(order, core.clock.now());
    const parameters = isBank
      ? { html: bankForm(order, payment, returnUrl) }
      : bridgeParameters(payment);
    return { orderNo: order.orderNo, payAsyncParams: JSON.stringify(parameters) };
  },

  /**
   * Issues an order that costs nothing; once more changes nothing.
   *
   * @throws Refusal when it costs something or is over
   */
  confirm({ orders, journal, clock }: MuseumCore, orderNo: string) {
    const order = orders.get(orderNo);
    if (order.totalFen > 0) throw new Refusal('orderNotFree', { value: orderNo });
    if (order.status !== 'toBePaid' && order.status !== 'issued') {
      throw new Refusal('orderClosed', { value: orderNo });
    }
    if (order.status === 'toBePaid') {
      journal.effect(clock.now(), 'confirmed', { orderNo });
      orders.issue(order, clock.now());
    }
    return { orderNo };
  },
};

function bridgeParameters(payment: Payment) {
  return {
    appId: 'wx0000000000museum',
    timeStamp: payment.timeStamp,
    nonceStr: payment.nonceStr,
    package: `prepay_id=${payment.prepayId}`,
    signType: 'RSA',
    sign: `signed-${payment.nonceStr}`,
  };
}

function bankForm(order: Order, payment: Payment, returnUrl: string): string {
  const fields = {
    merchantOrder: payment.prepayId,
    amount: (order.totalFen / 100).toFixed(2),
    returnUrl,
    signature: `signed-${payment.nonceStr}`,
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form id="pay" method="POST" action="https://bank.example/pay">${inputs.join('')}</form>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
