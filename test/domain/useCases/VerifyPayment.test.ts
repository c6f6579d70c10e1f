import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import type { OrderStatus } from '../../../src/domain/model/OrderStatus.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { StubTill, theOrder } from '../../support/StubTill.ts';

const asked = (orderStatus: StubTill['answers']['orderStatus']) =>
  new VerifyPayment({
    museum: new StubTill(orderStatus === undefined ? {} : { orderStatus }),
  }).execute(theOrder);

describe('VerifyPayment', () => {
  it.each<OrderStatus>(['issued', 'completed'])(
    '[PAY-08][Q-PAY-5] %s is what the museum calls done',
    async (status) => {
      expect(await asked(async () => success(status))).toBe('issued');
    },
  );

  it.each<OrderStatus>(['toBePaid', 'paid', 'closed', 'cancelled', 'refunded', 'unknown'])(
    '[PAY-08][Q-PAY-5] %s is not',
    async (status) => {
      expect(await asked(async () => success(status))).toBe('notIssued');
    },
  );

  it.each<Failure['kind']>(['network', 'timeout', 'maintenance', 'malformed', 'expired'])(
    '[Q-PAY-5] a question without an answer (%s) is no answer',
    async (kind) => {
      const failure = { kind } as Exclude<Failure, { kind: 'business' }>;
      expect(await asked(async () => failed(failure))).toBe('unknown');
    },
  );
});
