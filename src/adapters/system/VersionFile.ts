import * as v from 'valibot';
import type { Releases } from '../../ports/Releases.ts';
import { rawQuery, valueIn } from './rawQuery.ts';

const longestMs = 10_000;
/** What may stand in an address. */
const VersionSchema = v.object({ build: v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/)) });

/** The browser, as far as releases are concerned. */
export type ReleasedPage = Pick<Window, 'document' | 'location' | 'navigator' | 'fetch'>;

/** Reads `version.json`, which each build has beside its page, past every cache. */
export class VersionFile implements Releases {
  readonly #page: ReleasedPage;

  constructor(page: ReleasedPage) {
    this.#page = page;
  }

  async newBuild(): Promise<string | null> {
    const { document, location, navigator } = this.#page;
    const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
    // Under development there is none. A phone that knows of no network is right about that.
    if (own === undefined || !navigator.onLine) return null;
    const build = await this.#readBuild();
    return build === own || build === valueIn(rawQuery(location.search), 'v') ? null : build;
  }

  async #readBuild(): Promise<string | null> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), longestMs);
    try {
      const answer = await this.#page.fetch(`./version.json?${Date.now()}`, {
        cache: 'no-store',
        signal: controller.signal,
      });
      const read = v.safeParse(VersionSchema, answer.ok ? await answer.json() : null);
      return read.success ? read.output.build : null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
