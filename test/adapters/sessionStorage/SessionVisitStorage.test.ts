import { describe, expect, it } from 'vitest';
import { SessionVisitStorage } from '../../../src/adapters/sessionStorage/SessionVisitStorage.ts';
import { aSelection, visitDay } from '../../ports/aVisit.ts';
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
    storage.keepSelection(aSelection());
    return session;
  };

  it('uses exactly the keys of the specification', () => {
    const { texts } = kept();
    expect([...texts.keys()].sort()).toEqual([
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
  });

  it('is found by the page loaded next', () => {
    expect(new SessionVisitStorage(kept()).selection()).toEqual(aSelection());
  });

  it('leaves day and warm prompt when the selection goes', () => {
    const session = kept();
    new SessionVisitStorage(session).clearSelection();
    expect([...session.texts.keys()].sort()).toEqual(['date', 'warmPrompt']);
    new SessionVisitStorage(session).keepSlotRange(null);
    expect(session.get('time')).toBeNull();
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
