import { describe, expect, it } from 'vitest';
import { orderLookupOf } from '../../../src/domain/model/OrderLookup.ts';

describe('what an order is looked up by', () => {
  // By its length, once normalised: 18 characters are a document number, 19 an order number (§4, R12, R21).
  it.each([
    ['OQ-01', '110105199006150004', 'document', '110105199006150004'],
    ['OQ-02', '2026112700000000001', 'order', '2026112700000000001'],
    ['OQ-03', '110105900615000', 'document', '110105900615000'],
    // An order number of 18 digits would be sent as a document number: the museum's are longer.
    ['OQ-04', '202611270000000001', 'document', '202611270000000001'],
    // A blank behind it, which would make 19, is trimmed first.
    ['OQ-05', '110105199006150004 ', 'document', '110105199006150004'],
    ['OQ-06', '', 'document', ''],

    ['written otherwise', '11010519900615000x', 'document', '11010519900615000X'],
    ['written otherwise', ' Ｅ１２３\u200b４５ ', 'document', 'E12345'],
    ['written otherwise', '  20261127090500000001  ', 'order', '20261127090500000001'],
    ['written otherwise', '110105 19900615 0004', 'document', '110105199006150004'],
    ['written otherwise', '2026 1127 0905 0000 0001', 'order', '20261127090500000001'],
    ['written otherwise', '１１０１０５１９９００６１５０００４', 'document', '110105199006150004'],
    ['written otherwise', '２０２６１１２７０００００００００１２', 'order', '2026112700000000012'],
  ])('[QRY-01] %s: is of %j: %s %s', (_, typed, kind, number) => {
    expect(orderLookupOf(typed)).toEqual({ kind, number });
  });
});
