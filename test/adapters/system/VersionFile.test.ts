// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { type ReleasedPage, VersionFile } from '../../../src/adapters/system/VersionFile.ts';

afterEach(() => document.head.replaceChildren());

interface Served {
  readonly body: string;
  readonly status?: number;
}

/** A page of a build at an address, and what its server answers; null for no answer at all. */
function aPage(served: Served | null, { own = '000aaa', search = '', onLine = true } = {}) {
  if (own !== '') {
    const meta = document.createElement('meta');
    meta.name = 'build';
    meta.content = own;
    document.head.append(meta);
  }
  const asked: { readonly address: string; readonly cache: string | undefined }[] = [];
  const page = {
    document,
    location: { ...window.location, search },
    navigator: { ...window.navigator, onLine },
    fetch: async (address: string, settings?: RequestInit) => {
      asked.push({ address, cache: settings?.cache });
      if (served === null) throw new TypeError('Failed to fetch');
      return new Response(served.body, { status: served.status ?? 200 });
    },
  } as ReleasedPage;
  return { releases: new VersionFile(page), asked };
}

const version = (build: unknown): Served => ({ body: JSON.stringify({ build }) });

describe('VersionFile', () => {
  it('[Q-OFF-2] names the build at the server where it is another one, past every cache', async () => {
    const { releases, asked } = aPage(version('000bbb'));
    expect(await releases.newBuild()).toBe('000bbb');
    expect(asked).toEqual([
      { address: expect.stringMatching(/^\.\/version\.json\?\d+$/), cache: 'no-store' },
    ]);
  });

  it.each<[string, Served | null]>([
    ['the same build', version('000aaa')],
    ['no file', { body: '{"build":"000bbb"}', status: 404 }],
    ['a page in its place', { body: '<!doctype html><title>000bbb</title>' }],
    ['nothing', { body: '' }],
    ['something else', { body: '["000bbb"]' }],
    ['a build that is no text', version(7)],
    ['a build that no address may hold', version('b&a=1#/x')],
    ['a build of nothing', version('')],
    ['no answer', null],
  ])('[Q-OFF-2] is silent about %s', async (_what, served) => {
    expect(await aPage(served).releases.newBuild()).toBeNull();
  });

  it('[Q-OFF-2] is silent where the page was loaded anew for that build already, and for no other', async () => {
    const at = (search: string) => aPage(version('000bbb'), { search }).releases.newBuild();
    expect(await at('?a=1&v=000bbb')).toBeNull();
    expect(await at('?v=000ccc')).toBe('000bbb');
  });

  it('[Q-OFF-2] asks nobody without a build of its own, or without a network', async () => {
    for (const state of [{ own: '' }, { onLine: false }]) {
      const { releases, asked } = aPage(version('000bbb'), state);
      expect([await releases.newBuild(), asked]).toEqual([null, []]);
      document.head.replaceChildren();
    }
  });
});
