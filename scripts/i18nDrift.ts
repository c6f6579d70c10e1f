import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Says whether the generated half of the texts is what the generator makes of the dictionaries: it writes into a
 * copy, and the copy is compared. `npm run i18n` writes the files anew.
 */

const root = join(import.meta.dirname, '..');
const texts = 'src/ui/i18n';
// Not below node_modules, where the generator's compiler takes every file for a foreign one and leaves it out.
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'i18n-'));

try {
  cpSync(join(root, texts), join(copy, texts), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', '.typesafe-i18n.json']) {
    cpSync(join(root, file), join(copy, file));
  }
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs'), '--no-watch'],
    { cwd: copy, encoding: 'utf8' },
  );
  const said = run.stdout + run.stderr;
  // The generator ends with 0 whatever it met.
  if (run.status !== 0 || /\bERROR\b/.test(said)) {
    process.stdout.write(said);
    process.exitCode = 1;
  }
  const drifted = generatedFiles(copy).filter(
    (file) => contents(copy, file) !== contents(root, file),
  );
  if (drifted.length > 0) {
    process.stdout.write(`${drifted.join('\n')}\nnot as the generator writes it: npm run i18n\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function generatedFiles(folder: string): readonly string[] {
  return readdirSync(join(folder, texts))
    .filter((name) => name.startsWith('i18n-'))
    .map((name) => `${texts}/${name}`);
}

function contents(folder: string, file: string): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}
