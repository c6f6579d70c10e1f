import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as openingPaths from '../../src/adapters/http/openingPaths.ts';
import * as paths from '../../src/adapters/http/paths.ts';
import { providerStates } from '../../src/adapters/inMemory/museum/providerStates.ts';
import { isIdCard } from '../../src/domain/model/Certificate.ts';
import { orderNo, ticketId } from '../../src/domain/model/Identifiers.ts';
import { isMobile } from '../../src/domain/model/Phone.ts';
import { callOf, contractCalls, nameOf } from '../contractCalls.ts';
import { agreedPactFile, codeOf, readPact } from './agreedPact.ts';

const pact = readPact(agreedPactFile);
const text = readFileSync(agreedPactFile, 'utf8');

/** Every path that the app knows, each once. */
const appPaths: readonly string[] = [
  ...Object.values({ ...openingPaths, ...paths }).flatMap((call) =>
    typeof call === 'function' ? [] : [call.path],
  ),
  `${paths.ticketInfo(ticketId('')).path}{ticketId}`,
  `${paths.checkUnpaid(orderNo('')).path}{orderNo}`,
];

const codes = new Map(contractCalls.map((call) => [nameOf(call), new Set<number>()]));
for (const interaction of pact.interactions) {
  const call = callOf(interaction.request);
  if (call !== undefined) codes.get(nameOf(call))?.add(codeOf(interaction));
}

describe('the agreement', () => {
  it('is between the app and the museum', () => {
    expect(pact.consumer.name).toBe('timed-entry');
    expect(pact.provider.name).toBe('museum-api');
  });

  it('[Q-PACT-1] [API-00] is about the 37 paths of the specification, which are those of the app', () => {
    expect(contractCalls).toHaveLength(37);
    expect(contractCalls.map(({ path }) => path).sort()).toEqual([...appPaths].sort());
  });

  it.each([...codes])('[Q-PACT-2] [API-00] has a success of %s', (_call, found) => {
    expect(found).toContain(0);
  });

  it.each([...codes])(
    '[Q-PACT-2] [API-01] has a failure of %s, an expired login at least',
    (_call, found) => {
      expect(found).toContain(1017);
    },
  );

  it('[API-00] is about no other call', () => {
    const strangers = pact.interactions.filter(({ request }) => callOf(request) === undefined);

    expect(strangers.map(({ request }) => request.path)).toEqual([]);
  });

  it('[Q-PACT-1] says everything once', () => {
    const names = pact.interactions.map(({ description, providerStates: states }) =>
      JSON.stringify([description, states]),
    );

    expect(new Set(names).size).toBe(names.length);
  });

  it('[Q-PACT-2] has the codes that the app goes by exactly, and any other for a refusal', () => {
    const leeway = pact.interactions
      .filter((interaction) => codeOf(interaction) !== 0 && codeOf(interaction) !== 1017)
      .filter(({ response }) => rulesOf(response).includes('$.code'));
    const exact = pact.interactions.filter(({ response }) => !rulesOf(response).includes('$.code'));

    expect(new Set(exact.map(codeOf))).toEqual(new Set([0, 1017]));
    expect(leeway.length).toBeGreaterThan(0);
    expect(exact.length + leeway.length).toBe(pact.interactions.length);
  });

  it('[Q-PACT-2] is about visitors with a token and without', () => {
    const withToken = pact.interactions.filter(({ request }) => 'token' in request.headers);

    expect(withToken.length).toBeGreaterThan(0);
    expect(withToken.length).toBeLessThan(pact.interactions.length);
  });

  it('[Q-PACT-1] says of its making only by which versions, so that it comes out the same every day', () => {
    expect(v.parse(MetadataSchema, pact['metadata'])).toMatchObject({
      pactSpecification: { version: '4.0' },
    });
  });

  it('[Q-PACT-5] takes for granted what the in-memory museum can be, and STATES.md describes', () => {
    const described = [
      ...readFileSync(join(import.meta.dirname, '../STATES.md'), 'utf8').matchAll(
        /^\| `([a-zA-Z][^`]+)`/gm,
      ),
    ].map(([, name]) => name);
    const used = new Set(
      pact.interactions.flatMap(({ providerStates: states }) => states.map(({ name }) => name)),
    );

    expect([...described].sort()).toEqual([...providerStates.keys()].sort());
    expect([...used].filter((name) => !described.includes(name))).toEqual([]);
  });

  it('[Q-PACT-1] holds nobody’s number', () => {
    const numbers = text.match(/\d+[Xx]?/g) ?? [];

    expect(new Set(numbers.filter(isMobile))).toEqual(new Set(['13800000000']));
    // The sequence 000 is given to nobody.
    expect(numbers.filter((number) => isIdCard(number) && !/000[\dX]$/.test(number))).toEqual([]);
  });

  it('[Q-PACT-1] comes out of its tests as it was committed', () => {
    const committed = committedPact();

    // Before its first commit there is nothing to differ from.
    if (committed !== null) expect(text).toBe(committed);
  });
});

const VersionSchema = v.pipe(v.string(), v.regex(/^\d+(\.\d+)+$/));
const MetadataSchema = v.strictObject({
  'pact-js': v.strictObject({ version: VersionSchema }),
  pactRust: v.strictObject({ ffi: VersionSchema, models: VersionSchema }),
  pactSpecification: v.strictObject({ version: VersionSchema }),
});

const RulesSchema = v.optional(
  v.object({ body: v.optional(v.record(v.string(), v.unknown()), {}) }),
  { body: {} },
);

/** Where an answer need not be the example exactly, as JSON paths. */
const rulesOf = (response: (typeof pact.interactions)[number]['response']): string[] =>
  Object.keys(v.parse(RulesSchema, response['matchingRules']).body);

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
