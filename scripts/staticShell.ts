import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * What is announced in the page, to be read while the museum is asked. Each lengthens by 4 ms a slow phone's longest task, in
 * which it takes the page in; but announced by the first script, even the smallest kept days and slots waiting for 80 ms.
 */
const announced = ['start', 'models'];
/** Whose styles the first script announces once the museum is asked: the shapes are painted without them. */
const styledFirst = 'models';
/** What it announces once the museum has answered: sooner it would keep days and slots waiting. */
const announcedLast = ['react', 'home'];

interface BundledChunk {
  readonly type: string;
  readonly name?: string | undefined;
  readonly fileName: string;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
}

/** The source expression by which a content security policy allows exactly this text as a style. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** The texts of a page's own `<style>` elements. */
export function stylesIn(html: string): readonly string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
}

const link = (
  rel: string,
  fileName: string,
  more: { readonly as?: string } = {},
): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, ...more, crossorigin: true, href: `./${fileName}` },
  injectTo: 'head',
});

const template = (id: string, children: HtmlTagDescriptor[]): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id },
  children,
  injectTo: 'head',
});

/**
 * Makes the start of a page short: what comes behind days and slots is laid down in the page for the first script to
 * announce in its time, and no style holds up the first paint, for which the page carries a few rules of its own.
 *
 * @param policy the Content-Security-Policy that the build is served with
 * @throws Error while building when the policy does not allow the page's style, naming the hash that would; or when a part
 *   of the start is in no file of its own
 */
export function staticShell(policy: string): Plugin {
  return {
    name: 'static-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        for (const css of stylesIn(html)) {
          if (policy.includes(styleHash(css))) continue;
          throw new Error(
            `deploy/headers.conf must allow the style of index.html: ${styleHash(css)}`,
          );
        }
        const chunks: readonly BundledChunk[] = Object.values(bundle);
        const chunkOf = (name: string): BundledChunk => {
          const chunk = chunks.find((each) => each.type === 'chunk' && each.name === name);
          if (chunk === undefined) throw new Error(`no file of the build is called ${name}`);
          return chunk;
        };
        const stylesOf = (name: string) => [...(chunkOf(name).viteMetadata?.importedCss ?? [])];
        const script = (name: string) => link('modulepreload', chunkOf(name).fileName);
        const style = (fileName: string) => link('preload', fileName, { as: 'style' });
        const first = stylesOf(styledFirst);
        const later = announcedLast
          .flatMap(stylesOf)
          .filter((fileName) => !first.includes(fileName));
        return [
          ...announced.map(script),
          template('soon', first.map(style)),
          template('next', [...announcedLast.map(script), ...later.map(style)]),
        ];
      },
    },
  };
}
