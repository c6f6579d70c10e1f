import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The mark of a build: the same for the same page and files, another one for any other; fit for an address. */
export function buildId(page: string, fileNames: readonly string[]): string {
  const content = JSON.stringify([page, [...fileNames].sort()]);
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Marks each build (Q-OFF-2): in the page by `<meta name="build">`, and beside it in `version.json`, by which an open
 * page finds out that another build has taken its place. The names of the files bear the hashes of their contents.
 */
export function buildVersion(): Plugin {
  let build = '';
  return {
    name: 'build-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        build = buildId(page, Object.keys(bundle));
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    generateBundle: {
      // The page is put together while files are.
      order: 'post',
      handler() {
        const source = `${JSON.stringify({ build })}\n`;
        this.emitFile({ type: 'asset', fileName: 'version.json', source });
      },
    },
  };
}
