import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cart,
  cartAfter,
  cartOf,
  emptyCart,
  type Good,
  withGood,
} from '../../../src/domain/model/Cart.ts';
import { ticketId, ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { aTicket } from '../builders.ts';
import '../../support/pinnedChance.ts';

const good = (item: string, salepropetyvalue: string, quantity = 1): Good => ({
  item: ticketId(item),
  salepropetyvalue: ticketKindId(salepropetyvalue),
  quantity,
});
const adult = good('3001', '4001');
const senior = good('3001', '4002', 2);
const guide = good('3002', '4001', 3);
const full: Cart = { dataList: [adult, senior, guide] };

describe('the cart reducer', () => {
  it('[START-05] add appends a good', () => {
    expect(cartAfter(emptyCart, { kind: 'add', good: adult })).toEqual({ dataList: [adult] });
    const cart = cartAfter({ dataList: [adult] }, { kind: 'add', good: senior });
    expect(cart).toEqual({ dataList: [adult, senior] });
  });

  it('[START-05] remove takes out the good of the same item and the same property alone', () => {
    const { item, salepropetyvalue } = senior;
    const cart = cartAfter(full, { kind: 'remove', good: { item, salepropetyvalue } });
    expect(cart).toEqual({ dataList: [adult, guide] });
    expect(cartAfter(full, { kind: 'remove', good: good('3002', '4002') })).toEqual(full);
  });

  it('[START-05] remove without a good empties the cart', () => {
    expect(cartAfter(full, { kind: 'remove' })).toEqual({ dataList: [] });
  });

  it('[START-05] set replaces the cart, with an empty list when there is none', () => {
    expect(cartAfter(full, { kind: 'set', cart: { dataList: [guide] } })).toEqual({
      dataList: [guide],
    });
    expect(cartAfter(full, { kind: 'set' })).toEqual({ dataList: [] });
  });

  it('[START-05] leaves the cart alone that it was given', () => {
    cartAfter(full, { kind: 'add', good: guide });
    cartAfter(full, { kind: 'remove' });
    expect(full).toEqual({ dataList: [adult, senior, guide] });
    expect(emptyCart).toEqual({ dataList: [] });
  });
});

describe('a cart', () => {
  it('[START-05] holds a good once, however often its quantity changes', () => {
    const goods = fc.array(
      fc.record({
        item: fc.constantFrom('3001', '3002', '__proto__', 'constructor'),
        kind: fc.constantFrom('4001', '4002', ''),
        quantity: fc.integer({ min: -1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(goods, (changes) => {
        const last = new Map<string, number>();
        let cart = emptyCart;
        for (const { item, kind, quantity } of changes) {
          cart = withGood(cart, good(item, kind, quantity));
          last.set(`${item}/${kind}`, Math.max(quantity, 0));
        }
        const held = cart.dataList.map((each) => [
          `${each.item}/${each.salepropetyvalue}`,
          each.quantity,
        ]);
        expect(Object.fromEntries(held)).toEqual(
          Object.fromEntries([...last].filter(([, quantity]) => quantity > 0)),
        );
        expect(new Set(held.map(([name]) => name)).size).toBe(held.length);
      }),
    );
  });

  it('[START-05] of what is selected names ticket and kind, with how many of them', () => {
    const ticket = aTicket({ id: '3001', kindId: ticketKindId('4002') });
    expect(cartOf([{ ticket, quantity: 2 }])).toEqual({ dataList: [senior] });
  });
});
