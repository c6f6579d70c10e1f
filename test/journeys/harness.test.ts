import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { axe, type OpenedApp, openApp } from '../support/browser.ts';

/**
 * The journeys are as good as what would turn them red. Each page here has one thing wrong with it.
 */
describe('the eyes of the journeys', () => {
  const folders: string[] = [];

  afterAll(() => {
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  async function openPage(script: string): Promise<OpenedApp> {
    const folder = mkdtempSync(join(tmpdir(), 'harness-'));
    folders.push(folder);
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main><h1>Hello</h1><div id="place"></div></main><script src="./page.js"></script></html>',
    );
    writeFileSync(join(folder, 'page.js'), script);
    return openApp({ folder });
  }

  it('find nothing wrong with a plain page, be it at another path', async () => {
    const app = await openPage('document.getElementById("place").textContent = "fine";');
    await app.page.goto(`${app.url}/payReturn?orderNo=1`);
    expect(await app.page.textContent('#place')).toBe('fine');
    expect(await axe(app.page)).toEqual([]);
    app.assertClean();
  });

  it.each([
    ['an inline style', 'place.setAttribute("style", "color: red");', /policy: style-src-attr/],
    [
      'an inline script',
      'const s = document.createElement("script"); s.append("1"); place.append(s);',
      /policy: (script-src|require-trusted-types)/,
    ],
    [
      'HTML from a text',
      'try { place.innerHTML = "<b>x</b>"; } catch {}',
      /policy: require-trusted-types-for/,
    ],
    [
      'a foreign policy',
      'try { trustedTypes.createPolicy("other", {}); } catch {}',
      /policy: trusted-types/,
    ],
    [
      'a call to another origin',
      'fetch("https://example.org/").catch(() => {});',
      /policy: connect-src/,
    ],
    [
      'an image of another origin',
      'place.append(Object.assign(new Image(), { src: "https://example.org/a.png" }));',
      /policy: img-src/,
    ],
    ['a console error', 'console.error("careless");', /console\.error: careless/],
    ['a console warning', 'console.warn("careless");', /console\.warning: careless/],
    [
      'an uncaught error',
      'setTimeout(() => { throw new Error("thrown"); });',
      /uncaught: Error: thrown/,
    ],
    [
      'an unhandled rejection',
      'Promise.reject(new Error("rejected"));',
      /uncaught: Error: rejected/,
    ],
    ['an answer of refusal', 'fetch("./nothing.json");', /answered 404/],
  ])('[Q-SEC-1] see %s', async (_what, script, problem) => {
    const app = await openPage(`const place = document.getElementById("place");\n${script}`);
    await expect
      .poll(() => app.problems, { timeout: 20_000 })
      .toContainEqual(expect.stringMatching(problem));
    expect(() => app.assertClean()).toThrow('the run must be clean');
    app.forgive(/./);
  });

  it('see a field without a name', async () => {
    const app = await openPage(
      'document.getElementById("place").append(document.createElement("input"));',
    );
    expect(await axe(app.page)).toEqual([expect.stringContaining('label (critical)')]);
  });
});
