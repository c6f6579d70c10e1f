import { expect } from 'vitest';
import type { OpenedApp } from '../browser.ts';

/**
 * Watches what a hostile text could do to an open page, wherever it came in.
 *
 * @returns expects that nothing was done: no global or element of the texts' names, no dialog, no other page, nothing
 *   asked for beyond the app's own origin
 */
export async function watchHarm({ page, context, url }: OpenedApp): Promise<() => Promise<void>> {
  const asked: string[] = [];
  const opened: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (other) => opened.push(`page ${other.url()}`));
  context.on('dialog', (dialog) => {
    opened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const ownFrames = page.frames().length;
  return async () => {
    const done = await page.evaluate(() => ({
      global: Reflect.get(window, 'hacked') ?? null,
      elements: [...document.querySelectorAll('[id=hacked], [name=hacked]')].length,
      base: document.baseURI,
      title: document.title === 'hacked',
    }));
    expect(done).toMatchObject({ global: null, elements: 0, title: false });
    expect(done.base.startsWith(`${url}/`), done.base).toBe(true);
    expect(page.url().startsWith(`${url}/`), page.url()).toBe(true);
    expect(page.frames()).toHaveLength(ownFrames);
    expect(opened).toEqual([]);
    expect(asked.filter((address) => !address.startsWith(`${url}/`))).toEqual([]);
  };
}
