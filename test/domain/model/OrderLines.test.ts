import { describe, expect, it } from 'vitest';
import { ticketKindId } from '../../../src/domain/model/Identifiers.ts';
import { yuanText } from '../../../src/domain/model/Money.ts';
import { draftFor } from '../../../src/domain/model/OrderDraft.ts';
import { linesOf, linesTotal } from '../../../src/domain/model/OrderLines.ts';
import { aSelection, aTicket, yuan } from '../builders.ts';
import { moneyTotals } from './moneyTotals.ts';

const byId = aTicket({ id: 'by-id', choosesKindById: true, price: yuan(40) });
const guide = aTicket({ id: 'guide', isRealName: false, price: yuan('19.9') });
const draft = draftFor(
  aSelection({
    tickets: [
      { ticket: byId, quantity: 3 },
      { ticket: guide, quantity: 3 },
    ],
  }),
  null,
);
const [first = '', , third = ''] = draft.visitors.map(({ key }) => key);
const youth = { kindId: ticketKindId('youth'), name: 'Youth', price: yuan('19.95') };
const summary = (kinds: Parameters<typeof linesOf>[1]) =>
  linesOf(draft, kinds).map(({ kindName, price, quantity }) => [kindName, price, quantity]);

describe('the lines of an order', () => {
  it('[CONF-06] are one a ticket', () => {
    expect(summary(new Map())).toEqual([
      ['Standard', yuan(40), 3],
      ['Standard', yuan('19.9'), 3],
    ]);
  });

  it('[CONF-05] are one a kind where the visitors’ IDs decide, each with its own people', () => {
    const kinds = new Map([
      [first, youth],
      [third, youth],
    ]);
    expect(summary(kinds)).toEqual([
      ['Youth', yuan('19.95'), 2],
      ['Standard', yuan(40), 1],
      ['Standard', yuan('19.9'), 3],
    ]);
    const [line] = linesOf(draft, kinds);
    expect(line?.visitors.map(({ key }) => key)).toEqual([first, third]);
    expect(new Set(linesOf(draft, kinds).map(({ key }) => key)).size).toBe(3);
  });

  it('[CONF-05] keep apart whose price is unknown, even of the same kind', () => {
    const unpriced = { kindId: byId.offer.kindId, name: '', price: null };
    expect(summary(new Map([[third, unpriced]]))).toEqual([
      ['Standard', yuan(40), 2],
      ['', null, 1],
      ['Standard', yuan('19.9'), 3],
    ]);
    const lines = linesOf(draft, new Map([[third, unpriced]]));
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  });

  it('[CONF-05] leave alone the kind of a ticket that doesn’t ask for it', () => {
    const plain = draftFor(aSelection(), null);
    const kinds = new Map([[plain.visitors[0]?.key ?? '', youth]]);
    expect(linesOf(plain, kinds)).toMatchObject([{ kindName: 'Standard' }]);
  });
});

describe('what an order comes to', () => {
  const total = (kinds: Parameters<typeof linesOf>[1]) => linesTotal(linesOf(draft, kinds));

  it('[CONF-05] is exact to the fen, with the kinds that the IDs decide', () => {
    expect(total(new Map())).toBe(yuan('179.70'));
    expect(total(new Map([[first, youth]]))).toBe(yuan('159.65'));
  });

  it('[CONF-05] is unknown with a kind whose price nobody told: none is guessed', () => {
    expect(total(new Map([[first, { ...youth, price: null }]]))).toBeNull();
  });

  it.each(moneyTotals)('[CONF-06] %s: %j come to %s', (_, lines, expected) => {
    const sum = (read: (price: string) => string | number) =>
      linesTotal(lines.map(([price, quantity]) => ({ price: yuan(read(price)), quantity })));
    expect(yuanText(sum(String) ?? yuan(-1))).toBe(expected);
    expect(yuanText(sum(Number) ?? yuan(-1))).toBe(expected);
  });
});
