import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { moneyOfFen, noMoney } from '../../../src/domain/model/Money.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { PayNow } from '../../../src/domain/useCases/PayNow.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { StubTill, type Till, theOrder } from '../../support/StubTill.ts';

function aPayNow(answers: Partial<Till> = {}) {
  const museum = new StubTill(answers);
  let cleared = 0;
  const storage = {
    clearSelection: () => {
      cleared += 1;
    },
  };
  const payments = new PaymentMachines();
  const verifyPayment = new VerifyPayment({ museum, payments });
  const payNow = new PayNow({ museum, verifyPayment, payments, storage });
  return { museum, payNow, machine: payments.of(theOrder), timesCleared: () => cleared };
}

const refusal: Failure = { kind: 'business', code: '5006', text: '订单已关闭' };

describe('PayNow', () => {
  it('[PAY-02] an order that is paid already is only said to be so', async () => {
    const { museum, payNow } = aPayNow({ paymentState: async () => success('paid') });
    expect(await payNow.execute(theOrder, moneyOfFen(6000))).toEqual({ kind: 'alreadyPaid' });
    expect(museum.asked).toEqual(['paymentState']);
  });

  it('[PAY-02] a total above 0 leads to the payment methods', async () => {
    const { museum, payNow, timesCleared } = aPayNow();
    expect(await payNow.execute(theOrder, moneyOfFen(1))).toEqual({ kind: 'chooseMethod' });
    expect(museum.asked).toEqual(['paymentState']);
    expect(timesCleared()).toBe(0);
  });

  it('[PAY-02] O-071: a total of 0 is confirmed, and the cart is cleared', async () => {
    const { museum, payNow, timesCleared } = aPayNow();
    expect(await payNow.execute(theOrder, noMoney)).toEqual({ kind: 'reserved' });
    expect(museum.asked).toEqual(['paymentState', 'confirmOrder']);
    expect(timesCleared()).toBe(1);
  });

  it('[PAY-02] a confirmation that is refused keeps the cart and says why', async () => {
    const { payNow, timesCleared } = aPayNow({ confirmOrder: async () => failed(refusal) });
    expect(await payNow.execute(theOrder, noMoney)).toEqual({
      kind: 'notReserved',
      cause: refusal,
    });
    expect(timesCleared()).toBe(0);
  });

  it('O-072: a total that nobody knows is not free', async () => {
    const { museum, payNow } = aPayNow();
    expect(await payNow.execute(theOrder, null)).toEqual({ kind: 'chooseMethod' });
    expect(museum.times('confirmOrder')).toBe(0);
  });

  it('[PAY-02][Q-PAY-12] without an answer to the pre-check nothing else is asked', async () => {
    const cause: Failure = { kind: 'network' };
    const { museum, payNow } = aPayNow({ paymentState: async () => failed(cause) });
    expect(await payNow.execute(theOrder, noMoney)).toEqual({ kind: 'unknown', cause });
    expect(museum.asked).toEqual(['paymentState']);
  });

  it('[PAY-10][Q-PAY-3] a lost confirmation is read about, never sent again', async () => {
    const cause: Failure = { kind: 'timeout' };
    const { museum, machine, payNow } = aPayNow({ confirmOrder: async () => failed(cause) });
    expect(await payNow.execute(theOrder, noMoney)).toEqual({ kind: 'unconfirmed' });
    expect(museum.asked).toEqual(['paymentState', 'confirmOrder', 'paymentState', 'orderStatus']);
    expect(machine.state).toBe('unpaid');
    museum.answers = {
      confirmOrder: async () => failed(cause),
      orderStatus: async () => success('issued'),
    };
    expect(await payNow.execute(theOrder, noMoney)).toEqual({ kind: 'reserved' });
    expect(machine.state).toBe('issued');
  });

  it('[PAY-09][PAY-10] an order that is not confirmed is read twice before it may be paid once more (R1)', async () => {
    const cause: Failure = { kind: 'network' };
    const { museum, machine, payNow } = aPayNow({ paymentState: async () => failed(cause) });
    machine.take('arrived');
    machine.take('timeUp');
    expect(await payNow.execute(theOrder, moneyOfFen(1))).toEqual({ kind: 'unknown', cause });
    museum.answers = {};
    expect(await payNow.execute(theOrder, moneyOfFen(1))).toEqual({ kind: 'chooseMethod' });
    expect(machine.state).toBe('idle');
    machine.take('issued');
    expect(await payNow.execute(theOrder, moneyOfFen(1))).toEqual({ kind: 'alreadyPaid' });
  });

  it('[PAY-10] a payment that is under way is shown by its screen, and asks nothing', async () => {
    const { museum, machine, payNow } = aPayNow();
    machine.take('arrived');
    expect(await payNow.execute(theOrder, noMoney)).toEqual({ kind: 'chooseMethod' });
    expect(museum.asked).toEqual([]);
  });
});
