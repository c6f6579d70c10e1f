// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { WeChatPaymentBridge } from '../../../src/adapters/weChat/WeChatPaymentBridge.ts';
import { webViewOf } from '../../../src/adapters/weChat/webViewOf.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { type Appearance, BridgeEmulator, type Manner, wechatSays } from './BridgeEmulator.ts';
import { userAgents } from './userAgents.ts';

const request = {
  appId: 'wx0000000000000000',
  timeStamp: '1764205200',
  nonceStr: 'n0nce',
  package: 'prepay_id=wx0000',
  signType: 'RSA',
  paySign: 'SIGN',
};
const inApp = { typeCode: 'IcbcPayJsapi' };
const byBank = { typeCode: 'IcbcMyBankPayJsapi' };
const order = orderNo('20261201 001');
const ownAgent = window.navigator.userAgent;

/** Makes the page one of another browser. */
const useAgent = (userAgent: string) =>
  Object.defineProperty(window.navigator, 'userAgent', { value: userAgent, configurable: true });

const aBridge = (
  clock = new ManualClock(0),
  more: { submit?: (form: HTMLFormElement) => void; miniProgramPayPath?: string } = {},
) =>
  new WeChatPaymentBridge({
    window,
    clock,
    bankHosts: ['bank.example'],
    miniProgramPayPath: null,
    ...more,
  });

/** What a promise comes to within so much time; null when to nothing. */
async function within<T>(clock: ManualClock, ms: number, promise: Promise<T>): Promise<T | null> {
  let answer: T | null = null;
  void promise.then((given) => {
    answer = given;
  });
  await clock.advance(ms);
  return answer;
}

const missing = { ok: false, failure: { kind: 'bridgeMissing' } };
const returned = { ok: true, value: 'returned' };
const notPaid = { ok: true, value: 'notPaid' };
const ok: Manner = { answers: [wechatSays('ok')] };

afterEach(() => {
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  Reflect.deleteProperty(window, '__wxjs_environment');
  useAgent(ownAgent);
});

