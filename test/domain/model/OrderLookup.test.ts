import { describe, expect, it } from 'vitest';
import { orderLookupOf } from '../../../src/domain/model/OrderLookup.ts';

describe('what an order is looked up by', () => {
  it.each([
    ['110105199006150004', 'document', '110105199006150004'],
    ['11010519900615000x', 'document', '11010519900615000X'],
    [' Ｅ１２３\u200b４５ ', 'document', 'E12345'],
    ['', 'document', ''],
    ['2026112709050000001', 'order', '2026112709050000001'],
    ['  20261127090500000001  ', 'order', '20261127090500000001'],
  ])('is of %j: %s %s', (typed, kind, number) => {
    expect(orderLookupOf(typed)).toEqual({ kind, number });
  });
});
