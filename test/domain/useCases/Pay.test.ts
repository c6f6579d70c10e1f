import { describe, expect, it } from 'vitest';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { Pay, type PaymentOrder } from '../../../src/domain/useCases/Pay.ts';
import type { BridgeAnswer, BridgeFailure } from '../../../src/ports/PaymentBridge.ts';
import { StubBridge } from '../../support/StubBridge.ts';
import {
  anOpenAnswer,
  bridgeInstruction,
  byBank,
  inApp,
  StubTill,
  type Till,
  theOrder,
} from '../../support/StubTill.ts';

const page = new MemoryPage();
const thePayment: PaymentOrder = {
  orderNo: theOrder,
  way: inApp,
  isFree: false,
  goods: 'Adult ticket × 2',
};

function aPay(answers: Partial<Till> = {}) {
  const museum = new StubTill(answers);
  const bridge = new StubBridge();
  return { museum, bridge, pay: new Pay({ museum, bridge, page }) };
}

const network: Failure = { kind: 'network' };
const expired: Failure = { kind: 'expired' };
const soldOut: Failure = { kind: 'business', code: '5004', text: '订单已关闭' };

describe('Pay', () => {
  it('[PAY-03] asks whether the order is paid, starts the payment, and hands it to the bridge', async () => {
    const { museum, bridge, pay } = aPay();
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
    expect(museum.asked).toEqual(['paymentState', 'startPayment']);
    expect(museum.started).toEqual([
      [theOrder, inApp, page.paymentReturnAddress(theOrder), 'Adult ticket × 2'],
    ]);
    expect(bridge.requests).toHaveLength(1);
  });

  it('[PAY-03][Q-PAY-2] ten presses in one task start one payment', async () => {
    const { museum, bridge, pay } = aPay();
    const presses = await Promise.all(Array.from({ length: 10 }, () => pay.execute(thePayment)));
    expect(presses.filter(({ kind }) => kind === 'alreadyPaying')).toHaveLength(9);
    expect(museum.times('startPayment')).toBe(1);
    expect(bridge.requests).toHaveLength(1);
  });

  it('[PAY-03][Q-PAY-2] lets go of the guard when a payment has ended, however it ended', async () => {
    const { museum, bridge, pay } = aPay();
    bridge.answer = async () => success('notPaid');
    await pay.execute(thePayment);
    expect(await pay.execute(thePayment)).toEqual({ kind: 'notPaid' });
    expect(museum.times('startPayment')).toBe(2);
  });

  it('[PAY-03] starts nothing for an order that is paid already', async () => {
    const { museum, pay } = aPay({ paymentState: async () => success('paid') });
    expect(await pay.execute(thePayment)).toEqual({ kind: 'alreadyPaid' });
    expect(museum.asked).toEqual(['paymentState']);
  });

  it.each([network, expired, { kind: 'timeout' } as const, { kind: 'busy' } as const])(
    '[Q-PAY-12][Q-PAY-14] a pre-check without an answer ($kind) blocks paying',
    async (cause) => {
      const { museum, bridge, pay } = aPay({ paymentState: async () => failed(cause) });
      expect(await pay.execute(thePayment)).toEqual({ kind: 'notChecked', cause });
      expect(museum.asked).toEqual(['paymentState']);
      expect(bridge.requests).toEqual([]);
    },
  );

  it.each([network, { kind: 'timeout' } as const])(
    '[Q-PAY-3] a lost answer to the start ($kind) is asked about, never sent again',
    async (cause) => {
      const { museum, pay } = aPay({ startPayment: async () => failed(cause) });
      expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
      expect(museum.times('startPayment')).toBe(1);
    },
  );

  it.each([soldOut, expired, { kind: 'malformed' } as const, { kind: 'maintenance' } as const])(
    '[PAY-03][Q-PAY-14] a start that the museum does not make ($kind) is refused and hands nothing over',
    async (cause) => {
      const { bridge, pay } = aPay({ startPayment: async () => failed(cause) });
      expect(await pay.execute(thePayment)).toEqual({ kind: 'refused', cause });
      expect(bridge.requests).toEqual([]);
    },
  );

  it('O-063: a sheet that came back with ok proves nothing: the museum is to be asked', async () => {
    const { museum, pay } = aPay();
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
    expect(museum.times('orderStatus')).toBe(0);
  });

  it('O-062: a sheet that came back without ok, and no payment known to the museum: not paid', async () => {
    const { museum, bridge, pay } = aPay();
    bridge.answer = async () => success('notPaid');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'notPaid' });
    expect(museum.times('orderStatus')).toBe(1);
  });

  it('a sheet that came back without ok, yet the museum issued the order (R2): confirm', async () => {
    const { bridge, pay } = aPay({ orderStatus: async () => success('issued') });
    bridge.answer = async () => success('notPaid');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
  });

  it('without a bridge the order stays to be paid (R3)', async () => {
    const { bridge, pay } = aPay();
    bridge.answer = async () => failed({ kind: 'bridgeMissing' });
    expect(await pay.execute(thePayment)).toEqual({
      kind: 'notHere',
      cause: { kind: 'bridgeMissing' },
    });
  });

  it('[PAY-03] leaves for the bank with its form, and says so when the form is not to be trusted', async () => {
    const { bridge, pay } = aPay({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    const byTheBank = { ...thePayment, way: byBank };
    expect(await pay.execute(byTheBank)).toEqual({ kind: 'leaving' });
    expect(bridge.bankPages).toEqual(['<form></form>']);
    bridge.bankAnswer = failed({ kind: 'bankFormRefused' });
    expect(await pay.execute(byTheBank)).toMatchObject({ kind: 'notHere' });
  });

  it('[PAY-03] O-070: an order said to be free is confirmed by the museum, without a payment', async () => {
    const { museum, pay } = aPay();
    const free = { ...thePayment, way: null, isFree: true };
    expect(await pay.execute(free)).toEqual({ kind: 'confirm' });
    expect(museum.asked).toEqual(['paymentState', 'confirmOrder']);
    museum.answers = { confirmOrder: async () => failed(soldOut) };
    expect(await pay.execute(free)).toEqual({ kind: 'refused', cause: soldOut });
    museum.answers = { confirmOrder: async () => failed(network) };
    expect(await pay.execute(free)).toEqual({ kind: 'confirm' });
  });

  it('guards each order by itself', async () => {
    const sheet = anOpenAnswer<Result<BridgeAnswer, BridgeFailure>>();
    const { museum, bridge, pay } = aPay({ startPayment: async () => success(bridgeInstruction) });
    bridge.answer = () => sheet.promise;
    const first = pay.execute(thePayment);
    const other = pay.execute({ ...thePayment, orderNo: orderNo(`${theOrder}9`) });
    sheet.give(success('returned'));
    expect([await first, await other]).toEqual([{ kind: 'confirm' }, { kind: 'confirm' }]);
    expect(museum.times('startPayment')).toBe(2);
  });
});