describe('WeChatPaymentBridge: the sheet', () => {
  it('[PAY-04] O-058 O-060: hands the request over once, as an object, as the museum gave it', async () => {
    const clock = new ManualClock(0);
    const emulator = new BridgeEmulator(window, clock, ok).appear({ afterMs: 0, tells: false });
    expect(await aBridge(clock).requestPayment(request)).toEqual(returned);
    expect(emulator.asked).toEqual([['getBrandWCPayRequest', request]]);
  });

  it.each<[string, unknown, object]>([
    ['ER-01', wechatSays('ok'), returned],
    ['ER-02 cancel', wechatSays('cancel'), notPaid],
    ['ER-03 fail', wechatSays('fail'), notPaid],
    ['ER-04 no permission', wechatSays('fail_no permission to execute'), notPaid],
    ['ER-05 empty', { err_msg: '' }, notPaid],
    ['ER-06 null', { err_msg: null }, notPaid],
    ['O-064 a blank', wechatSays(' ok'), notPaid],
    ['O-064 capitals', wechatSays('OK'), notPaid],
    ['more than ok', wechatSays('ok '), notPaid],
    ['the text of another request', { err_msg: 'requestPayment:ok' }, notPaid],
    ['no err_msg', {}, notPaid],
    ['a bare text', 'get_brand_wcpay_request:ok', notPaid],
    ['a number for a text', { err_msg: 0 }, notPaid],
    ['nothing', undefined, notPaid],
    ['null', null, notPaid],
  ])('[PAY-04] %s', async (_what, answer, expected) => {
    const clock = new ManualClock(0);
    new BridgeEmulator(window, clock, { answers: [answer] }).appear({ afterMs: 0, tells: false });
    expect(await aBridge(clock).requestPayment(request)).toEqual(expected);
  });

  it.each<{ name: string; comes: Appearance; manner: Manner; by: number; expected: object | null }>(
    [
      {
        name: 'ready before',
        comes: { afterMs: 0, tells: true },
        manner: ok,
        by: 0,
        expected: returned,
      },
      {
        name: 'ready after 2 s (O-061)',
        comes: { afterMs: 2_000, tells: true },
        manner: ok,
        by: 2_000,
        expected: returned,
      },
      {
        name: 'there after 2 s without telling',
        comes: { afterMs: 2_000, tells: false },
        manner: ok,
        by: 5_000,
        expected: returned,
      },
      {
        name: 'absent',
        comes: { afterMs: null, tells: false },
        manner: ok,
        by: 5_000,
        expected: missing,
      },
      {
        name: 'ready after 6 s',
        comes: { afterMs: 6_000, tells: true },
        manner: ok,
        by: 5_000,
        expected: missing,
      },
      {
        name: 'throwing',
        comes: { afterMs: 0, tells: false },
        manner: 'throws',
        by: 0,
        expected: notPaid,
      },
      {
        name: 'answering cancel, then ok',
        comes: { afterMs: 0, tells: false },
        manner: { answers: [wechatSays('cancel'), wechatSays('ok')] },
        by: 0,
        expected: notPaid,
      },
      {
        name: 'answering ok, then cancel',
        comes: { afterMs: 0, tells: false },
        manner: { answers: [wechatSays('ok'), wechatSays('cancel')] },
        by: 0,
        expected: returned,
      },
      {
        name: 'answering after 10 minutes, the visitor’s own time',
        comes: { afterMs: 0, tells: false },
        manner: { answers: [wechatSays('ok')], afterMs: 600_000 },
        by: 600_000,
        expected: returned,
      },
      {
        name: 'silent: whoever waits has another way on',
        comes: { afterMs: 0, tells: false },
        manner: { answers: [] },
        by: 600_000,
        expected: null,
      },
    ],
  )('[PAY-11][Q-PAY-7] $name', async ({ comes, manner, by, expected }) => {
    const clock = new ManualClock(0);
    const emulator = new BridgeEmulator(window, clock, manner).appear(comes);
    const answer = aBridge(clock).requestPayment(request);
    if (by > 0) expect(await within(clock, by - 1, answer)).toBeNull();
    expect(await within(clock, by === 0 ? 0 : 1, answer)).toEqual(expected);
    await clock.advance(60_000);
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    expect(emulator.asked.length).toBe(expected === missing ? 0 : 1);
  });

  it('[PAY-11] something else of the bridge’s name is none', async () => {
    Reflect.set(window, 'WeixinJSBridge', { invoke: 'no' });
    const clock = new ManualClock(0);
    expect(await within(clock, 5_000, aBridge(clock).requestPayment(request))).toEqual(missing);
  });
});

describe('WeChatPaymentBridge: where one can pay', () => {
  it.each(userAgents)('[PAY-11][Q-PAY-8] [Q-WV-5] $name', ({ text, is }) => {
    expect(webViewOf(text)).toBe(is);
  });

  it('[PAY-11][Q-PAY-8] an old mini-program is known by what it leaves in the window', () => {
    const [, , android] = userAgents;
    expect(webViewOf(android?.text ?? '', 'miniprogram')).toBe('miniProgram');
    expect(webViewOf(android?.text ?? '', 'browser')).toBe('weChatAndroid');
  });

  it.each(userAgents)('[PAY-11][Q-PAY-8] in $name: the sheet and the bank', ({ text, is }) => {
    useAgent(text);
    const expected = {
      miniProgram: { ok: false, failure: { kind: 'inMiniProgram' } },
      browser: { ok: false, failure: { kind: 'outsideWeChat' } },
      weChat: { ok: true, value: 'here' },
    };
    const key = is === 'miniProgram' || is === 'browser' ? is : 'weChat';
    expect(aBridge().placeFor(inApp)).toEqual(expected[key]);
    expect(aBridge().placeFor(byBank)).toEqual({ ok: true, value: 'here' });
    const native = aBridge(undefined, { miniProgramPayPath: '/pages/pay' }).placeFor(inApp);
    expect(native).toEqual(
      is === 'miniProgram' ? { ok: true, value: 'nativePage' } : expected[key],
    );
  });

  it('[PAY-11] a bridge that is there is believed, whatever the browser calls itself', () => {
    useAgent('Teapot/418');
    new BridgeEmulator(window, new ManualClock(0), ok).appear({ afterMs: 0, tells: false });
    expect(aBridge().placeFor(inApp)).toEqual({ ok: true, value: 'here' });
  });
});

