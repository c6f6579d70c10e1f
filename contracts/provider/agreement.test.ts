import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../../src/adapters/http/paths.ts';
import { providerStates } from '../../src/adapters/inMemory/museum/providerStates.ts';
import { isIdCard } from '../../src/domain/model/Certificate.ts';
import { orderNo, ticketId } from '../../src/domain/model/Identifiers.ts';
import { isMobile } from '../../src/domain/model/Phone.ts';
import { agreedPactFile, readPact } from './agreedPact.ts';

const pact = readPact(agreedPactFile);
const text = readFileSync(agreedPactFile, 'utf8');

/** The paths of all calls; those that take a number end in `/`. */
const allPaths: readonly string[] = [
  ...Object.values(paths).flatMap((call) => (typeof call === 'function' ? [] : [call.path])),
  paths.ticketInfo(ticketId('')).path,
  paths.checkUnpaid(orderNo('')).path,
];

const codesOf = (path: string): number[] =>
  pact.interactions
    .filter(({ request }) =>
      path.endsWith('/') ? request.path.startsWith(path) : request.path === path,
    )
    .map(({ response }) => response.body.content.code);

describe('the agreement', () => {
  it('is between the app and the museum', () => {
    expect(pact.consumer.name).toBe('timed-entry');
    expect(pact.provider.name).toBe('museum-api');
  });

  it.each(allPaths)('has a success and a failure of %s', (path) => {
    const codes = codesOf(path);

    expect(codes).toContain(0);
    expect(codes).toContain(1017);
  });

  it('is about the calls of the app and no others', () => {
    const strangers = pact.interactions
      .map(({ request }) => request.path)
      .filter((path) => !allPaths.includes(path.replace(/[^/]*\d{6,}$/, '')));

    expect(strangers).toEqual([]);
  });

  it('says everything once', () => {
    const names = pact.interactions.map(({ description, providerStates: states }) =>
      JSON.stringify([description, states]),
    );

    expect(new Set(names).size).toBe(names.length);
  });

  it('takes for granted what the in-memory museum can be, and STATES.md describes', () => {
    const described = [
      ...readFileSync(join(import.meta.dirname, '../STATES.md'), 'utf8').matchAll(
        /^\| `([a-z][^`]+)`/gm,
      ),
    ].map(([, name]) => name);
    const used = new Set(
      pact.interactions.flatMap(({ providerStates: states }) => states.map(({ name }) => name)),
    );

    expect([...described].sort()).toEqual([...providerStates.keys()].sort());
    expect([...used].filter((name) => !described.includes(name))).toEqual([]);
  });

  it('holds nobody’s number', () => {
    const numbers = text.match(/\d+[Xx]?/g) ?? [];

    expect(new Set(numbers.filter(isMobile))).toEqual(new Set(['13800000000']));
    // The sequence 000 is given to nobody.
    expect(numbers.filter((number) => isIdCard(number) && !/000[\dX]$/.test(number))).toEqual([]);
  });

  it('comes out of its tests as it was committed', () => {
    const committed = committedPact();

    // Before its first commit there is nothing to differ from.
    if (committed !== null) expect(text).toBe(committed);
  });
});

/** The agreement as git has it, staged or committed; null without git or before that. */
function committedPact(): string | null {
  try {
    return execFileSync('git', ['show', ':./contracts/pacts/timed-entry-museum-api.json'], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
