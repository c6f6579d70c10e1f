import { join } from 'node:path';
import { build } from 'vite';

/**
 * The script that watches a page from inside it (page/watch.ts), as one plain script.
 *
 * @throws Error when it cannot be built
 */
export async function watchScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'page/watch.ts'),
        formats: ['iife'],
        name: 'pageWatch',
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const [script] = outputs.flatMap(({ output }) => output);
  if (script?.type !== 'chunk') throw new Error('the watch of a page was not built');
  return script.code;
}
