import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServedBuild, type ServeOptions, serveBuild } from '../../../scripts/serve.ts';
import { beforeApp, ordersKey } from './inPage.ts';

const root = join(import.meta.dirname, '../../..');

/** Where a page of the same origin stands that starts nothing. */
export const emptyPage = '/empty.html';

/** How a build is served besides. */
interface Serving extends Pick<ServeOptions, 'proxy'> {
  /** The text of the headers file; deploy/headers.conf by default. */
  readonly headers?: string;
  /** What else becomes of the page's HTML. */
  readonly change?: (html: string) => string;
}

/**
 * A build behind the deployed headers, with one script more: WebDriver has no way to run one before a page's own, so
 * that it comes from the page's own origin, as the policy asks.
 */
export async function servedForWebKit(
  build: 'dist' | 'dist-demo',
  { headers, change = (html) => html, ...options }: Serving = {},
): Promise<ServedBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const dir = join(folder, 'build');
  cpSync(join(root, build), dir, { recursive: true });
  const page = join(dir, 'index.html');
  const html = change(readFileSync(page, 'utf8'));
  writeFileSync(page, html.replace('<title>', '<script src="./beforeApp.js"></script><title>'));
  writeFileSync(join(dir, 'beforeApp.js'), `(${beforeApp})(${JSON.stringify(ordersKey)});`);
  writeFileSync(
    join(dir, emptyPage),
    '<!doctype html><title>-</title><link rel="icon" href="data:,">',
  );
  const headersFile = join(folder, 'headers.conf');
  if (headers !== undefined) writeFileSync(headersFile, headers);
  const own = headers === undefined ? {} : { headersFile };
  const served = await serveBuild({ dir, port: 0, ...own, ...options });
  return {
    url: served.url,
    close: async () => {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