describe('WeChatPaymentBridge: the mini-program’s own page', () => {
  const refused = { ok: false, failure: { kind: 'inMiniProgram' } };
  const opened = { ok: true, value: 'opened' };
  const open = (clock: ManualClock, miniProgramPayPath = '/pages/pay') =>
    aBridge(clock, { miniProgramPayPath }).openNativePage(order);

  it.each([
    ['/pages/pay', '/pages/pay?orderNo=20261201%20001'],
    ['/pages/pay?from=web', '/pages/pay?from=web&orderNo=20261201%20001'],
  ])('[PAY-11] opens %s with the order’s number, by the bridge alone (R3)', async (path, url) => {
    const clock = new ManualClock(0);
    const emulator = new BridgeEmulator(window, clock, {
      answers: [{ err_msg: 'invokeMiniProgramAPI:ok' }],
    }).appear({ afterMs: 0, tells: true });
    expect(await open(clock, path)).toEqual(opened);
    expect(emulator.asked).toEqual([
      ['invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } }],
    ]);
  });

  it.each<{ name: string; manner: Manner; comes?: number | null; expected: object }>([
    {
      name: 'that refuses',
      manner: { answers: [{ err_msg: 'invokeMiniProgramAPI:fail' }] },
      expected: refused,
    },
    { name: 'that answers nonsense', manner: { answers: [null] }, expected: refused },
    { name: 'that throws', manner: 'throws', expected: refused },
    { name: 'that is not there', manner: ok, comes: null, expected: refused },
    // It may have opened, and been paid on: the museum is asked.
    { name: 'that is silent', manner: { answers: [] }, expected: opened },
  ])('[PAY-11] a mini-program $name is told of within 5 s', async ({ manner, comes, expected }) => {
    const clock = new ManualClock(0);
    new BridgeEmulator(window, clock, manner).appear({
      afterMs: comes === undefined ? 0 : comes,
      tells: false,
    });
    expect(await within(clock, 5_000, open(clock))).toEqual(expected);
  });

  it('[PAY-11] is not looked for where none is configured', async () => {
    const clock = new ManualClock(0);
    expect(await within(clock, 0, aBridge(clock).openNativePage(order))).toEqual(refused);
  });
});

describe('WeChatPaymentBridge: the bank', () => {
  it('[PAY-05] says where it leads, and leaves with a form of its own', () => {
    const submitted: HTMLFormElement[] = [];
    const bridge = aBridge(undefined, { submit: (form) => submitted.push(form) });
    const html =
      '<form action="https://bank.example/pay" method="POST"><input type="hidden" name="action" value="T1"></form>';
    const page = bridge.bankPage(html);
    expect(page).toMatchObject({ ok: true, value: { host: 'bank.example' } });
    expect(submitted).toEqual([]);
    if (page.ok) page.value.leave();
    expect(submitted).toHaveLength(1);
    expect(submitted[0]?.isConnected).toBe(true);
    expect(submitted[0]?.getAttribute('target')).toBe('_self');
    expect(submitted[0]?.getAttribute('action')).toBe('https://bank.example/pay');
  });

  it('[PAY-05] stays where the form may not go', () => {
    const html = '<form action="https://evil.example/" method="post"></form>';
    expect(aBridge().bankPage(html)).toEqual({
      ok: false,
      failure: { kind: 'bankFormRefused' },
    });
  });
});
