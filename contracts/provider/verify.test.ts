import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreedPactFile, readPact } from './agreedPact.ts';
import { type RunningMuseum, startMuseumServer } from './museumServer.ts';
import { runPactVerifier } from './pactVerifier.ts';

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

const brokenOnes = (output: string): string[] =>
  [...output.matchAll(/^broken: (.*)$/gm)].map(([, description = '']) => description);

/** The same items in another order, which is the same every time. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const placed = items.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, place: state };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

describe('the in-memory museum', () => {
  const { interactions } = readPact(agreedPactFile);
  const descriptions = interactions.map(({ description }) => description);
  let spent = 0;

  it('[Q-PACT-3] [Q-PACT-4] [API-00] keeps the whole agreement', async () => {
    expect(interactions.length).toBeGreaterThan(0);
    const begun = performance.now();

    const { exitCode, output } = await contractsVerify('--url', museum.url);

    spent += performance.now() - begun;
    expect(brokenOnes(output), output).toEqual([]);
    expect(output).toContain(`${interactions.length} of ${interactions.length} interactions`);
    expect(exitCode).toBe(0);
  });

  it('[Q-PACT-3] [Q-PACT-4] [API-00] keeps it in the eyes of a verifier that knows no language', async () => {
    const begun = performance.now();

    const run = await runPactVerifier({ pactFile: agreedPactFile, url: museum.url });

    spent += performance.now() - begun;
    expect(run.broken, run.output).toEqual([]);
    expect(run.kept).toEqual(descriptions);
    expect(run.exitCode).toBe(0);
  });

  it('[Q-PACT-3] [API-00] is verified by both in less than a minute', () => {
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThan(60_000);
  });

  it('[Q-PACT-5] [API-00] keeps it in any order', async () => {
    const order = shuffled(interactions, 20_261_201);
    expect(order).not.toEqual(interactions);
    const pactFile = anAgreement('shuffled', (pact) => ({ ...pact, interactions: order }));

    const run = await runPactVerifier({ pactFile, url: museum.url });

    expect(run.broken, run.output).toEqual([]);
    expect(run.kept).toEqual(order.map(({ description }) => description));
    expect(run.exitCode).toBe(0);
  });
});

describe('a verification', () => {
  it('[Q-PACT-4] fails for a state that the museum does not know', async () => {
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

  it('[Q-PACT-4] fails for an agreement without interactions', async () => {
    const file = anAgreement('empty', (pact) => ({ ...pact, interactions: [] }));

    const { exitCode, output } = await contractsVerify('--url', museum.url, '--pact', file);

    expect(exitCode).toBe(1);
    expect(output).toContain('0 of 0 interactions verified');
  });

  it('[Q-PACT-4] fails where no agreement is', async () => {
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
