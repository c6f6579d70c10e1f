// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ScriptedPaymentBridge } from '../../../src/adapters/inMemory/ScriptedPaymentBridge.ts';

const request = {
  appId: 'wx0',
  timeStamp: '1764205200',
  nonceStr: 'n0nce',
  package: 'prepay_id=prepay_T20261205',
  signType: 'RSA',
  paySign: 'SIGN',
};

function aBridge(control: (path: string, body: unknown) => unknown = () => undefined) {
  const asked: unknown[] = [];
  let returned: (address: string) => void = () => {};
  const cameBack = new Promise<string>((resolve) => {
    returned = resolve;
  });
  const bridge = new ScriptedPaymentBridge({
    document,
    control: (path, body) => {
      asked.push([path, body]);
      return control(path, body);
    },
    language: new FixedLanguage(),
    bankHosts: ['bank.example'],
    comeBack: returned,
  });
  return { bridge, asked, cameBack };
}

describe('ScriptedPaymentBridge', () => {
  it('plays its script in turn, and tells the museum what a provider would', async () => {
    const { bridge, asked } = aBridge();
    bridge.answerNext('pay');
    bridge.answerNext('payHeardLate');
    bridge.answerNext('cancel');
    bridge.answerNext('fail');
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await bridge.requestPayment(request));
    expect(answers).toEqual([
      { ok: true, value: 'returned' },
      { ok: true, value: 'returned' },
      { ok: true, value: 'notPaid' },
      { ok: true, value: 'notPaid' },
    ]);
    expect(asked).toEqual([
      ['/_museum/pay', { orderNo: 'T20261205' }],
      ['/_museum/pay', { orderNo: 'T20261205', afterMs: 35_000 }],
    ]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('tells the museum twice, never answers, or is missing, where the script says so', async () => {
    const { bridge, asked } = aBridge();
    bridge.answerNext('payTwice');
    expect(await bridge.requestPayment(request)).toEqual({ ok: true, value: 'returned' });
    const payment = ['/_museum/pay', { orderNo: 'T20261205' }];
    expect(asked).toEqual([payment, payment]);
    bridge.answerNext('noBridge');
    expect(await bridge.requestPayment(request)).toEqual({
      ok: false,
      failure: { kind: 'bridgeMissing' },
    });
    bridge.answerNext('noAnswer');
    const never = bridge.requestPayment(request).then(() => 'answered');
    const later = new Promise((resolve) => setTimeout(() => resolve('waiting'), 0));
    expect(await Promise.race([never, later])).toBe('waiting');
    expect(asked).toHaveLength(2);
  });

  it('shows its script, lets it be rewritten, and tells who listens', async () => {
    const { bridge } = aBridge();
    const seen: unknown[] = [];
    const stop = bridge.onScript(() => seen.push(bridge.script));
    bridge.answerNext('pay');
    bridge.rewrite(['fail', 'cancel']);
    await bridge.requestPayment(request);
    stop();
    bridge.rewrite([]);
    expect(seen).toEqual([['pay'], ['fail', 'cancel'], ['cancel']]);
    expect(bridge.script).toEqual([]);
  });

  it('takes no money for an order that the museum does not know', async () => {
    const { bridge } = aBridge(() => {
      throw new Error('there is no order');
    });
    bridge.answerNext('pay');
    expect(await bridge.requestPayment(request)).toEqual({ ok: true, value: 'notPaid' });
  });

  const bankHtml = (host: string) =>
    `<form method="POST" action="https://${host}/pay"><input type="hidden" name="merchantOrder" value="prepay_T1"><input type="hidden" name="returnUrl" value="https://museum.example/#/payReturn?orderNo=T1"></form>`;

  it.each([
    ['pay', [['/_museum/pay', { orderNo: 'T1' }]]],
    ['cancel', []],
  ] as const)('comes back from the bank after %s', async (choice, told) => {
    const { bridge, asked, cameBack } = aBridge();
    bridge.answerNext(choice);
    const page = bridge.bankPage(bankHtml('bank.example'));
    expect(page).toMatchObject({ ok: true, value: { host: 'bank.example' } });
    expect(asked).toEqual([]);
    if (page.ok) page.value.leave();
    expect(await cameBack).toBe('https://museum.example/#/payReturn?orderNo=T1');
    expect(asked).toEqual(told);
  });

  it('stays on the page where the script knows no bank', () => {
    const { bridge } = aBridge();
    bridge.answerNext('noBridge');
    expect(bridge.bankPage(bankHtml('bank.example'))).toMatchObject({ ok: false });
    expect(bridge.script).toEqual([]);
  });

  it('keeps to the hosts that are allowed', () => {
    expect(aBridge().bridge.bankPage(bankHtml('evil.example'))).toEqual({
      ok: false,
      failure: { kind: 'bankFormRefused' },
    });
  });
});
