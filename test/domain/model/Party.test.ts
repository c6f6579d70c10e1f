import { describe, expect, it } from 'vitest';
import { type Party, shortagesFor } from '../../../src/domain/model/Party.ts';
import { aSlot } from '../builders.ts';

type Case = [ordinaryLeft: number, freeLeft: number, party: Party, short: string[]];

describe('a party and the places of a slot', () => {
  it.each<Case>([
    [3, 20, { ordinary: 3, free: 20 }, []],
    [3, 20, { ordinary: 5, free: 0 }, ['ordinary 3 of 5']],
    [50, 1, { ordinary: 5, free: 2 }, ['free 1 of 2']],
    [0, 0, { ordinary: 1, free: 1 }, ['ordinary 0 of 1', 'free 0 of 1']],
    [0, 0, { ordinary: 0, free: 0 }, []],
  ])(
    '[HOME-07] %i ordinary and %i free for %j: short are %j',
    (ordinaryLeft, freeLeft, party, short) => {
      const found = shortagesFor(party, aSlot({ ordinaryLeft, freeLeft }));
      expect(found.map(({ pool, left, wanted }) => `${pool} ${left} of ${wanted}`)).toEqual(short);
    },
  );
});
