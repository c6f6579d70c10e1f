import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsTable } from '../callsTable.ts';
import { agreedPactFile, readPact } from './agreedPact.ts';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'contracts/README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const [startsMuseum = '', ...others] = blocks;
/** The port that the page names. */
const namedPort = '4010';

let museum: ChildProcess;
let port: number;

beforeAll(async () => {
  port = await freePort();
  museum = spawn('sh', ['-c', startsMuseum], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    // A group of its own, so that npm and what it starts end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    museum.once('exit', () => reject(new Error('the museum has ended')));
    museum.stdout?.on('data', (text) => {
      if (String(text).includes('listens at')) resolve();
    });
  });
});

afterAll(() => {
  if (museum.pid !== undefined) process.kill(-museum.pid, 'SIGTERM');
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      const free = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(free));
    });
  });
}

function run(block: string): Promise<{ exitCode: number; output: string }> {
  const command = block.replaceAll(namedPort, String(port));
  const options = {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
  };
  return new Promise((resolve) => {
    execFile('sh', ['-ec', command], options, (error, stdout, stderr) => {
      resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}

describe('README.md', () => {
  it('[Q-PACT-7] starts a museum before it asks one', () => {
    expect(startsMuseum).toBe('npm run museum\n');
    expect(others.length).toBeGreaterThan(2);
  });

  it.each(others)('[Q-PACT-7] [API-00] says what works: %s', async (block) => {
    const { exitCode, output } = await run(block);

    expect(exitCode, output).toBe(0);
  });

  it('[Q-PACT-7] counts right', () => {
    const { interactions } = readPact(agreedPactFile);

    expect(readme).toContain(`37 calls, ${interactions.length} interactions`);
  });
});

describe('CALLS.md', () => {
  it('[API-00] is what the agreement says', () => {
    const written = readFileSync(join(root, 'contracts/CALLS.md'), 'utf8');

    expect(written).toBe(callsTable(readPact(agreedPactFile)));
  });
});
