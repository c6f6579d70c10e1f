import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { shippedHeaders } from '../../scripts/readHeaders.ts';
import { userAgents } from '../adapters/weChat/userAgents.ts';
import { type OpenedApp, openApp } from '../support/browser.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { openingTime, patiently, Visitor } from '../support/Visitor.ts';

/** Ways to run what is no file of the build, and to have HTML unseen. */
const ways = [
  'eval',
  'a function of text',
  'a timer of text',
  'a script of text',
  'a script of data',
  'a handler of text',
  // Of Trusted Types alone.
  'HTML',
  'another policy for HTML',
] as const;

/** Tries all of {@link ways} in a task of the page's own, for what the debugger evaluates is above the policy. */
const tryAll = (page: Page): Promise<void> =>
  page.evaluate(([evaluation, ofFunction, timer, script, data, handler, html, policy]) => {
    const through: string[] = [];
    Reflect.set(window, 'through', through);
    const mark = (way: string) => `through.push('${way}')`;
    const put = (change: Record<string, string>) =>
      document.body.append(Object.assign(document.createElement('script'), change));
    const attempts = [
      () => Reflect.apply(Reflect.get(window, 'eval'), window, [mark(evaluation)]),
      () => Reflect.construct(Function, [mark(ofFunction)])(),
      () => Reflect.apply(setTimeout, window, [mark(timer)]),
      () => put({ text: mark(script) }),
      () => put({ src: `data:text/javascript,${mark(data)}` }),
      () => {
        document.body.setAttribute('onclick', mark(handler));
        document.body.click();
      },
      () => {
        document.body.insertAdjacentHTML('beforeend', '<b>unseen</b>');
        through.push(html);
      },
      () => {
        const makers: unknown = Reflect.get(window, 'trustedTypes');
        Reflect.get(Object(makers), 'createPolicy').call(makers, 'mine', {});
        through.push(policy);
      },
    ];
    // What is refused by an error is refused.
    for (const attempt of attempts)
      setTimeout(() =>
        Promise.resolve()
          .then(attempt)
          .catch(() => 0),
      );
  }, ways);

/** Those of {@link ways} that got through so far, in their own order. */
async function waysThrough(page: Page): Promise<readonly string[]> {
  const through = await page.evaluate((): unknown => Reflect.get(window, 'through'));
  return ways.filter((way) => Array.isArray(through) && through.includes(way));
}

let server: RunningMuseum;
const listening: Server[] = [];
let folder = '';
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
  folder = mkdtempSync(join(tmpdir(), 'policies-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const other of listening) {
    other.closeAllConnections();
    await new Promise((closed) => other.close(closed));
  }
  await server.close();
});

/** Somebody else's site: a page that frames two others, one of which is its own. */
async function aFramingSite(framed: string): Promise<string> {
  const site = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    const own = '<title>own</title><p>own page';
    const outer = `<iframe src="/own"></iframe><iframe src="${framed}"></iframe><link rel="icon" href="data:,">`;
    response.end(request.url === '/own' ? own : outer);
  });
  listening.push(site);
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}

/** Waits until the policy has told of each refusal; what the console says of it comes before that. */
async function forgiveRefusals(app: OpenedApp, count: number): Promise<void> {
  const told = () => app.problems.filter((problem) => problem.startsWith('policy: ')).length;
  await expect.poll(told, patiently).toBe(count);
  await app.page.evaluate(() => undefined);
  app.forgive(/^policy: (script-src|require-trusted-types-for|trusted-types)/);
  app.forgive(/^console\.error: .*(blocked|Content Security Policy)/s);
}

describe('the policies of the deployed app', () => {
  it('[Q-SEC-1] [Q-SEC-9] let a mini-program open it at the top and sell a ticket, and nothing run that is no file of the build', async () => {
    const museum = new MuseumControl((path, body) => server.museum.control(path, body));
    await museum.reset(openingTime);
    const { text: userAgent = '' } = userAgents.find(({ is }) => is === 'miniProgram') ?? {};
    const app = await openApp({
      build: 'production',
      museum: server.url,
      language: 'English',
      path: '/#/index?orgId=1&token=of-a-mini-program',
      userAgent,
    });
    const { page } = app;
    expect(await page.evaluate(() => [window.top === window, navigator.userAgent])).toEqual([
      true,
      userAgent,
    ]);
    await new Visitor(app, 'English', museum).comesToPayment();
    expect((await museum.theOrder()).token).toBe('of-a-mini-program');

    app.assertClean();
    await tryAll(page);
    await forgiveRefusals(app, ways.length);
    expect(await waysThrough(page)).toEqual([]);
  });

  it('[Q-SEC-1] are what stops it: each way is open without them, and those of scripts are shut without Trusted Types', async () => {
    const page = '<!doctype html><title>Page</title><link rel="icon" href="data:,"><body>';
    writeFileSync(join(folder, 'index.html'), page);
    const without = async (name: string, cut: RegExp) => {
      const headersFile = join(folder, `${name}.conf`);
      writeFileSync(headersFile, readFileSync(shippedHeaders, 'utf8').replace(cut, ''));
      const app = await openApp({ folder, headersFile });
      await tryAll(app.page);
      return app;
    };
    const open = await without('open', /^add_header Content-Security-Policy .*$/m);
    await expect.poll(() => waysThrough(open.page), patiently).toEqual(ways);
    open.assertClean();

    // As it is in engines that don't know them.
    const untyped = await without('untyped', /; require-trusted-types-for .*?(?=")/);
    await forgiveRefusals(untyped, ways.length - 2);
    expect(await waysThrough(untyped.page)).toEqual(ways.slice(-2));
  });

  it('[Q-SEC-9] let no other page frame it', async () => {
    const app = await openApp({ build: 'production', museum: server.url, path: null });
    const { page, url } = app;
    await page.goto(await aFramingSite(url));
    await expect
      .poll(() => app.problems, patiently)
      .toContainEqual(expect.stringMatching(/frame-ancestors 'none'/));
    const [, own, framed] = page.frames();
    expect(await own?.locator('body').textContent()).toBe('own page');
    await expect.poll(() => framed?.url(), patiently).toBe('chrome-error://chromewebdata/');
    app.forgive(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  });
});
