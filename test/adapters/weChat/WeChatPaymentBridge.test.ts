// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { WeChatPaymentBridge } from '../../../src/adapters/weChat/WeChatPaymentBridge.ts';

const request = {
  appId: 'wx0000000000000000',
  timeStamp: '1764205200',
  nonceStr: 'n0nce',
  package: 'prepay_id=wx0000',
  signType: 'RSA',
  paySign: 'SIGN',
};

type Answered = (answer: unknown) => void;

/** Puts a bridge into the page that does as told; gives back what it was asked. */
function install(invoke: (answered: Answered) => void): unknown[][] {
  const asked: unknown[][] = [];
  Reflect.set(window, 'WeixinJSBridge', {
    invoke: (method: string, parameters: unknown, answered: Answered) => {
      asked.push([method, parameters]);
      invoke(answered);
    },
  });
  return asked;
}

const aBridge = (clock = new ManualClock(0), submit?: (form: HTMLFormElement) => void) =>
  new WeChatPaymentBridge({
    window,
    clock,
    bankHosts: ['bank.example'],
    ...(submit === undefined ? {} : { submit }),
  });

afterEach(() => {
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});

describe('WeChatPaymentBridge', () => {
  it('[PAY-04] hands the request over once, as the museum gave it', async () => {
    const asked = install((answered) => answered({ err_msg: 'get_brand_wcpay_request:ok' }));
    expect(await aBridge().requestPayment(request)).toEqual({ ok: true, value: 'returned' });
    expect(asked).toEqual([['getBrandWCPayRequest', request]]);
  });

  it.each<[string, unknown]>([
    ['ER-02 cancel', { err_msg: 'get_brand_wcpay_request:cancel' }],
    ['ER-03 fail', { err_msg: 'get_brand_wcpay_request:fail' }],
    ['ER-04', { err_msg: 'get_brand_wcpay_request:fail_no permission to execute' }],
    ['ER-05 empty', { err_msg: '' }],
    ['ER-06 null', { err_msg: null }],
    ['no err_msg', {}],
    ['more than ok', { err_msg: 'get_brand_wcpay_request:ok ' }],
    ['a text', 'get_brand_wcpay_request:ok'],
    ['nothing', undefined],
    ['null', null],
  ])('[PAY-04] takes %s for not paid', async (_what, answer) => {
    install((answered) => answered(answer));
    expect(await aBridge().requestPayment(request)).toEqual({ ok: true, value: 'notPaid' });
  });

  it('[PAY-11] takes a bridge that throws for not paid', async () => {
    install(() => {
      throw new Error('no permission');
    });
    expect(await aBridge().requestPayment(request)).toEqual({ ok: true, value: 'notPaid' });
  });

  it('[PAY-11] goes by the first of two answers', async () => {
    install((answered) => {
      answered({ err_msg: 'get_brand_wcpay_request:cancel' });
      answered({ err_msg: 'get_brand_wcpay_request:ok' });
    });
    expect(await aBridge().requestPayment(request)).toEqual({ ok: true, value: 'notPaid' });
  });

  it('[PAY-11] waits for a bridge that comes late', async () => {
    const clock = new ManualClock(0);
    const answer = aBridge(clock).requestPayment(request);
    await clock.advance(4_000);
    const asked = install((answered) => answered({ err_msg: 'get_brand_wcpay_request:ok' }));
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(await answer).toEqual({ ok: true, value: 'returned' });
    await clock.advance(10_000);
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(asked).toHaveLength(1);
  });

  it('[PAY-11] finds a bridge that came and never told', async () => {
    const clock = new ManualClock(0);
    const answer = aBridge(clock).requestPayment(request);
    install((answered) => answered({ err_msg: 'get_brand_wcpay_request:ok' }));
    await clock.advance(5_000);
    expect(await answer).toEqual({ ok: true, value: 'returned' });
  });

  it.each<[string, unknown]>([
    ['no bridge', undefined],
    ['something else of its name', { invoke: 'no' }],
  ])('[PAY-11] says after 5 s that there is %s', async (_what, bridge) => {
    Reflect.set(window, 'WeixinJSBridge', bridge);
    const clock = new ManualClock(0);
    const answers: unknown[] = [];
    const answer = aBridge(clock)
      .requestPayment(request)
      .then((result) => answers.push(result));
    await clock.advance(4_999);
    expect(answers).toEqual([]);
    await clock.advance(1);
    await answer;
    expect(answers).toEqual([{ ok: false, failure: { kind: 'bridgeMissing' } }]);
  });

  it('[PAY-11] gives a silent sheet all the time the visitor takes', async () => {
    let answered: Answered = () => {};
    install((answer) => {
      answered = answer;
    });
    const clock = new ManualClock(0);
    const answers: unknown[] = [];
    const answer = aBridge(clock)
      .requestPayment(request)
      .then((result) => answers.push(result));
    await clock.advance(600_000);
    expect(answers).toEqual([]);
    answered({ err_msg: 'get_brand_wcpay_request:ok' });
    await answer;
    expect(answers).toEqual([{ ok: true, value: 'returned' }]);
  });

  it('[PAY-05] leaves for the bank with a form of its own', () => {
    const submitted: HTMLFormElement[] = [];
    const bridge = aBridge(undefined, (form) => submitted.push(form));
    const html =
      '<form action="https://bank.example/pay" method="POST"><input type="hidden" name="order" value="T1"></form>';
    expect(bridge.openBank(html)).toEqual({ ok: true, value: 'leaving' });
    expect(submitted).toHaveLength(1);
    expect(submitted[0]?.isConnected).toBe(true);
    expect(submitted[0]?.getAttribute('target')).toBe('_self');
    expect(submitted[0]?.getAttribute('action')).toBe('https://bank.example/pay');
  });

  it('[PAY-05] stays where the form may not go', () => {
    const submitted: HTMLFormElement[] = [];
    const bridge = aBridge(undefined, (form) => submitted.push(form));
    expect(bridge.openBank('<form action="https://evil.example/" method="post"></form>')).toEqual({
      ok: false,
      failure: { kind: 'bankFormRefused' },
    });
    expect(submitted).toEqual([]);
  });
});
