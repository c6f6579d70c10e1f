import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { PayWay } from '../../src/domain/model/Payment.ts';
import { agree, answered, filled, refused } from './agreement.ts';
import { order, token, unknownOrder } from './examples.ts';

const { eachLike, string } = MatchersV3;
const weChat: PayWay = { id: '1', typeCode: 'IcbcPayJsapi', name: '微信支付' };
const bank: PayWay = { id: '2', typeCode: 'IcbcMyBankPayJsapi', name: '银行卡支付' };
const toBePaid = { state: 'an order to be paid exists', params: { orderNo: order, token } };
const alreadyPaid = { state: 'an order is already paid', params: { orderNo: order, token } };
const issued = { state: 'an order is issued', params: { orderNo: order, token } };
const noOrders = { state: 'no orders' };

describe('the ways to pay', () => {
  const path = '/api/integration/pay-way/list';

  it('are listed', async () => {
    await agree(
      {
        description: 'a request for the ways to pay',
        given: toBePaid,
        path,
        token,
        body: {},
        answer: answered(
          eachLike({
            id: filled('1'),
            payTypeCode: filled('IcbcPayJsapi'),
            displayName: string('微信支付'),
            payWayName: string('微信支付'),
          }),
        ),
      },
      async (museum) => {
        expect(await museum.payWays()).toEqual({ ok: true, value: [weChat] });
      },
    );
  });

  it('may be none', async () => {
    await agree(
      {
        description: 'a request for the ways to pay, of which there are none',
        given: { state: 'no pay way is set' },
        path,
        body: {},
        answer: answered([]),
      },
      async (museum) => {
        expect(await museum.payWays()).toEqual({ ok: true, value: [] });
      },
    );
  });
});

describe('whether an order is unpaid', () => {
  const path = `/pay/jsapi/check-unpaid/${order}`;

  it('is said of one to be paid', async () => {
    await agree(
      {
        description: 'a check whether an order is unpaid, and it is',
        given: toBePaid,
        path,
        token,
        body: {},
        answer: answered('UNPAID'),
      },
      async (museum) => {
        expect(await museum.paymentState(order)).toEqual({ ok: true, value: 'unpaid' });
      },
    );
  });

  it('is denied of one that is paid', async () => {
    await agree(
      {
        description: 'a check whether an order is unpaid, and it is paid',
        given: alreadyPaid,
        path,
        token,
        body: {},
        answer: answered('PAID'),
      },
      async (museum) => {
        expect(await museum.paymentState(order)).toEqual({ ok: true, value: 'paid' });
      },
    );
  });

  it('cannot be said of one that does not exist', async () => {
    await agree(
      {
        description: 'a check whether an unknown order is unpaid',
        given: noOrders,
        path: `/pay/jsapi/check-unpaid/${unknownOrder}`,
        body: {},
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.paymentState(unknownOrder)).toMatchObject({
          failure: { kind: 'business' },
        });
      },
    );
  });
});

describe('starting a payment', () => {
  const path = '/api/integration/pay-and-confirm';
  const returnAddress = `https://tickets.example/#/payReturn?orderNo=${order}`;
  const body = {
    orderNo: order,
    payConfigId: '1',
    otherParams: {},
    spbillCreateIp: '127.0.0.1',
    buyGoodsDetail: '成人票',
  };
  const bridgeRequest = {
    appId: 'wx0000000000000000',
    timeStamp: '1796086800',
    nonceStr: 'n0nce',
    package: `prepay_id=prepay_${order}`,
    signType: 'RSA',
  };

  it('hands over to the WeChat bridge', async () => {
    await agree(
      {
        description: 'a payment in the app',
        given: toBePaid,
        path,
        token,
        body,
        answer: answered({
          orderNo: order,
          payAsyncParams: JSON.stringify({ ...bridgeRequest, sign: 'SIGN' }),
        }),
        texts: {
          path: '$.data.payAsyncParams',
          patterns: [
            '"appId"\\s*:\\s*"[^"]+"',
            '"timeStamp"\\s*:\\s*"?\\d+"?',
            '"nonceStr"\\s*:\\s*"[^"]+"',
            '"package"\\s*:\\s*"prepay_id=[^"]+"',
            '"signType"\\s*:\\s*"[^"]+"',
            '"(sign|paySign)"\\s*:\\s*"[^"]+"',
          ],
        },
      },
      async (museum) => {
        expect(await museum.startPayment(order, weChat, returnAddress, '成人票')).toEqual({
          ok: true,
          value: { kind: 'bridge', request: { ...bridgeRequest, paySign: 'SIGN' } },
        });
      },
    );
  });

  it('hands over to a bank', async () => {
    const html = '<form action="https://bank.example/pay" method="post"></form>';
    await agree(
      {
        description: 'a payment at a bank',
        given: toBePaid,
        path,
        token,
        body: { ...body, payConfigId: '2', otherParams: { returnUrl: returnAddress } },
        answer: answered({ orderNo: order, payAsyncParams: JSON.stringify({ html }) }),
        texts: {
          path: '$.data.payAsyncParams',
          patterns: ['"html"\\s*:\\s*"[\\s\\S]*<form '],
        },
      },
      async (museum) => {
        expect(await museum.startPayment(order, bank, returnAddress, '成人票')).toEqual({
          ok: true,
          value: { kind: 'bank', html },
        });
      },
    );
  });

  it('is refused for an order that is paid', async () => {
    await agree(
      {
        description: 'a payment of an order that is paid',
        given: alreadyPaid,
        path,
        token,
        body,
        answer: refused(5103, '订单已支付'),
      },
      async (museum) => {
        expect(await museum.startPayment(order, weChat, returnAddress, '成人票')).toMatchObject({
          failure: { kind: 'business', text: '订单已支付' },
        });
      },
    );
  });

  it('is refused for an order that is closed', async () => {
    await agree(
      {
        description: 'a payment of an order that is closed',
        given: { state: 'an order is closed', params: { orderNo: order, token } },
        path,
        token,
        body,
        answer: refused(5102, '订单已关闭'),
      },
      async (museum) => {
        expect(await museum.startPayment(order, weChat, returnAddress, '成人票')).toMatchObject({
          failure: { kind: 'business', text: '订单已关闭' },
        });
      },
    );
  });
});

describe('the status of an order', () => {
  const path = '/trip/order/info';

  it.each([
    { given: toBePaid, label: '待支付', status: 'toBePaid', words: 'to be paid' },
    { given: issued, label: '已出票', status: 'issued', words: 'issued' },
    {
      given: { state: 'an order is closed', params: { orderNo: order, token } },
      label: '已关闭',
      status: 'closed',
      words: 'closed',
    },
  ])('is $words', async ({ given, label, status, words }) => {
    await agree(
      {
        description: `a request for the status of an order that is ${words}`,
        given,
        path,
        token,
        body: { orderNo: order },
        answer: answered({ status: label }),
      },
      async (museum) => {
        expect(await museum.orderStatus(order, 8_000)).toEqual({ ok: true, value: status });
      },
    );
  });

  it('is refused for an order that does not exist', async () => {
    await agree(
      {
        description: 'a request for the status of an unknown order',
        given: noOrders,
        path,
        body: { orderNo: unknownOrder },
        answer: refused(5101, '没有此订单'),
      },
      async (museum) => {
        expect(await museum.orderStatus(unknownOrder, 8_000)).toMatchObject({
          failure: { kind: 'business' },
        });
      },
    );
  });
});
