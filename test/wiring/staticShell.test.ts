import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { staticShell, styleHash, stylesIn } from '../../scripts/staticShell.ts';

const root = join(import.meta.dirname, '../..');
const html = readFileSync(join(root, 'index.html'), 'utf8');

/** What the plugin adds to a page of a build with these files. */
function added(page: string, policy: string, bundle: object): unknown {
  const { transformIndexHtml } = staticShell(policy);
  if (typeof transformIndexHtml !== 'object' || !('handler' in transformIndexHtml)) {
    throw new Error('the plugin has no handler');
  }
  return Reflect.apply(transformIndexHtml.handler, null, [page, { bundle }]);
}

const chunk = (name: string, styles: readonly string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-1.js`,
  viteMetadata: { importedCss: new Set(styles) },
});

const preload = (name: string, place: 'head' | 'body' = 'body') =>
  expect.objectContaining({
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./assets/${name}-1.js` },
    injectTo: place,
  });

const stylesheet = (fileName: string) =>
  expect.objectContaining({
    attrs: { rel: 'stylesheet', crossorigin: true, href: `./${fileName}` },
    injectTo: 'body',
  });

const names = ['rolldown-runtime', 'start', 'models', 'react', 'home'];
const bundle = Object.fromEntries(names.map((name) => [name, chunk(name)]));

describe('the page before the app has come', () => {
  it('names what comes beside the first script, lays down what comes behind it, and brings the styles behind its own shape', () => {
    const styled = {
      ...bundle,
      models: chunk('models', ['assets/models-1.css', 'assets/both-1.css']),
      home: chunk('home', ['assets/home-1.css', 'assets/both-1.css']),
    };
    expect(added('<p>shape</p>', "style-src 'self'", styled)).toEqual([
      preload('rolldown-runtime', 'head'),
      preload('start', 'head'),
      preload('models', 'head'),
      expect.objectContaining({
        tag: 'template',
        attrs: { id: 'next' },
        children: [
          preload('react'),
          preload('home'),
          expect.objectContaining({
            attrs: { rel: 'preload', as: 'style', crossorigin: true, href: './assets/home-1.css' },
          }),
        ],
      }),
      stylesheet('assets/models-1.css'),
      stylesheet('assets/both-1.css'),
    ]);
  });

  it('[Q-SEC-1] is not built with a style that the shipped policy does not know', () => {
    const page = '<style>p{color:red}</style>';
    expect(() => added(page, "style-src 'self'", bundle)).toThrow(styleHash('p{color:red}'));
    expect(added(page, `style-src 'self' ${styleHash('p{color:red}')}`, bundle)).toHaveLength(4);
  });

  it('is not built where what it announces is in no file', () => {
    for (const name of Object.keys(bundle)) {
      const others = Object.entries(bundle).filter(([other]) => other !== name);
      expect(() => added('', '', Object.fromEntries(others))).toThrow(name);
    }
  });

  it('[START-10] bears the museum’s names, both of them, as the configuration has them', () => {
    const [, content = ''] = /name="museum-configuration"\s+content='([^']*)'/.exec(html) ?? [];
    const { name } = v.parse(
      v.object({ name: v.object({ zh: v.string(), en: v.string() }) }),
      JSON.parse(content),
    );
    const [, shape = ''] = /<div id="app">(.*?)<div id="standstill"/s.exec(html) ?? [];
    expect(shape).toContain(name.zh);
    expect(shape).toContain(name.en);
    expect(html).toContain(`<title>${name.zh}</title>`);
  });

  it('has the colours of the app, by day and by night', () => {
    const tokens = readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8');
    const colours = (css: string) =>
      [...css.matchAll(/--(ground|sunken|ink|line|accent): (#[\da-f]+);/g)].map(([all]) => all);
    const [style = ''] = stylesIn(html);
    expect(colours(style)).toHaveLength(10);
    expect(colours(style)).toEqual(colours(tokens));
  });
});
