import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, afterEach, expect } from 'vitest';
import { callNameOf, type Exchange, fieldsBeside } from '../../contracts/provider/agreedFields.ts';
import { shippedHeaders } from '../../scripts/readHeaders.ts';
import { type ServedBuild, serveBuild } from '../../scripts/serve.ts';
import { launchChromium } from './chromium.ts';

/** How a visitor comes to the app. */
export interface Arrival {
  /** `demo` has the in-memory museum inside; `production` needs one behind `museum`. Default `demo`. */
  readonly build?: 'demo' | 'production';
  /** The URL of a museum over HTTP, put behind the prefix `/museum` of the app's own origin. */
  readonly museum?: string;
  /** A folder served in place of a build: for the test of this very file. */
  readonly folder?: string;
  /** What stands after the origin. Default `/`; null opens nothing yet. */
  readonly path?: string | null;
  /** As the cookie `language` says it; `undefined` sets no cookie. */
  readonly language?: 'Simplified_Chinese' | 'English';
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The phone's own zone. Default Los Angeles: the museum's days must not depend on it. */
  readonly timezoneId?: string;
  readonly userAgent?: string;
  /** What the phone's clock says on arrival, as ISO text; it runs on from there. Default the machine's own time. */
  readonly phoneTime?: string;
  /** How the in-memory museum was left, by its own `save()`; a new one without. Demo build only. */
  readonly museumState?: string;
  /**
   * The browser puts pages away whole on leaving them (back-forward cache), as phones do; where none that can is
   * installed it forgets them ({@link canKeepPages}).
   */
  readonly keepsPages?: boolean;
  /** The headers that the build is served with, as deploy/headers.conf, which is the default. */
  readonly headersFile?: string;
  /** Certificates of nobody are accepted: for servers of a test. */
  readonly trustsAnyCertificate?: boolean;
}

/** The app, opened in a browser of its own storage. Closed, and asserted clean, after the test. */
export interface OpenedApp {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The origin the app is served from. */
  readonly url: string;
  /**
   * Everything a clean run has none of: policy violations, console warnings and errors, uncaught errors, unhandled
   * rejections, requests that failed or were refused.
   */
  readonly problems: readonly string[];
  /** @throws AssertionError naming the problems, where there are any */
  assertClean(): void;
  /**
   * Takes the problems that match out of the list: for tests of failures. Fails where there is none, unless it is said
   * of what only some browsers tell.
   */
  forgive(problem: RegExp, of?: 'every browser' | 'some browsers'): void;
  /** One act on the in-memory museum's control face, such as `/_museum/clock`. Demo build only. */
  control(path: string, body?: unknown): Promise<unknown>;
}

const root = join(import.meta.dirname, '../..');
const folders = { demo: 'dist-demo', production: 'dist' } as const;

const browsers = new Map<boolean, Promise<Browser>>();
const servers = new Map<string, Promise<ServedBuild>>();
const opened: OpenedApp[] = [];

/**
 * Opens the built app on a phone of 390 × 844, served with the headers of deploy/headers.conf.
 *
 * @throws Error when the build is missing: `npm run build:demo`, `npm run build`
 */
export async function openApp(arrival: Arrival = {}): Promise<OpenedApp> {
  const [{ url }, chromium] = await Promise.all([serve(arrival), start(arrival)]);
  const context = await chromium.newContext({
    viewport: arrival.viewport ?? { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What moves is seen half-way by the contrast check and is still under the finger of a tap.
    reducedMotion: 'reduce',
    timezoneId: arrival.timezoneId ?? 'America/Los_Angeles',
    ...(arrival.userAgent === undefined ? {} : { userAgent: arrival.userAgent }),
    ignoreHTTPSErrors: arrival.trustsAnyCertificate ?? false,
  });
  if (arrival.language !== undefined) {
    await context.addCookies([{ name: 'language', value: arrival.language, url }]);
  }
  if (arrival.phoneTime !== undefined) {
    await context.clock.install({ time: arrival.phoneTime });
  }
  if (arrival.museumState !== undefined) {
    await context.addInitScript(leaveMuseum, arrival.museumState);
  }
  const problems: string[] = [];
  await collect(context, problems);
  await hearAnswers(context);
  const page = await context.newPage();
  const app: OpenedApp = {
    page,
    context,
    url,
    problems,
    assertClean: () => expect(problems, 'the run must be clean').toEqual([]),
    forgive: (problem, of = 'every browser') => {
      const kept = problems.filter((text) => !problem.test(text));
      if (of === 'every browser') {
        expect(kept.length, `no problem matches ${problem}`).toBeLessThan(problems.length);
      }
      problems.splice(0, problems.length, ...kept);
    },
    control: async (path, body = {}) => {
      // A page that has loaded need not have started yet.
      const hasMuseum = () => page.evaluate(() => Reflect.has(window, 'museum'));
      await expect.poll(hasMuseum, { message: 'window.museum', timeout: 20_000 }).toBe(true);
      return page.evaluate(
        async ([to, what]) => {
          const museum: unknown = Reflect.get(window, 'museum');
          if (typeof museum !== 'object' || museum === null || !('control' in museum)) {
            throw new Error('this build has no window.museum');
          }
          const { control } = museum;
          if (typeof control !== 'function') {
            throw new Error('window.museum has no control');
          }
          return control.call(museum, to, what);
        },
        [path, body] as const,
      );
    },
  };
  opened.push(app);
  if (arrival.path !== null) await page.goto(url + (arrival.path ?? '/'));
  return app;
}

/**
 * What axe-core finds on the page against WCAG 2.2 A and AA, one readable line a node; empty where it finds nothing.
 *
 * @param rules which of its rules are asked, by their names; all of them unless said otherwise
 */
export async function axe(
  page: Page,
  rules: { readonly only?: readonly string[]; readonly not?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Evaluated by the debugger, so that the page's policy need not let it in.
    await page.evaluate(axeSource());
  }
  const { violations } = await runAxe(page, optionsFor(rules));
  const found: string[] = [];
  for (const { id, impact, help, nodes } of violations) {
    for (const { target, html, failureSummary = '' } of nodes) {
      const place = target.join(' ');
      if (id === 'target-size' && (await isWellInSight(page, place))) continue;
      const summary = failureSummary.replaceAll('\n', '\n    ');
      found.push(`${id} (${impact}): ${help}\n    at ${place}\n    ${html}\n    ${summary}`);
    }
  }
  return found;
}

/** Whether a target that a bar covers or comes close to is large enough once it is scrolled to. The page is left as it was. */
async function isWellInSight(page: Page, target: string): Promise<boolean> {
  const top = await page.evaluate((selector) => {
    const before = scrollY;
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return before;
  }, target);
  const { violations } = await runAxe(page, optionsFor({ only: ['target-size'] }));
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  return !violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target));
}

