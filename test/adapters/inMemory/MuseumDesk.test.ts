import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { InMemoryMuseum } from '../../../src/adapters/inMemory/museum/InMemoryMuseum.ts';
import { MuseumDesk } from '../../../src/adapters/inMemory/panel/MuseumDesk.ts';
import { opening } from './aMuseum.ts';

/** A desk over a museum whose time a test lets pass; counts how often it looks into the books. */
function aDesk() {
  const clock = new ManualClock(opening);
  const listeners = new Set<() => void>();
  const museum = new InMemoryMuseum({
    now: () => clock.now(),
    random: () => 0.5,
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  let looks = 0;
  const desk = new MuseumDesk({
    control: (path, body) => {
      if (path === '/_museum/state') looks += 1;
      return museum.control(path, body);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    after: (ms, task) => clock.after(ms, task),
  });
  return { desk, museum, clock, looks: () => looks, isWatching: () => listeners.size > 0 };
}

describe('MuseumDesk', () => {
  it('looks again when something changes: once for all that changes at a moment', async () => {
    const { desk, museum, clock, looks } = aDesk();
    let told = 0;
    desk.subscribe(() => (told += 1));
    const before = looks();
    for (const advanceMs of [1000, 1000, 60_000]) museum.control('/_museum/clock', { advanceMs });
    expect(desk.current().reading.now).toContain('T08:30:00');
    await clock.advance(0);
    expect(desk.current().reading.now).toContain('T08:31:02');
    expect(looks()).toBe(before + 1);
    expect(told).toBe(2);
    const seen = desk.current();
    await clock.advance(0);
    expect(desk.current()).toBe(seen);
  });

  it('looks when a minute of the museum has passed, and only while somebody watches', async () => {
    const { desk, clock, looks, isWatching } = aDesk();
    await clock.advance(300_000);
    expect([looks(), isWatching()]).toEqual([1, false]);
    const stop = desk.subscribe(() => {});
    expect(looks()).toBe(2);
    await clock.advance(30_000);
    expect(looks()).toBe(2);
    await clock.advance(150_100);
    expect(looks()).toBe(5);
    expect(desk.current().reading.now).toContain('T08:38:00');
    stop();
    await clock.advance(300_000);
    expect([looks(), isWatching()]).toEqual([5, false]);
  });

  it('says what an act did, or why the museum refused it', () => {
    const { desk } = aDesk();
    desk.act('/_museum/reset', { scenario: 'soldOut' }, 'done');
    expect(desk.current().note).toEqual({ kind: 'done', text: 'done' });
    desk.act('/_museum/clock', { now: 'noon' }, 'done');
    expect(desk.current().note).toMatchObject({ kind: 'refused' });
    desk.act('/_museum/clock', { advanceMs: 1 });
    expect(desk.current().note).toBeNull();
  });
});
