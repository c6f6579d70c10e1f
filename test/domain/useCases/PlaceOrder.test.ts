import { describe, expect, it } from 'vitest';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { PlaceOrder } from '../../../src/domain/useCases/PlaceOrder.ts';
import { aSelection } from '../builders.ts';

describe('PlaceOrder', () => {
  it('[HOME-12] keeps what passes, its slot included, for the order form', () => {
    const storage = new MemoryVisitStorage();
    const placed = new PlaceOrder({ storage }).execute(aSelection(), null, true);
    expect(placed).toEqual(success(aSelection()));
    expect(storage.selection()?.slot).toMatchObject({
      id: 's-0900',
      name: 'Morning',
      begin: '09:00',
      end: '10:00',
    });
  });

  it('[HOME-12] keeps nothing of what does not, and says the first thing wrong', () => {
    const storage = new MemoryVisitStorage();
    const selection = aSelection({ tickets: [], slot: null });
    const placed = new PlaceOrder({ storage }).execute(selection, 0, true);
    expect(placed).toEqual(failed({ kind: 'nothingSelected' }));
    expect(storage.selection()).toBeNull();
  });
});
