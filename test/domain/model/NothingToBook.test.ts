import { describe, expect, it } from 'vitest';
import { type NothingToBook, nothingToBook } from '../../../src/domain/model/NothingToBook.ts';
import type { SlotState } from '../../../src/domain/model/TimeSlot.ts';

describe('why a day has nothing to book', () => {
  it.each<[states: SlotState[], reason: NothingToBook | null]>([
    [[], 'closed'],
    [['soldOut', 'soldOut'], 'soldOut'],
    [['past', 'past'], 'over'],
    [['past', 'soldOut'], 'soldOut'],
    [['past', 'soldOut', 'few'], null],
    [['free'], null],
  ])('[HOME-03] with slots %j: %s', (states, reason) => {
    expect(nothingToBook(states)).toBe(reason);
  });
});
