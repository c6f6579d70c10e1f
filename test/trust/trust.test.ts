import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testTitles } from '../../scripts/trust/testTitles.ts';
import { brokenGuards } from './brokenGuards.ts';
import { promisedGroups } from './promises.ts';

const root = join(import.meta.dirname, '../..');
const promised = promisedGroups.flatMap(({ promises }) => promises.map(({ id }): string => id));

/** Promises of a release yet to come, each with what it waits for. */
const notYet: Readonly<Record<string, string>> = {};

describe('the account of what is proven', () => {
  const titles = testTitles();
  const carried = new Set(
    titles.flatMap(({ title }) => [...title.matchAll(/\[(Q-\w+-\d+)\]/g)].map(([, id]) => id)),
  );

  it('finds the titles of tests however they are opened', () => {
    const here = titles.filter(({ file }) => file === 'test/trust/trust.test.ts');
    expect(here.map(({ title }) => title)).toContain(
      'finds the titles of tests however they are opened',
    );
    expect(here.map(({ title }) => title)).toContain('$guard is broken where it stands');
    expect(titles.length).toBeGreaterThan(1_000);
  });

  it('names each promise once', () => {
    expect(promised.filter((id, place) => promised.indexOf(id) !== place)).toEqual([]);
  });

  it('leaves no promise without a test but those that wait', () => {
    expect(promised.filter((id) => !carried.has(id))).toEqual(Object.keys(notYet));
  });

  it('knows every promise that a title names', () => {
    expect([...carried].filter((id) => id !== undefined && !promised.includes(id))).toEqual([]);
  });
});

describe('each guard broken on purpose', () => {
  it.each(brokenGuards)('$guard is broken where it stands', ({ file, from, to, test }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(join(root, test))).toBe(true);
  });
});
