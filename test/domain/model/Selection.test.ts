import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yuanText } from '../../../src/domain/model/Money.ts';
import {
  checkedSelection,
  partyOf,
  quantityOf,
  type SelectedTicket,
  stepUpBlock,
  totalCount,
  totalPrice,
  withQuantity,
} from '../../../src/domain/model/Selection.ts';
import { aSelection, aSlot, aTicket, yuan } from '../builders.ts';
import '../../support/pinnedChance.ts';

const adult = aTicket({ id: 'adult' });
const child = aTicket({ id: 'child', price: yuan('19.9') });
const free = aTicket({ id: 'free', price: yuan(0), pool: 'free' });
const guide = aTicket({ id: 'guide', isStaggered: false, countsTowardsLimit: false });

const so = (...entries: [SelectedTicket['ticket'], number][]): SelectedTicket[] =>
  entries.map(([ticket, quantity]) => ({ ticket, quantity }));

describe('stepping a quantity', () => {
  it('[HOME-10] counts and adds up what is selected', () => {
    const tickets = so([adult, 2], [child, 3], [free, 1]);
    expect(totalCount(tickets)).toBe(6);
    expect(yuanText(totalPrice(tickets))).toBe('179.70');
    expect(quantityOf(tickets, child)).toBe(3);
    expect(quantityOf(tickets, guide)).toBe(0);
  });

  it('[HOME-10] takes a ticket out at nothing and keeps the others in their order', () => {
    const tickets = withQuantity(so([adult, 1], [child, 1]), guide, 1);
    expect(withQuantity(tickets, child, 0)).toEqual(so([adult, 1], [guide, 1]));
    expect(withQuantity(tickets, adult, 4)).toEqual(so([adult, 4], [child, 1], [guide, 1]));
  });

  it('[HOME-10] never goes below nothing', () => {
    expect(withQuantity([], adult, -1)).toEqual([]);
    expect(withQuantity(so([adult, 1]), adult, -3)).toEqual([]);
  });

  it('[HOME-10] ends with the same total however it got there', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom(adult, child, free, guide), fc.integer({ min: -1, max: 6 })),
    );
    fc.assert(
      fc.property(steps, (presses) => {
        let tickets: readonly SelectedTicket[] = [];
        const last = new Map<SelectedTicket['ticket'], number>();
        for (const [ticket, quantity] of presses) {
          tickets = withQuantity(tickets, ticket, quantity);
          last.set(ticket, Math.max(quantity, 0));
        }
        const direct = so(...last.entries());
        expect(totalPrice(tickets)).toBe(totalPrice(direct));
        expect(totalCount(tickets)).toBe(totalCount(direct));
        expect(tickets.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });
});

describe('the places that tickets take in a slot', () => {
  it('[HOME-12] are counted apart, free and ordinary, and only of tickets that are sold by slots', () => {
    expect(partyOf(so([adult, 2], [child, 1], [free, 4], [guide, 9]))).toEqual({
      ordinary: 3,
      free: 4,
    });
    expect(partyOf([])).toEqual({ ordinary: 0, free: 0 });
  });
});

describe('one more of a ticket', () => {
  it.each([
    ['SS-01', 5, 3, null, null],
    ['SS-02', 0, 3, 'soldOut', null],
    ['SS-03', 5, 0, null, 'soldOut'],
    ['SS-04', 0, 0, 'soldOut', 'soldOut'],
    ['SS-06', 1, 0, null, 'soldOut'],
  ])(
    '[HOME-10] %s with %i ordinary and %i free places',
    (_, ordinaryLeft, freeLeft, ordinary, gratis) => {
      const slot = aSlot({ ordinaryLeft, freeLeft });
      expect(stepUpBlock(adult, 0, slot, true)).toBe(ordinary);
      expect(stepUpBlock(free, 0, slot, true)).toBe(gratis);
    },
  );

  it('[HOME-10] is refused at the last place', () => {
    const slot = aSlot({ ordinaryLeft: 2 });
    expect(stepUpBlock(adult, 1, slot, true)).toBeNull();
    expect(stepUpBlock(adult, 2, slot, true)).toBe('insufficientStock');
  });

  it('[HOME-10] needs a slot on a staggered day, as for the past one of SS-05', () => {
    expect(stepUpBlock(adult, 0, null, true)).toBe('chooseSlotFirst');
  });

  it('[HOME-10] is bound by no slot where the ticket or the day takes none', () => {
    expect(stepUpBlock(guide, 99, aSlot({ ordinaryLeft: 0, freeLeft: 0 }), true)).toBeNull();
    expect(stepUpBlock(adult, 99, null, false)).toBeNull();
  });

  it('[HOME-10] is refused where the price is unknown', () => {
    expect(stepUpBlock(aTicket({ price: null }), 0, aSlot(), true)).toBe('unknownPrice');
  });
});

describe('placing an order', () => {
  const slot = aSlot({ ordinaryLeft: 3, freeLeft: 1 });
  const check = (changes: Parameters<typeof aSelection>[0], limit: number | null = null) => {
    const checked = checkedSelection(aSelection({ slot, ...changes }), limit, true);
    return checked.ok ? 'placed' : checked.failure;
  };

  it('[HOME-12] asks for tickets before anything else', () => {
    expect(check({ tickets: [], slot: null }, 0)).toEqual({ kind: 'nothingSelected' });
  });

  it('[HOME-12] checks the limit before the slot, and names it', () => {
    expect(check({ tickets: so([adult, 3]), slot: null }, 2)).toEqual({
      kind: 'overLimit',
      limit: 2,
    });
  });

  it('[HOME-12] counts towards the limit only what the museum counts', () => {
    expect(check({ tickets: so([adult, 2], [guide, 5]) }, 2)).toBe('placed');
  });

  it('[HOME-11] knows no limit where there is none', () => {
    expect(check({ tickets: so([guide, 500]) }, null)).toBe('placed');
  });

  it('[HOME-12] asks for a slot before it looks at stock', () => {
    expect(check({ tickets: so([adult, 99]), slot: null })).toEqual({ kind: 'noSlotChosen' });
  });

  it.each([
    ['more than all places together', so([adult, 4], [free, 1])],
    ['more ordinary tickets than ordinary places', so([adult, 4])],
    ['more free tickets than free places', so([free, 2])],
  ])('[HOME-12] refuses %s', (_, tickets) => {
    expect(check({ tickets })).toEqual({ kind: 'insufficientMargin' });
  });

  it('[HOME-12] takes every place that is left, and tickets that need none', () => {
    expect(check({ tickets: so([adult, 3], [free, 1], [guide, 9]) })).toBe('placed');
  });

  it('[HOME-12] needs no slot on a day without staggered sale', () => {
    const selection = aSelection({ slot: null, tickets: so([adult, 99]) });
    expect(checkedSelection(selection, null, false)).toEqual({ ok: true, value: selection });
  });
});
