// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutComfort } from '../../scripts/smallStartCheck.ts';
import { MemoryPage } from '../../src/adapters/inMemory/MemoryPage.ts';
import { BrowserPage } from '../../src/adapters/system/BrowserPage.ts';

// As it is shipped.
const script = withoutComfort(
  readFileSync(join(import.meta.dirname, '../../public/startCheck.js'), 'utf8'),
);
const typed = { 'museum.draft': 'typed' };

interface Release {
  /** What the server answers for `version.json`; undefined for no answer at all. */
  readonly served?: string;
  readonly search?: string;
  readonly hasStarted?: boolean;
  readonly isBusy?: boolean;
  readonly isOld?: boolean;
}

/** The script of the page, run over a page of build `000aaa` whose browser is a stand-in. */
function aPage({ served, search = '', hasStarted = true, isBusy = false, isOld = false }: Release) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = '<meta name="build" content="000aaa">';
  page.body.innerHTML = '<div id="app"></div><div id="standstill" hidden></div>';
  if (hasStarted) page.documentElement.setAttribute('data-start', 'begun');
  const done: unknown[] = [];
  const location = {
    search,
    hash: '#/orderconfirm',
    reload: () => done.push('reloaded'),
  };
  const history = {
    state: typed,
    replaceState: (state: unknown, _title: string, address: string) => done.push([state, address]),
  };
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    if (served === undefined) throw new TypeError('Failed to fetch');
    return new Response(served);
  };
  const timers: (() => void)[] = [];
  const setTimeout = (task: () => void) => timers.push(task);
  const around = { Promise: isOld ? { resolve: () => {} } : Promise, fetch };
  const run = new Function(
    'window',
    'document',
    'location',
    'history',
    'fetch',
    'setTimeout',
    'Promise',
    script,
  );
  run(around, page, location, history, fetch, setTimeout, around.Promise);
  const app = new BrowserPage({ origin: '', pathname: '', reload: () => {} }, page, () => isBusy);
  const settled = () => new Promise((resolve) => window.setTimeout(resolve, 0));
  return {
    app,
    page,
    done,
    asked: () => asked,
    settled,
    runOutOfTime: () => {
      for (const task of timers) task();
    },
    saysWhy: () => page.getElementById('standstill')?.hidden === false,
  };
}

const version = (build: unknown): string => JSON.stringify({ build });

describe('a page whose files a release has taken away', () => {
  it('[Q-OFF-2] is loaded anew as the new build, which its address names; what was typed stays in its entry', async () => {
    const { app, done, settled } = aPage({ served: version('000bbb'), search: '?a=1&v=00oooo' });
    let stays = false;
    void app.renew().then(() => {
      stays = true;
    });
    await settled();
    expect(done).toEqual([[typed, '?a=1&v=000bbb#/orderconfirm'], 'reloaded']);
    expect(stays).toBe(false);
  });

  it.each<[string, Release]>([
    ['for the same build again', { served: version('000bbb'), search: '?v=000bbb' }],
    ['where the build is the same', { served: version('000aaa') }],
    ['where a page stands in the place of the file', { served: '<!doctype html>' }],
    ['where the file says something else', { served: '{"build":null}' }],
    ['for a build that no address may hold', { served: version('b&a=1#/x') }],
    ['without a network', {}],
    ['while something is being written at the museum', { served: version('000bbb'), isBusy: true }],
  ])('[Q-OFF-2] is not loaded anew %s', async (when, release) => {
    const { app, done } = aPage(release);
    expect(await app.renew()).toBe(when === 'where the build is the same');
    expect(done).toEqual([]);
  });

  it('[Q-OFF-2] stays as it is when nobody answers in time, and whatever the answer is then', async () => {
    const { app, done, settled, runOutOfTime } = aPage({ served: version('000bbb') });
    const renewed = app.renew();
    runOutOfTime();
    expect(await renewed).toBe(false);
    await settled();
    expect(done).toEqual([]);
  });

  it('[Q-OFF-2] stays as it is without the script', async () => {
    const page = document.implementation.createHTMLDocument();
    const location = { origin: '', pathname: '', reload: () => {} };
    expect(await new BrowserPage(location, page, () => false).renew()).toBe(false);
    expect(await new MemoryPage().renew()).toBe(true);
  });

  it('[Q-OFF-2] [START-10] is loaded anew where it could not even start, before it says that it could not', async () => {
    const { done, settled, saysWhy } = aPage({ served: version('000bbb'), hasStarted: false });
    await settled();
    expect([done.at(-1), saysWhy()]).toEqual(['reloaded', false]);
  });

  it('[Q-OFF-2] [START-10] says so once it was loaded anew in vain, also when a file of the start is what is missing', async () => {
    const failed = aPage({ served: version('000bbb'), search: '?v=000bbb' });
    failed.page.dispatchEvent(new Event('startfailed'));
    await failed.settled();
    expect([failed.done, failed.saysWhy()]).toEqual([[], true]);
  });

  it('[START-10] is too old for that in an old browser, and says so at once', () => {
    const old = aPage({ served: version('000bbb'), hasStarted: false, isOld: true });
    expect([old.asked(), old.saysWhy()]).toEqual([0, true]);
  });
});
