import { describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { FindReplenishable } from '../../../src/domain/useCases/FindReplenishable.ts';
import { StubTopUps } from '../../support/StubTopUps.ts';
import { aReplenishable, originalOrder } from '../replenishable.ts';

describe('finding what can be topped up', () => {
  it('[RPLN-01] keeps the museum’s order, and lists each ticket once', async () => {
    const museum = new StubTopUps([aReplenishable(2), aReplenishable(1), aReplenishable(2)]);
    const find = new FindReplenishable({ museum });
    expect(await find.execute(originalOrder)).toEqual(
      success([aReplenishable(2), aReplenishable(1)]),
    );
  });

  it('[RPLN-01] tells why it could not', async () => {
    const answer = failed({ kind: 'timeout' } as const);
    const museum = new StubTopUps([], { replenishableTickets: async () => answer });
    expect(await new FindReplenishable({ museum }).execute(originalOrder)).toEqual(answer);
  });
});
