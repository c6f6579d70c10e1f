import { describe, expect, it } from 'vitest';
import { type Run, runsOf } from '../../../src/ui/components/runsOf.ts';

const keyOf = (entry: string) => entry;
const letters = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, place) =>
    String.fromCharCode(from.charCodeAt(0) + place),
  );
const parted = (entries: readonly string[], before: readonly Run<string>[] = []) =>
  runsOf(entries, keyOf, 3, before);
const words = (runs: readonly Run<string>[]) =>
  runs.map(({ entries }) => entries.join('')).join(' ');

describe('the runs of a long list', () => {
  it('are of so many entries, the last one of fewer', () => {
    expect(words(parted(letters('a', 'h')))).toBe('abc def gh');
    expect(parted([])).toEqual([]);
  });

  it('keep what was in them, whatever comes or goes above', () => {
    const before = parted(letters('a', 'i'));
    const more = parted(['x', ...letters('a', 'i')], before);
    expect(words(more)).toBe('x abc def ghi');
    expect(more.slice(1).every((run, place) => run === before[place])).toBe(true);
    const fewer = parted(letters('c', 'i'), before);
    expect(words(fewer)).toBe('c def ghi');
    expect(fewer.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  });

  it('take in what comes within them until they are twice as long', () => {
    const before = parted(letters('a', 'f'));
    expect(words(parted(['a', 'u', 'b', 'c', 'd', 'e', 'f'], before))).toBe('aubc def');
    expect(words(parted(['a', 'b', 'c', ...letters('s', 'z'), 'd'], before))).toBe(
      'abcstu vwx yz d',
    );
  });

  it('put an entry that has moved where it stands now, and no other', () => {
    const before = parted(letters('a', 'i'));
    const moved = parted(['a', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b'], before);
    expect(words(moved)).toBe('ac def ghib');
    expect(moved[1]).toBe(before[1]);
  });

  it('never share a key', () => {
    const before = parted(letters('a', 'f'));
    // The one that gave the first run its key comes back far from it.
    const without = parted(letters('b', 'f'), before);
    const back = parted([...letters('b', 'f'), 'x', 'y', 'z', 'a'], without);
    expect(new Set(back.map(({ key }) => key)).size).toBe(back.length);
    expect(words(back)).toBe('bc defxyz a');
  });
});
