import { createRequire } from 'node:module';
import type { Locator } from 'playwright-core';
import { PNG } from 'pngjs';

type Reader = typeof import('jsqr').default;
// A package of the old kind: its default is what it exports.
const read: Reader = createRequire(import.meta.url)('jsqr');

/** What a scanner reads off a picture on the page, or null when it reads nothing. */
export async function qrCodeText(picture: Locator): Promise<string | null> {
  // In the middle, clear of the bars that stick to the edges.
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  return read(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
