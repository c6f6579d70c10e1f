import { join } from 'node:path';
import { build } from 'vite';

/** What the product is held against: pages that do nothing but exist, measured beside it in the same run. */
export type FloorName = 'static' | 'hello';

const folder = join(import.meta.dirname, 'floors');

/** The headers that the floors are served with, as deploy/headers.conf. */
export const floorHeaders: string = join(folder, 'headers.conf');

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
