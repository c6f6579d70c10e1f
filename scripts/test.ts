import { findNginx, nginxIsAbsent } from '../test/support/nginx/findNginx.ts';
import { findWebKit, webKitIsAbsent } from '../test/support/webKit/findWebKit.ts';
import { runTool, summaryLine, type ToolRun } from './runTool.ts';

/**
 * `npm test`: the whole verdict. What can be said without running anything, both builds, then every test; what
 * follows `--` goes to Vitest (`npm test -- --project unit`).
 */

const lines: string[] = [];

function judge(name: string, run: ToolRun): boolean {
  lines.push(summaryLine(name, run));
  if (!run.succeeded) {
    process.stdout.write(run.output);
    process.exitCode = 1;
  }
  return run.succeeded;
}

async function verdict(): Promise<void> {
  if (!judge('check', await runTool('scripts/check.ts', [], { output: 'shown' }))) {
    return;
  }
  const [production, demo] = await Promise.all([
    runTool('vite/bin/vite.js', ['build'], { output: 'kept' }),
    runTool('vite/bin/vite.js', ['build', '--mode', 'demo'], { output: 'kept' }),
  ]);
  const builtProduction = judge('build', production);
  const builtDemo = judge('build:demo', demo);
  if (!builtProduction || !builtDemo) {
    return;
  }
  judge(
    'tests',
    await runTool('vitest/vitest.mjs', ['run', ...process.argv.slice(2)], { output: 'shown' }),
  );
}

await verdict();
if (findWebKit() === null) lines.push(`! ${webKitIsAbsent}\n`);
if (findNginx() === null) lines.push(`! ${nginxIsAbsent}\n`);
process.stdout.write(`\n${lines.join('')}`);
