import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { shippedHeaders } from '../readHeaders.ts';

/** What the product is held against: pages that do nothing but exist, measured beside it in the same run. */
export type FloorName = 'static' | 'hello';

const folder = join(import.meta.dirname, 'floors');

/**
 * Writes the headers that the floors are served with into a file: the app's own, for what they cost a phone is no cost of the
 * app (Cross-Origin-Opener-Policy has it start a process for the page). The floors carry their few rules in the page, which
 * the app's policy would refuse.
 */
export function writeFloorHeaders(file: string): void {
  const headers = readFileSync(shippedHeaders, 'utf8');
  writeFileSync(file, headers.replace(/style-src [^;]+/, "style-src 'unsafe-inline'"));
}

/** The limit of the network: about the text of the home screen, and no script. */
export const staticFloor: string = join(folder, 'static');

/** Builds the limit of the framework, React with a heading, into a folder. */
export async function buildHelloFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(folder, 'hello'),
    base: './',
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      // As the app is built.
      target: 'es2020',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  });
}
