import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { callOf, contractCalls, nameOf } from '../contractCalls.ts';
import { everyItem, type FieldPath, fieldPathsOf, insideText, jsonObject } from '../fieldPaths.ts';
import { agreedPactFile, codeOf, readPact } from './agreedPact.ts';
import { startMuseumServer } from './museumServer.ts';
import { runPactVerifier } from './pactVerifier.ts';

// Mutants of the museum: each answers one call as agreed but for one field, which it spells wrong or fills with
// another type. All of them are one server, and a header says which of them a request is for: so that one run of the
// verifier tries them all.

const mutantHeader = 'x-mutant';
const changes = ['misspelt', 'of another type'] as const;
type Change = (typeof changes)[number];

interface Mutant {
  /** Name of the call. */
  readonly call: string;
  readonly field: FieldPath;
  readonly change: Change;
}

const pact = readPact(agreedPactFile);
const folder = mkdtempSync(join(tmpdir(), 'mutants-'));

afterAll(() => rmSync(folder, { recursive: true }));

// As many runs side by side as a small machine has cores; each has a museum of its own, since states are shared.
const runsAtOnce = 2;

const descriptionOf = ({ call, field, change }: Mutant): string =>
  `${call} with ${field.join('.')} ${change}`;

/** Every field that a call's answers are agreed to have, of a success and of a failure, with an interaction that has it. */
function mutants() {
  const found = new Map<
    string,
    { mutant: Mutant; interaction: (typeof pact.interactions)[number] }
  >();
  for (const interaction of pact.interactions) {
    const { request, response } = interaction;
    const { content } = response.body;
    const call = callOf(request);
    if (call === undefined) throw new Error(`no call of the agreement: ${request.path}`);
    const outcome = codeOf(interaction) === 0 ? 'success' : 'failure';
    for (const field of fieldPathsOf(content)) {
      for (const change of changes) {
        const mutant = { call: `${nameOf(call)} (${outcome})`, field, change };
        const name = descriptionOf(mutant);
        if (!found.has(name)) found.set(name, { mutant, interaction });
      }
    }
  }
  return [...found.values()];
}

/** Plays interactions to the mutants of a new museum. */
async function verifiedByMutants(name: string, interactions: readonly object[]) {
  const museum = await startMuseumServer({ port: 0 });
  const mutantMuseum = await startMutants(museum.url);
  const pactFile = join(folder, `${name}.json`);
  writeFileSync(pactFile, JSON.stringify({ ...pact, interactions }));
  const run = await runPactVerifier({
    pactFile,
    url: mutantMuseum.url,
    statesUrl: `${museum.url}/_pact/provider-states`,
  });
  await mutantMuseum.close();
  await museum.close();
  return run;
}

function startMutants(url: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const token = request.headers['token'];
    const isGet = request.method === 'GET';
    const answer = await fetch(url + (request.url ?? ''), {
      method: isGet ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(typeof token === 'string' ? { token } : {}),
      },
      ...(isGet ? {} : { body: await text(request) }),
    });
    const body: unknown = await answer.json();
    const [change, ...field] = String(request.headers[mutantHeader] ?? '').split(' ');
    const changed = change === '' ? body : mutated(body, field, change === 'misspelt');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(changed));
  });
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** A JSON value with one field spelled wrong, or filled with something of another type. */
function mutated(value: unknown, [name = '', ...rest]: FieldPath, isMisspelt: boolean): unknown {
  if (name === insideText && typeof value === 'string') {
    return JSON.stringify(mutated(jsonObject(value), rest, isMisspelt));
  }
  if (name === everyItem && Array.isArray(value)) {
    return value.map((item) => mutated(item, rest, isMisspelt));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([own, inner]) => {
      if (own !== name) return [own, inner];
      if (rest.length > 0) return [own, mutated(inner, rest, isMisspelt)];
      return isMisspelt ? [`${own}Misspelt`, inner] : [own, ofAnotherType(inner)];
    }),
  );
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'object' && !Array.isArray(value) ? [] : {};
}

describe('a museum that answers with one field of a call', () => {
  it('[Q-PACT-4] [API-00] misspelt or of another type is found out, and the museum itself is not', async () => {
    const all = mutants();
    const interactions = [
      ...pact.interactions,
      ...all.map(({ mutant, interaction }) => {
        const { request } = interaction;
        const header = [mutant.change.split(' ')[0], ...mutant.field].join(' ');
        return {
          ...interaction,
          // Whoever counts by keys would count it as the original.
          key: undefined,
          description: descriptionOf(mutant),
          request: { ...request, headers: { ...request.headers, [mutantHeader]: [header] } },
        };
      }),
    ];

    const runs = await Promise.all(
      Array.from({ length: runsAtOnce }, (_, run) =>
        verifiedByMutants(
          `mutants-${run}`,
          interactions.filter((_interaction, index) => index % runsAtOnce === run),
        ),
      ),
    );

    const broken = new Set(runs.flatMap((run) => run.broken));
    const kept = runs.flatMap((run) => run.kept);
    const planned = all.map(({ mutant }) => descriptionOf(mutant));
    expect(planned.filter((description) => !broken.has(description))).toEqual([]);
    expect([...kept].sort()).toEqual(pact.interactions.map((one) => one.description).sort());
    expect(runs.map(({ exitCode }) => exitCode)).toEqual(runs.map(() => 1));
  });

  it('[Q-PACT-4] [API-00] is one of every call, in success and failure', () => {
    const mutated = new Set(all().map(({ call, change }) => `${call} ${change}`));
    const wanted = contractCalls.flatMap((call) =>
      ['success', 'failure'].flatMap((outcome) =>
        changes.map((change) => `${nameOf(call)} (${outcome}) ${change}`),
      ),
    );

    expect([...mutated].sort()).toEqual(wanted.sort());
  });
});

const all = (): Mutant[] => mutants().map(({ mutant }) => mutant);