function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  return page.evaluate(async (asked: RunOptions): Promise<AxeResults> => {
    const found: unknown = Reflect.get(window, 'axe');
    if (typeof found !== 'object' || found === null || !('run' in found)) {
      throw new Error('axe-core did not load');
    }
    const { run } = found;
    if (typeof run !== 'function') {
      throw new Error('axe-core cannot run');
    }
    return run.call(found, document, asked);
  }, options);
}

const axeOptions: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

function optionsFor({ only, not = [] }: Parameters<typeof axe>[1] & object): RunOptions {
  if (only !== undefined) return { ...axeOptions, runOnly: { type: 'rule', values: [...only] } };
  return {
    ...axeOptions,
    rules: Object.fromEntries(not.map((rule) => [rule, { enabled: false }])),
  };
}

let source: string | undefined;
function axeSource(): string {
  source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}

/** Runs in each page before its own scripts: puts the museum where LocalMuseumStore looks for it, if none is there. */
function leaveMuseum(state: string): void {
  if (window.origin !== 'null' && localStorage.getItem('in-memory-museum') === null) {
    localStorage.setItem('in-memory-museum', state);
  }
}

function start({ keepsPages = false }: Arrival): Promise<Browser> {
  const browser = browsers.get(keepsPages) ?? launchChromium(keepsPages);
  browsers.set(keepsPages, browser);
  return browser;
}

function serve({
  build = 'demo',
  folder = join(root, folders[build]),
  museum,
  headersFile = shippedHeaders,
}: Arrival): Promise<ServedBuild> {
  const key = `${folder} ${museum} ${headersFile}`;
  const served =
    servers.get(key) ??
    serveBuild({
      dir: folder,
      port: 0,
      headersFile,
      ...(museum === undefined ? {} : { proxy: { prefix: '/museum', target: museum } }),
    });
  servers.set(key, served);
  return served;
}

const ToldAnswer = v.object({
  method: v.picklist(['GET', 'POST']),
  path: v.string(),
  body: v.string(),
});

/** Everything that the museum in the page answered since the last test: held against the contracts (Q-PACT-8). */
const answers: Exchange[] = [];

/** Hears every answer of the museum in the page, before any fault changes it on its way. */
async function hearAnswers(context: BrowserContext): Promise<void> {
  await context.exposeBinding('reportMuseumAnswer', (_source, told: unknown) => {
    const { body, ...request } = v.parse(ToldAnswer, told);
    answers.push({ call: callNameOf(request), answer: JSON.parse(body) });
  });
  await context.addInitScript(() => {
    document.addEventListener('museum-answer', (event) => {
      const report: unknown = Reflect.get(window, 'reportMuseumAnswer');
      if (typeof report === 'function' && event instanceof CustomEvent) report(event.detail);
    });
  });
}

async function collect(context: BrowserContext, problems: string[]): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    problems.push(`policy: ${text}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const report: unknown = Reflect.get(window, 'reportPolicyViolation');
      if (typeof report === 'function') {
        report(
          `${violation.effectiveDirective} blocked ${violation.blockedURI} ${violation.sample} at ${violation.sourceFile}:${violation.lineNumber}`,
        );
      }
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  // Uncaught errors and unhandled rejections both.
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    // The visitor left the page while it loaded; nothing is broken.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`request failed: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`answered ${response.status()}: ${response.url()}`);
    }
  });
}

/** What stood on the pages of a test that failed: enough to understand a failure that does not come again. */
async function lastSeen({ context, problems }: OpenedApp): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const text = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
    return `--- ${page.url()}\n${text.slice(0, 4_000)}\n`;
  });
  return `${(await Promise.all(pages)).join('')}--- problems: ${JSON.stringify(problems)}\n`;
}

afterEach(async ({ task }) => {
  const apps = opened.splice(0);
  if (task.result?.state === 'fail') {
    for (const app of apps) process.stdout.write(await lastSeen(app));
  }
  // What a page still has to say when its test ends would be lost with it.
  await Promise.all(apps.map((app) => app.page.evaluate(() => undefined).catch(() => undefined)));
  await Promise.all(apps.map((app) => app.context.close()));
  for (const app of apps) {
    app.assertClean();
  }
  const heard = answers.splice(0);
  // Where no browser was opened the contracts need not be there: they may just be being made anew.
  if (heard.length > 0) {
    expect(fieldsBeside(heard), 'the contracts name what the museum answers').toEqual([]);
  }
});

afterAll(async () => {
  const started = await Promise.all(browsers.values());
  browsers.clear();
  await Promise.all(started.map((browser) => browser.close()));
  const running = await Promise.all(servers.values());
  servers.clear();
  await Promise.all(running.map((server) => server.close()));
});
