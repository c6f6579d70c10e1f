import { describe, expect, it } from 'vitest';
import { SessionVisitStorage } from '../../../src/adapters/sessionStorage/SessionVisitStorage.ts';
import { aCart, aSelection, visitDay } from '../../ports/aVisit.ts';
import { visitStorageSuite } from '../../ports/visitStorage.suite.ts';
import { MemorySession } from './MemorySession.ts';

visitStorageSuite('SessionVisitStorage', () => new SessionVisitStorage(new MemorySession()));

describe('SessionVisitStorage', () => {
  const kept = (): MemorySession => {
    const session = new MemorySession();
    const storage = new SessionVisitStorage(session);
    storage.keepDay(visitDay);
    storage.keepSlotRange('09:00-10:30');
    storage.keepWarmPrompt('Bring your ID');
    storage.keepCart(aCart);
    storage.keepSelection(aSelection());
    return session;
  };

  it('uses exactly the keys of the specification', () => {
    const { texts } = kept();
    expect([...texts.keys()].sort()).toEqual([
      'cart',
      'date',
      'proData',
      'selecttimeSharing',
      'time',
      'traveldate',
      'warmPrompt',
    ]);
    expect(texts.get('date')).toBe('2026-12-05');
    expect(texts.get('time')).toBe('09:00-10:30');
    expect(texts.get('traveldate')).toBe('2026-12-05');
    expect(texts.get('cart')).toBe(
      '{"dataList":[{"item":"653247040368672769","salepropetyvalue":"4001","quantity":2},' +
        '{"item":"653247040368672770","salepropetyvalue":"4001","quantity":3}]}',
    );
  });

  it('[START-05] is found by the page loaded next', () => {
    const next = new SessionVisitStorage(kept());
    expect(next.selection()).toEqual(aSelection());
    expect(next.cart()).toEqual(aCart);
    expect([next.day(), next.slotRange()]).toEqual([visitDay, '09:00-10:30']);
  });

  it('leaves day and warm prompt when the selection goes', () => {
    const session = kept();
    new SessionVisitStorage(session).clearSelection();
    expect([...session.texts.keys()].sort()).toEqual(['date', 'warmPrompt']);
    new SessionVisitStorage(session).keepSlotRange(null);
    expect(session.get('time')).toBeNull();
  });

  const cart = JSON.stringify(aCart);

  it.each([
    '{oops',
    'undefined',
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"dataList":null}',
    '{"dataList":{}}',
    '{"dataList":[null]}',
    '{"dataList":[{"item":"1","quantity":1}]}',
    '{"__proto__":{"dataList":[{"item":"1","salepropetyvalue":"2","quantity":1}]}}',
    cart.replace('"quantity":2', '"quantity":0'),
    cart.replace('"quantity":2', '"quantity":-1'),
    cart.replace('"quantity":2', '"quantity":1.5'),
    cart.replace('"quantity":2', '"quantity":"2"'),
    cart.replace('"quantity":2', '"quantity":1e99'),
    cart.replace('"quantity":2', '"quantity":9007199254740991'),
    cart.replace('"653247040368672769"', '653247040368672769'),
  ])('[START-05] takes the cart %s for empty (O-084)', (text) => {
    const session = kept();
    session.set('cart', text);
    expect(new SessionVisitStorage(session).cart()).toEqual({ dataList: [] });
    expect(Reflect.get({}, 'dataList')).toBeUndefined();
  });

  it('[START-05] counts a good that the cart names twice once, as it is named last', () => {
    const session = new MemorySession({
      cart: cart.replace('653247040368672770', '653247040368672769'),
    });
    expect(
      new SessionVisitStorage(session).cart().dataList.map(({ quantity }) => quantity),
    ).toEqual([3]);
  });

  it('[O-084] takes an empty slot range for none', () => {
    expect(new SessionVisitStorage(new MemorySession({ time: '' })).slotRange()).toBeNull();
  });

  it.each(['2026-02-30', '', 'today', '{oops'])('[O-084] takes the day %s for none', (text) => {
    expect(new SessionVisitStorage(new MemorySession({ date: text })).day()).toBeNull();
  });

  const tickets = JSON.stringify(aSelection().tickets);

  it.each<[string, string]>([
    ['proData', '{oops'],
    ['proData', 'undefined'],
    ['proData', ''],
    ['proData', 'null'],
    ['proData', '{"__proto__":{"x":1}}'],
    ['proData', '[{"quantity":1}]'],
    ['proData', tickets.replace('"quantity":2', '"quantity":0')],
    ['proData', tickets.replace('"quantity":2', '"quantity":1.5')],
    ['proData', tickets.replace('"quantity":2', '"quantity":"2"')],
    ['proData', tickets.replace('"price":6050', '"price":60.5')],
    ['proData', tickets.replace('"price":6050', '"price":-1')],
    ['proData', tickets.replace('"ordinary"', '"other"')],
    ['selecttimeSharing', '{oops'],
    ['selecttimeSharing', '{}'],
    ['traveldate', '2026-02-30'],
    ['traveldate', ''],
  ])('[O-084] takes nothing for selected where %s is %s', (name, text) => {
    const session = kept();
    session.set(name, text);
    expect(new SessionVisitStorage(session).selection()).toBeNull();
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
