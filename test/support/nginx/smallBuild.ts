import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A folder that looks like a build, with a secret beside it that no server may give away. */
export interface SmallBuild {
  readonly root: string;
  remove(): void;
}

/** The page of a {@link smallBuild}. */
export const smallPage = `<!doctype html><title>Museum</title>${'<p>A day at the museum.</p>'.repeat(40)}`;
/** The script at `/assets/app-1a2b.js`. */
export const smallScript = `export const days = [${'"monday", '.repeat(400)}];\n`;
/** The script at `/assets/packed-3c4d.js`, as the file that was packed for good beside it says: another one, to be told apart. */
export const packedScript = `export const packed = [${'"for good", '.repeat(100)}];\n`;

/** Writes a build of a few files. */
export function smallBuild(): SmallBuild {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, '.well-known'));
  const files: Readonly<Record<string, string | Buffer>> = {
    'index.html': smallPage,
    'startCheck.js': `// ${'es5 '.repeat(200)}\n`,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${'-'.repeat(400).replace(/-/g, 'x')} --></svg>`,
    'version.json': `{"build":"${'b'.repeat(300)}"}`,
    'licences.txt': 'The MIT License\n'.repeat(100),
    'WW_verify_1.txt': 'who owns this host',
    '.env': 'SECRET',
    '.well-known/security.txt': 'Contact: https://museum.example\n',
    'assets/app-1a2b.js': smallScript,
    'assets/app-1a2b.css': 'body { color: black }\n'.repeat(60),
    'assets/banner-1a2b.webp': Buffer.alloc(2000, 7),
    'assets/packed-3c4d.js': smallScript,
    'assets/packed-3c4d.js.gz': gzipSync(packedScript),
    '../secret.txt': 'SECRET',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
