import { describe, expect, it } from 'vitest';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { unchangedKept } from '../../../src/ui/orders/unchangedKept.ts';
import { anOrder, anOrderLine, yuan } from '../../domain/builders.ts';

const numbered = (number: number) =>
  anOrder({ orderNo: orderNo(`2026112709050000${String(number).padStart(4, '0')}`) });

describe('a list read anew', () => {
  it('keeps the orders that say the same, and takes those that do not', () => {
    const before = [numbered(1), numbered(2), numbered(3)];
    const after = [
      numbered(4),
      numbered(1),
      { ...numbered(2), status: 'refunded' as const },
      { ...numbered(3), lines: [anOrderLine({ quantity: 1 })] },
    ];
    const kept = unchangedKept(before, after);
    expect(kept).toEqual(after);
    expect(kept[1]).toBe(before[0]);
    expect(kept[2]).toBe(after[2]);
    expect(kept[3]).toBe(after[3]);
  });

  it('is itself where there was none', () => {
    const after = [anOrder({ total: yuan(1) })];
    expect(unchangedKept(null, after)).toEqual(after);
  });
});
