import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryBrowser, MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import type { PaymentState } from '../../../src/domain/model/PaymentState.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { Pay, type PaymentOrder } from '../../../src/domain/useCases/Pay.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
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

function aPay(answers: Partial<Till> = {}, tabs = new MemoryTabs()) {
  const museum = new StubTill(answers);
  const bridge = new StubBridge();
  const clock = new ManualClock(1_000_000);
  const payments = new PaymentMachines();
  const verifyPayment = new VerifyPayment({ museum, payments });
  const pay = new Pay({ museum, verifyPayment, payments, bridge, tabs, clock, page });
  return { museum, bridge, clock, pay, machine: payments.of(theOrder) };
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
    expect(presses.filter(({ kind }) => kind === 'notNow')).toHaveLength(9);
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
    '[PAY-10][Q-PAY-3] a lost answer to the start ($kind) is read about, twice, and never sent again',
    async (cause) => {
      const { museum, machine, pay } = aPay({ startPayment: async () => failed(cause) });
      expect(await pay.execute(thePayment)).toEqual({ kind: 'lost' });
      expect(museum.asked).toEqual(['paymentState', 'startPayment', 'paymentState', 'orderStatus']);
      expect(machine.state).toBe('unpaid');
    },
  );

  it.each<{ name: string; since: Partial<Till>; kind: string; state: PaymentState }>([
    {
      name: 'issued after all',
      since: { orderStatus: async () => success('issued') },
      kind: 'confirm',
      state: 'issued',
    },
    {
      name: 'paid after all',
      since: { paymentState: async () => success('paid') },
      kind: 'alreadyPaid',
      state: 'paid',
    },
    {
      name: 'closed meanwhile',
      since: { orderStatus: async () => success('closed') },
      kind: 'notPaid',
      state: 'refused',
    },
    {
      name: 'not to be read',
      since: { orderStatus: async () => failed(network) },
      kind: 'unconfirmed',
      state: 'notConfirmed',
    },
    {
      name: 'half to be read',
      since: { paymentState: async () => failed(network) },
      kind: 'unconfirmed',
      state: 'notConfirmed',
    },
  ])('[PAY-10][Q-PAY-3] a lost answer, and the order is $name', async ({ since, kind, state }) => {
    const { museum, machine, pay } = aPay({
      startPayment: async () => {
        museum.answers = since;
        return failed(network);
      },
    });
    expect(await pay.execute(thePayment)).toMatchObject({ kind });
    expect(machine.state).toBe(state);
    expect(museum.times('startPayment')).toBe(1);
  });

  it.each([soldOut, expired, { kind: 'malformed' } as const, { kind: 'maintenance' } as const])(
    '[PAY-03][Q-PAY-14] a start that the museum does not make ($kind) is refused and hands nothing over',
    async (cause) => {
      const { bridge, pay } = aPay({ startPayment: async () => failed(cause) });
      expect(await pay.execute(thePayment)).toEqual({ kind: 'refused', cause });
      expect(bridge.requests).toEqual([]);
    },
  );

  it('[PAY-04] O-063: a sheet that came back with ok proves nothing: the museum is to be asked', async () => {
    const { museum, pay } = aPay();
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
    expect(museum.times('orderStatus')).toBe(0);
  });

  it('[PAY-04] O-062: a sheet that came back without ok, and no payment known to the museum: not paid', async () => {
    const { museum, bridge, pay } = aPay();
    bridge.answer = async () => success('notPaid');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'notPaid' });
    expect(museum.times('orderStatus')).toBe(1);
  });

  it('[PAY-04] a sheet that came back without ok, yet the museum issued the order (R2): confirm', async () => {
    const { bridge, pay } = aPay({ orderStatus: async () => success('issued') });
    bridge.answer = async () => success('notPaid');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
  });

  it('[PAY-11] without a bridge the order stays to be paid (R3)', async () => {
    const { bridge, pay } = aPay();
    bridge.answer = async () => failed({ kind: 'bridgeMissing' });
    expect(await pay.execute(thePayment)).toEqual({
      kind: 'notHere',
      cause: { kind: 'bridgeMissing' },
    });
  });

  it('[PAY-05] shows where the bank is, then leaves for it with its form, and lets other tabs go on', async () => {
    const { bridge, machine, pay } = aPay({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    const byTheBank = { ...thePayment, way: byBank };
    const outcome = await pay.execute(byTheBank);
    expect(outcome).toMatchObject({ kind: 'bank', bank: { host: 'bank.example' } });
    expect(bridge.bankPages).toEqual([]);
    if (outcome.kind === 'bank') outcome.bank.leave();
    expect(bridge.bankPages).toEqual(['<form></form>']);
    expect(machine.state).toBe('handedOffBank');
  });

  it('[PAY-05] stays where nobody is left to leave, or the form is not to be trusted', async () => {
    const { bridge, machine, pay } = aPay({
      startPayment: async () => success({ kind: 'bank', html: '<form></form>' }),
    });
    const byTheBank = { ...thePayment, way: byBank };
    const outcome = await pay.execute(byTheBank);
    if (outcome.kind === 'bank') outcome.bank.forgo();
    expect(machine.state).toBe('idle');
    bridge.bankFailure = failed({ kind: 'bankFormRefused' });
    expect(await pay.execute(byTheBank)).toMatchObject({ kind: 'notHere' });
    expect(bridge.bankPages).toEqual([]);
  });

  it('[PAY-03] O-070: an order said to be free is confirmed by the museum, without a payment', async () => {
    const { museum, machine, pay } = aPay();
    const free = { ...thePayment, way: null, isFree: true };
    expect(await pay.execute(free)).toEqual({ kind: 'confirm' });
    expect(museum.asked).toEqual(['paymentState', 'confirmOrder']);
    machine.take('left');
    machine.take('unpaid');
    museum.answers = { confirmOrder: async () => failed(soldOut) };
    expect(await pay.execute(free)).toEqual({ kind: 'refused', cause: soldOut });
    museum.answers = { confirmOrder: async () => failed(network) };
    expect(await pay.execute(free)).toEqual({ kind: 'lost' });
    expect(museum.times('confirmOrder')).toBe(3);
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

  it('[PAY-10][Q-PAY-2] is held from the press to a definite outcome, not just to the answer of the sheet', async () => {
    const { museum, machine, pay } = aPay();
    await pay.execute(thePayment);
    expect(machine.state).toBe('confirming');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'notNow' });
    machine.take('timeUp');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'notNow' });
    machine.take('unpaid');
    expect(await pay.execute(thePayment)).toEqual({ kind: 'confirm' });
    expect(museum.times('startPayment')).toBe(2);
  });

  it('[PAY-10][Q-PAY-2] a second tab says so at once, waits, and only reads what came of it', async () => {
    const browser = new MemoryBrowser();
    const one = aPay({}, new MemoryTabs(browser));
    const other = aPay({}, new MemoryTabs(browser));
    await one.pay.execute(thePayment);
    const following = other.pay.execute(thePayment);
    await other.clock.advance(500);
    expect(other.machine.state).toBe('elsewhere');
    expect(other.museum.asked).toEqual([]);
    other.museum.answers = { orderStatus: async () => success('issued') };
    one.machine.take('issued');
    expect(await following).toEqual({ kind: 'confirm' });
    expect(other.machine.state).toBe('issued');
    expect(other.museum.asked).toEqual(['paymentState', 'orderStatus']);
  });

  it('[PAY-10][Q-PAY-2] a second tab may pay, on another press, when the first has ended without', async () => {
    const browser = new MemoryBrowser();
    const one = aPay({}, new MemoryTabs(browser));
    const other = aPay({}, new MemoryTabs(browser));
    one.bridge.answer = async () => success('notPaid');
    const [first, second] = await Promise.all([
      one.pay.execute(thePayment),
      other.pay.execute(thePayment),
    ]);
    expect([first.kind, second.kind]).toEqual(['notPaid', 'otherTab']);
    expect(other.museum.times('startPayment')).toBe(0);
    expect(await other.pay.execute(thePayment)).toEqual({ kind: 'confirm' });
  });

  it('[PAY-11] a sheet that never answers is left to the museum when the visitor says so', async () => {
    const { bridge, machine, pay } = aPay();
    bridge.answer = () => new Promise(() => {});
    const paying = pay.execute(thePayment);
    await machine.whenNot('idle');
    for (let turn = 0; machine.state !== 'handedOffJsapi' && turn < 50; turn += 1) {
      await Promise.resolve();
    }
    machine.take('cameBack');
    expect(await paying).toEqual({ kind: 'confirm' });
    expect(machine.state).toBe('confirming');
  });

  it('[PAY-11][Q-PAY-8] nothing is begun for a way to pay that this page can’t go (R3)', async () => {
    const { museum, bridge, machine, pay } = aPay();
    bridge.place = failed({ kind: 'inMiniProgram' });
    expect(await pay.execute(thePayment)).toMatchObject({ kind: 'notHere' });
    expect(museum.asked).toEqual(['paymentState']);
    expect(machine.state).toBe('idle');
  });

  it('[PAY-11][Q-PAY-8] the mini-program’s own page takes the payment over, and the museum says how it ended', async () => {
    const { museum, bridge, clock, machine, pay } = aPay();
    bridge.place = success('nativePage');
    const paying = pay.execute(thePayment);
    await clock.advance(0);
    expect(bridge.nativePages).toEqual([theOrder]);
    expect(machine.state).toBe('handedOffJsapi');
    machine.take('cameBack');
    expect(await paying).toEqual({ kind: 'confirm' });
    expect(museum.times('startPayment')).toBe(0);
    machine.take('left');
    machine.take('unpaid');
    bridge.nativeAnswer = failed({ kind: 'inMiniProgram' });
    expect(await pay.execute(thePayment)).toMatchObject({ kind: 'notHere' });
    expect(machine.state).toBe('idle');
  });

  it('[PAY-10] a mistake of ours does not lock the order for good', async () => {
    const { bridge, machine, pay } = aPay();
    bridge.answer = async () => {
      throw new Error('ours');
    };
    await expect(pay.execute(thePayment)).rejects.toThrow('ours');
    expect(machine.state).toBe('notConfirmed');
  });
});
