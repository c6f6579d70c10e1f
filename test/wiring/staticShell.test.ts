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

const preload = (name: string) =>
  expect.objectContaining({
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./assets/${name}-1.js` },
    injectTo: 'head',
  });

const style = (fileName: string) =>
  expect.objectContaining({
    attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `./${fileName}` },
  });

const template = (id: string, ...children: readonly unknown[]) =>
  expect.objectContaining({ tag: 'template', attrs: { id }, children, injectTo: 'head' });

const names = ['start', 'models', 'react', 'home'];
const bundle = Object.fromEntries(names.map((name) => [name, chunk(name)]));

describe('the page before the app has come', () => {
  it('announces what comes beside the first script, and lays down what scripts announce: styles too, once for each', () => {
    const styled = {
      ...bundle,
      models: chunk('models', ['assets/models-1.css', 'assets/both-1.css']),
      home: chunk('home', ['assets/home-1.css', 'assets/both-1.css']),
    };
    expect(added('<p>shape</p>', "style-src 'self'", styled)).toEqual([
      preload('start'),
      preload('models'),
      template('soon', style('assets/models-1.css'), style('assets/both-1.css')),
      template('next', preload('react'), preload('home'), style('assets/home-1.css')),
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
