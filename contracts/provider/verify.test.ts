import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreedPactFile, readPact } from './agreedPact.ts';
import { type RunningMuseum, startMuseumServer } from './museumServer.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'agreement-'));
let museum: RunningMuseum;

beforeAll(async () => {
  museum = await startMuseumServer({ port: 0 });
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await museum.close();
});

/** Runs the command that a backend team runs; the verifier writes to the process's own output. */
function contractsVerify(
  ...parameters: readonly string[]
): Promise<{ exitCode: number; output: string }> {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const command = [tsx, join(root, 'scripts/verifyContracts.ts'), ...parameters];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      command,
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : Number(error.code);
        resolve({ exitCode, output: stdout + stderr });
      },
    );
  });
}

/** Writes the agreement, changed, to a file of its own. */
function anAgreement(name: string, change: (pact: ReturnType<typeof readPact>) => object): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(change(readPact(agreedPactFile))));
  return file;
}

/** Names of the fields that the app reads, by the path of the call; calls whose data has none are left out. */
function usedFields(): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const { request, response } of readPact(agreedPactFile).interactions) {
    const names = namesIn(response.body.content['data']);
    const known = fields.get(request.path) ?? [];
    if (names.length > 0) fields.set(request.path, [...new Set([...known, ...names])]);
  }
  return fields;
}

function namesIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) ? [] : Object.keys(data);
  return [...own, ...Object.values(data).flatMap(namesIn)];
}

/** The museum once more, but for one field of each call, by path, that it spells wrong. */
async function startMisspellingMuseum(
  fields: ReadonlyMap<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', museum.url);
    const token = request.headers['token'];
    const answer = await fetch(museum.url + pathname, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(typeof token === 'string' ? { token } : {}),
      },
      body: await text(request),
    });
    const body = (await answer.text()).replaceAll(`"${fields.get(pathname)}":`, '"misspelt":');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const brokenOnes = (output: string): string[] =>
  [...output.matchAll(/^broken: (.*)$/gm)].map(([, description = '']) => description);

describe('the in-memory museum', () => {
  it('keeps the whole agreement', async () => {
    const { interactions } = readPact(agreedPactFile);
    expect(interactions.length).toBeGreaterThan(0);

    const { exitCode, output } = await contractsVerify('--url', museum.url);

    expect(brokenOnes(output), output).toEqual([]);
    expect(output).toContain(`${interactions.length} of ${interactions.length} interactions`);
    expect(exitCode).toBe(0);
  });
});

describe('a museum that differs', () => {
  it.each([
    ['first', 0],
    ['last', 0.999],
  ])('is found out at every call when it misspells the %s field of each', async (_, position) => {
    const fields = new Map(
      [...usedFields()].map(([path, names]) => {
        const chosen = names[Math.floor(position * names.length)] ?? '';
        return [path, chosen];
      }),
    );
    expect(fields.size).toBeGreaterThan(10);
    const misspelling = await startMisspellingMuseum(fields);

    const { exitCode, output } = await contractsVerify(
      ...['--url', misspelling.url],
      ...['--states-url', `${museum.url}/_pact/provider-states`],
    );
    await misspelling.close();

    const broken = new Set(brokenOnes(output));
    const foundOut = readPact(agreedPactFile)
      .interactions.filter(({ description }) => broken.has(description))
      .map(({ request }) => request.path);
    expect([...fields.keys()].filter((path) => !foundOut.includes(path))).toEqual([]);
    expect(exitCode).toBe(1);
  });
});

describe('a verification', () => {
  it('fails for a state that the museum does not know', async () => {
    const file = anAgreement('unknown-state', (pact) => ({
      ...pact,
      interactions: pact.interactions.slice(0, 1).map((interaction) => ({
        ...interaction,
        providerStates: [{ name: 'the moon is full' }],
      })),
    }));

    const { exitCode, output } = await contractsVerify('--url', museum.url, '--pact', file);

    expect(exitCode).toBe(1);
    expect(output).toContain('0 of 1 interactions verified');
  });

  it('fails for an agreement without interactions', async () => {
    const file = anAgreement('empty', (pact) => ({ ...pact, interactions: [] }));

    const { exitCode, output } = await contractsVerify('--url', museum.url, '--pact', file);

    expect(exitCode).toBe(1);
    expect(output).toContain('0 of 0 interactions verified');
  });

  it('fails where no agreement is', async () => {
    for (const nothing of [folder, join(folder, 'missing.json')]) {
      const { exitCode } = await contractsVerify('--url', museum.url, '--pact', nothing);

      expect(exitCode).toBe(2);
    }
  });

  it('fails where no museum is', async () => {
    const { exitCode, output } = await contractsVerify('--url', 'http://127.0.0.1:9');

    expect(exitCode).toBe(2);
    expect(output).toContain('nobody answers');
  });

  it('says how it is called', async () => {
    for (const parameters of [[], ['--url', museum.url, '--speak']]) {
      const { exitCode, output } = await contractsVerify(...parameters);

      expect(exitCode).toBe(2);
      expect(output).toContain('--url URL');
    }
  });
});
