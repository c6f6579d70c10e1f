import { availableParallelism } from 'node:os';
import { runTool, summaryLine } from './runTool.ts';

/**
 * `npm run check`: everything about the code that can be said without running it, in seconds. One line a part;
 * the whole output of those that fail.
 */

interface Part {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
}

// The longest first, so that no core waits for another at the end.
const parts: readonly Part[] = [
  { name: 'types of everything', program: 'typescript/bin/tsc', parameters: [] },
  {
    name: 'types of the app',
    program: 'typescript/bin/tsc',
    parameters: ['-p', 'tsconfig.app.json'],
  },
  { name: 'unused code', program: 'knip/bin/knip.js', parameters: ['--no-progress'] },
  {
    name: 'types of the domain',
    program: 'typescript/bin/tsc',
    parameters: ['-p', 'tsconfig.domain.json'],
  },
  { name: 'laws', program: 'scripts/laws.ts', parameters: [] },
  { name: 'generated texts', program: 'scripts/i18nDrift.ts', parameters: [] },
  { name: 'account of trust', program: 'scripts/trust.ts', parameters: ['--check'] },
  { name: 'words and constants', program: 'scripts/words.ts', parameters: ['--check'] },
  { name: 'packages', program: 'scripts/supply.ts', parameters: [] },
  {
    name: 'lint and format',
    program: '@biomejs/biome/bin/biome',
    parameters: ['check', '--error-on-warnings'],
  },
];

const waiting = [...parts];
const failures: string[] = [];

async function takeParts(): Promise<void> {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const run = await runTool(part.program, part.parameters, { output: 'kept' });
    process.stdout.write(summaryLine(part.name, run));
    if (!run.succeeded) {
      failures.push(`\n── ${part.name}\n${run.output}`);
    }
  }
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, takeParts));
process.stdout.write(failures.join(''));
process.exitCode = failures.length === 0 ? 0 : 1;
