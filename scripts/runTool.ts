import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** How one tool's run ended. */
export interface ToolRun {
  readonly succeeded: boolean;
  /** Both streams in the order of their arrival; empty where they went straight to the terminal. */
  readonly output: string;
  readonly seconds: number;
}

const root = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) {
      child.kill(signal);
    }
    process.exitCode = 1;
  });
}

/**
 * Runs an installed tool under this very Node, in the project's folder; ends it when this process is told to end.
 * Never rejects: a tool that does not start has not succeeded.
 *
 * @param program path of a JavaScript file below node_modules, or of a script of ours ending in `.ts`
 */
export function runTool(
  program: string,
  parameters: readonly string[],
  options: { readonly output: 'kept' | 'shown' },
): Promise<ToolRun> {
  const start = performance.now();
  const entry = program.endsWith('.ts')
    ? [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, program)]
    : [join(root, 'node_modules', program)];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...entry, ...parameters], {
      cwd: root,
      stdio: options.output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const finish = (succeeded: boolean): void => {
      running.delete(child);
      resolve({ succeeded, output, seconds: (performance.now() - start) / 1000 });
    };
    child.stdout?.on('data', (text) => {
      output += String(text);
    });
    child.stderr?.on('data', (text) => {
      output += String(text);
    });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** One line about a finished part: a mark, its name, its seconds. */
export function summaryLine(name: string, run: ToolRun): string {
  return `${run.succeeded ? '✓' : '✗'} ${name.padEnd(28)} ${run.seconds.toFixed(1).padStart(6)} s\n`;
}
