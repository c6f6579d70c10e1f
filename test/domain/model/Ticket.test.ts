import { describe, expect, it } from 'vitest';
import { ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { choosableOffers, ticketKey } from '../../../src/domain/model/Ticket.ts';
import { anOffer } from '../builders.ts';

const kindOf = (kind: string, changes: Parameters<typeof anOffer>[0] = {}) =>
  anOffer({ ticketId: ticketId('1'), kindId: ticketKindId(kind), ...changes });
const keysOf = (...offers: Parameters<typeof choosableOffers>[0]) =>
  choosableOffers(offers).map(ticketKey);

describe('the tickets to choose from', () => {
  it('[CONF-05] are one of each whose kind follows from the ID: the museum’s first', () => {
    const byId = { choosesKindById: true };
    const other = kindOf('a', { ...byId, ticketId: ticketId('2') });
    expect(keysOf(kindOf('b', byId), other, kindOf('a', byId), kindOf('c', byId))).toEqual([
      '1/b',
      '2/a',
    ]);
  });

  it('[HOME-09] are all kinds of the others, and of those that name nobody whose ID could decide', () => {
    expect(keysOf(kindOf('a'), kindOf('b'))).toEqual(['1/a', '1/b']);
    const nameless = { choosesKindById: true, isRealName: false };
    expect(keysOf(kindOf('a', nameless), kindOf('b', nameless))).toEqual(['1/a', '1/b']);
  });
});
