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
    expect(bridge.openBank(bankHtml('bank.example'))).toEqual({ ok: true, value: 'leaving' });
    expect(await cameBack).toBe('https://museum.example/#/payReturn?orderNo=T1');
    expect(asked).toEqual(told);
  });

  it('keeps to the hosts that are allowed', () => {
    expect(aBridge().bridge.openBank(bankHtml('evil.example'))).toEqual({
      ok: false,
      failure: { kind: 'bankFormRefused' },
    });
  });
});
