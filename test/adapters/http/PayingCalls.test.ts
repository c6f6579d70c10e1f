import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { PayWay } from '../../../src/domain/model/Payment.ts';
import { aMuseumAnswering, aMuseumWriting, valueIn } from './aMuseumApi.ts';

const order = orderNo('2026120100000000001');
const weChat: PayWay = { id: '1', typeCode: 'IcbcPayJsapi', name: '微信支付' };
const bank: PayWay = { id: '2', typeCode: 'IcbcMyBankPayJsapi', name: '银行卡支付' };
const returnAddress = 'https://tickets.example/#/payReturn?orderNo=2026120100000000001';

describe('pay ways', () => {
  it('[PAY-01] go by displayName, or by payWayName where that is missing', async () => {
    const { api, transport } = aMuseumAnswering([
      { id: 1, payTypeCode: 'IcbcPayJsapi', displayName: '微信支付', payWayName: 'WeChat' },
      { id: '2', payTypeCode: 'IcbcMyBankPayJsapi', displayName: '', payWayName: '银行卡支付' },
      { payTypeCode: 'IcbcPayJsapi', displayName: 'no id' },
      { id: '3', displayName: 'no type' },
    ]);

    expect(valueIn(await api.payWays())).toEqual([weChat, bank]);
    expect(transport.only.request.path).toBe('/api/integration/pay-way/list');
    expect(transport.payload).toEqual({});
  });
});

describe('whether an order is unpaid', () => {
  it.each([
    ['PAID', 'paid'],
    ['UNPAID', 'unpaid'],
    ['paid?', 'unpaid'],
  ])('[PAY-02] takes %j for %s', async (data, state) => {
    const { api, transport } = aMuseumAnswering(data);

    expect(valueIn(await api.paymentState(order))).toBe(state);
    expect(transport.only).toMatchObject({
      timeoutMs: 10_000,
      request: { path: '/pay/jsapi/check-unpaid/2026120100000000001' },
    });
    expect(transport.payload).toEqual({});
  });

  it.each([null, undefined, [], {}, true])('[API-03] can’t tell from %j', async (data) => {
    expect(await aMuseumAnswering(data).api.paymentState(order)).toMatchObject({
      failure: { kind: 'malformed' },
    });
  });
});

describe('starting a payment', () => {
  const bridgeParameters = {
    appId: 'wx0000000000000000',
    timeStamp: '1764205200',
    nonceStr: 'n0nce',
    package: 'prepay_id=wx0000',
    signType: 'RSA',
    sign: 'SIGN',
  };
  const start = (payAsyncParams: unknown) =>
    aMuseumAnswering({ orderNo: order, payAsyncParams }).api.startPayment(
      order,
      weChat,
      returnAddress,
      'Museum ticket',
    );

  it('[PAY-03] names the way to pay, the fixed address and the goods', async () => {
    const { api, transport } = aMuseumAnswering({
      orderNo: order,
      payAsyncParams: JSON.stringify(bridgeParameters),
    });

    await api.startPayment(order, weChat, returnAddress, 'Museum ticket');

    expect(transport.only).toMatchObject({
      timeoutMs: 20_000,
      request: { path: '/api/integration/pay-and-confirm' },
    });
    expect(transport.payload).toEqual({
      orderNo: '2026120100000000001',
      payConfigId: '1',
      otherParams: {},
      spbillCreateIp: '127.0.0.1',
      buyGoodsDetail: 'Museum ticket',
    });
  });

  it('[PAY-03] says where to return to for the bank pay type only', async () => {
    const { api, transport } = aMuseumAnswering({ payAsyncParams: '{"html":"<form></form>"}' });

    await api.startPayment(order, bank, returnAddress, 'Museum ticket');

    expect(transport.payload).toMatchObject({
      payConfigId: '2',
      otherParams: { returnUrl: returnAddress },
    });
  });

  it('[PAY-04] [Q-BAD-1] makes a bridge request of the text within the text, paySign from sign', async () => {
    const { sign, ...rest } = bridgeParameters;

    expect(await start(JSON.stringify(bridgeParameters))).toEqual({
      ok: true,
      value: { kind: 'bridge', request: { ...rest, paySign: sign } },
    });
    expect(await start(JSON.stringify({ ...rest, paySign: sign }))).toEqual({
      ok: true,
      value: { kind: 'bridge', request: { ...rest, paySign: sign } },
    });
  });

  it('[PAY-04] makes a number of a time stamp text', async () => {
    expect(
      await start(JSON.stringify({ ...bridgeParameters, timeStamp: 1764205200 })),
    ).toMatchObject({ value: { request: { timeStamp: '1764205200' } } });
  });

  it('[PAY-05] hands on a bank’s form as it is', async () => {
    const html = '<form action="https://bank.example/pay" method="post"></form><script>x</script>';

    expect(await start(JSON.stringify({ html }))).toEqual({
      ok: true,
      value: { kind: 'bank', html },
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '"text"',
    '{"html":" "}',
    '{"html":{"x":1}}',
    null,
    undefined,
    {},
    ...Object.keys(bridgeParameters).map((missing) =>
      JSON.stringify({ ...bridgeParameters, [missing]: undefined }),
    ),
    ...Object.keys(bridgeParameters).map((empty) =>
      JSON.stringify({ ...bridgeParameters, [empty]: '' }),
    ),
  ])('[PAY-04] hands nothing over that can’t be understood: %j', async (payAsyncParams) => {
    expect(await start(payAsyncParams)).toEqual({ ok: false, failure: { kind: 'malformed' } });
  });
});

describe('the order’s status while it is polled', () => {
  it('[PAY-06] is asked for with the patience it was given', async () => {
    const { api, transport } = aMuseumAnswering({ status: '已出票' });

    expect(valueIn(await api.orderStatus(order, 8_000))).toBe('issued');
    expect(transport.only).toMatchObject({
      timeoutMs: 8_000,
      request: { path: '/trip/order/info' },
    });
    expect(transport.payload).toEqual({ orderNo: '2026120100000000001' });
  });

  it('is unknown for a label nobody has heard of', async () => {
    expect(valueIn(await aMuseumAnswering({ status: 'OTHER' }).api.orderStatus(order, 1))).toBe(
      'unknown',
    );
  });

  it.each(['{"code":0,"data":null}', '{"code":0,"data":{}}', '{"code":0}'])(
    '[API-03] can’t be told from %s',
    async (answer) => {
      expect(await aMuseumWriting(answer).api.orderStatus(order, 1)).toMatchObject({
        failure: { kind: 'malformed' },
      });
    },
  );
});
