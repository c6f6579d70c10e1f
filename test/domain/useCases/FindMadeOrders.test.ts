import { describe, expect, it } from 'vitest';
import type { MuseumDay } from '../../../src/domain/model/MuseumDay.ts';
import { draftFor } from '../../../src/domain/model/OrderDraft.ts';
import { success } from '../../../src/domain/model/Result.ts';
import { FindMadeOrders } from '../../../src/domain/useCases/FindMadeOrders.ts';
import { aSelection, shanghai } from '../builders.ts';

const since = Date.parse('2026-11-27T01:05:00Z');

describe('FindMadeOrders', () => {
  it.each([
    ['right', '2026-11-27T01:06:00Z', '2026-11-27'],
    ['past midnight by now', '2026-11-27T16:01:00Z', '2026-11-28'],
    ['three days behind on a page just reloaded', '2026-11-24T01:06:00Z', '2026-11-27'],
  ])(
    '[PAY-10] [Q-BAD-7] lists the day an order was sent on, on a clock that is %s',
    async (_, now, last) => {
      const asked: (readonly MuseumDay[])[] = [];
      const find = new FindMadeOrders({
        museum: {
          orders: async (from, to) => {
            asked.push([from, to]);
            return success([]);
          },
        },
        configuration: { timeZone: shanghai },
      });
      const made = { draft: draftFor(aSelection(), null), total: null, since };
      await find.execute(made, Date.parse(now), 'English');
      expect(asked).toEqual([['2026-11-26', last]]);
    },
  );
});
