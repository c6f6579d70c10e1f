import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import type { PaymentState } from '../../../src/domain/model/PaymentState.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { StubTill, type Till, theOrder } from '../../support/StubTill.ts';

/** Somebody who asks about an order whose result page was opened. */
function aQuestion(answers: Partial<Till>) {
  const museum = new StubTill(answers);
  const payments = new PaymentMachines();
  const machine = payments.of(theOrder);
  machine.take('doubted');
  return { museum, machine, verifyPayment: new VerifyPayment({ museum, payments }) };
}

describe('VerifyPayment', () => {
  it.each<[OrderStatus, string, PaymentState]>([
    ['issued', 'issued', 'issued'],
    ['completed', 'issued', 'issued'],
    ['toBePaid', 'notIssued', 'notConfirmed'],
    ['paid', 'notIssued', 'notConfirmed'],
    ['pendingReview', 'notIssued', 'notConfirmed'],
    ['unknown', 'notIssued', 'notConfirmed'],
    ['closed', 'over', 'refused'],
    ['cancelled', 'over', 'refused'],
    ['refunded', 'over', 'refused'],
  ])('[PAY-08][Q-PAY-5] takes the status %s for %s', async (status, verified, state) => {
    const { machine, verifyPayment } = aQuestion({ orderStatus: async () => success(status) });
    expect(await verifyPayment.execute(theOrder)).toBe(verified);
    expect(machine.state).toBe(state);
  });

  it.each<[Exclude<Failure['kind'], 'business'>, string]>([
    ['network', 'unknown'],
    ['timeout', 'unknown'],
    ['maintenance', 'unknown'],
    ['malformed', 'unknown'],
    ['expired', 'expired'],
  ])(
    '[Q-PAY-5][Q-PAY-14] a question without an answer (%s) is no answer',
    async (kind, verified) => {
      const { machine, verifyPayment } = aQuestion({ orderStatus: async () => failed({ kind }) });
      expect(await verifyPayment.execute(theOrder)).toBe(verified);
      expect(machine.state).toBe('notConfirmed');
    },
  );

  const none = failed<Failure>({ kind: 'network' });
  it.each<[Result<'paid' | 'unpaid'>, Result<OrderStatus>, string | null, PaymentState]>([
    [success('unpaid'), success('toBePaid'), 'unpaid', 'unpaid'],
    [success('paid'), success('toBePaid'), 'paid', 'paid'],
    [success('paid'), none, 'paid', 'paid'],
    [success('paid'), success('issued'), 'issued', 'issued'],
    [none, success('issued'), 'issued', 'issued'],
    [success('unpaid'), success('closed'), 'over', 'refused'],
    [success('unpaid'), none, null, 'notConfirmed'],
    [none, success('toBePaid'), null, 'notConfirmed'],
    [none, none, null, 'notConfirmed'],
  ])(
    '[PAY-09][Q-PAY-3] unlocks paying by two answers and no fewer: %j, %j',
    async (paid, status, read, state) => {
      const { museum, machine, verifyPayment } = aQuestion({
        paymentState: async () => paid,
        orderStatus: async () => status,
      });
      const found = await verifyPayment.readTwice(theOrder);
      expect(found.ok ? found.value : null).toBe(read);
      expect(machine.state).toBe(state);
      expect(museum.asked).toEqual(['paymentState', 'orderStatus']);
    },
  );

  it('[PAY-09] does not ask again for what has just been read', async () => {
    const { museum, machine, verifyPayment } = aQuestion({});
    await verifyPayment.readTwice(theOrder, 'notIssued');
    expect(museum.asked).toEqual(['paymentState']);
    expect(machine.state).toBe('unpaid');
  });
});
