import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import type { WebKit } from './findWebKit.ts';
import { emptyPage } from './servedForWebKit.ts';
import { WebDriver } from './WebDriver.ts';

/** A screen for WebKit, and browsers on it. */
export interface RunningWebKit {
  /** A browser without any past, at the empty page of an origin; one at a time. */
  open(origin: string): Promise<WebDriver>;
  /** Ends the browser that is open. */
  end(): Promise<void>;
  /** Ends the screen as well. */
  close(): Promise<void>;
}

/** The phone's own zone: the museum's days must not depend on it. */
const phoneZone = 'America/Los_Angeles';

/** A browser opens in two seconds, or, now and then, never; so does its first page, though it answers the driver. */
const openingPatience = 15_000;
const attempts = 4;

/** @throws Error when the screen or a browser cannot be had */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<RunningWebKit> {
  // It takes the first number that is free and writes it to the descriptor.
  const shown = startProgram(
    screen,
    ['-displayfd', '3', '-screen', '0', '1024x900x24', '-nolisten', 'tcp'],
    process.env,
  );
  const env = { ...process.env, TZ: phoneZone, LIBGL_ALWAYS_SOFTWARE: '1' };
  const display = `:${await firstLine(shown)}`;
  let driving: ChildProcess | null = null;
  const end = async () => {
    const ending = driving;
    driving = null;
    if (ending !== null) await kill(ending);
  };
  const open = async (origin: string) => {
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    driving = startProgram(driver, [`--port=${port}`], { ...env, DISPLAY: display });
    await answers(server, driving);
    const session = await WebDriver.open(server, capabilities(browser), openingPatience);
    await session.resize(390, 844);
    const firstPage = origin + emptyPage;
    await session.goTo(firstPage);
    // By its title too: what the engine says of a page that it can't have stands under the same address.
    const isThere = () =>
      session.run((at) => location.href === at && document.title === '-', firstPage);
    await expect.poll(isThere, { timeout: openingPatience }).toBe(true);
    return session;
  };
  return {
    open: (origin) => untilItWorks(() => open(origin), end, attempts),
    end,
    close: async () => {
      await end();
      await kill(shown);
    },
  };
}

const capabilities = (binary: string) => ({
  acceptInsecureCerts: true,
  // Every state is waited for by the tests; the driver waits for ever for a page that was put away whole.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { binary, args: ['--automation'] },
});

async function untilItWorks<T>(
  attempt: () => Promise<T>,
  cleanUp: () => Promise<void>,
  left: number,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    await cleanUp();
    if (left <= 1) throw error;
    return untilItWorks(attempt, cleanUp, left - 1);
  }
}

/** In a group of its own, so that it ends with all that it started. */
function startProgram(
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const started = spawn(program, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env,
  });
  const stop = () => signal(started);
  process.once('exit', stop);
  started.once('exit', () => process.off('exit', stop));
  return started;
}

function signal({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

async function kill(started: ChildProcess): Promise<void> {
  const hasEnded = started.exitCode !== null || started.signalCode !== null;
  const ended = hasEnded ? null : once(started, 'exit');
  signal(started);
  await ended;
}

async function firstLine(from: ChildProcess): Promise<string> {
  let text = '';
  (from.stdio[3] as Readable).on('data', (part) => {
    text += String(part);
  });
  while (!text.includes('\n')) {
    if (from.exitCode !== null) throw new Error(`${from.spawnfile} ended with ${from.exitCode}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return text.trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}

async function answers(server: string, driving: ChildProcess): Promise<void> {
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (driving.exitCode !== null) throw new Error(`the driver ended with ${driving.exitCode}`);
    await new Promise((later) => setTimeout(later, 50));
  }
}
