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
  return qrCodeTextIn(await picture.screenshot());
}

/** What a scanner reads off a picture as a PNG file, or null when it reads nothing. */
export function qrCodeTextIn(file: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(file);
  return read(new Uint8ClampedArray(data), width, height)?.data ?? null;
}

/**
 * How many modules of white lie around the code on a picture, on the side that has least; it takes 4 for every scanner
 * (ISO/IEC 18004). Fractions of a pixel are not held against it.
 *
 * @throws Error when there is no code on it
 */
export function quietModulesIn(file: Buffer): number {
  const { data, width, height } = PNG.sync.read(file);
  const code = read(new Uint8ClampedArray(data), width, height);
  if (code === null) throw new Error('no code on the picture');
  const { topLeftCorner: from, bottomRightCorner: to } = code.location;
  const [left, top, right, bottom] = [from.x, from.y, to.x, to.y].map(Math.round);
  const module = (to.x - from.x) / (17 + 4 * code.version);
  const isWhite = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return x >= 0 && y >= 0 && x < width && y < height && (data[at] ?? 0) > 250;
  };
  /** The white pixels from an edge of the code outwards, along the line that has least. */
  const whiteFrom = (lines: readonly number[], at: (line: number, out: number) => boolean) =>
    Math.min(
      ...lines.map((line) => {
        // The edge itself is known to the pixel at best.
        let out = 2;
        while (at(line, out)) out += 1;
        return out;
      }),
    );
  const rows = between(top, bottom);
  const columns = between(left, right);
  const least = Math.min(
    whiteFrom(rows, (y, out) => isWhite((left ?? 0) - out, y)),
    whiteFrom(rows, (y, out) => isWhite((right ?? 0) + out, y)),
    whiteFrom(columns, (x, out) => isWhite(x, (top ?? 0) - out)),
    whiteFrom(columns, (x, out) => isWhite(x, (bottom ?? 0) + out)),
  );
  return Math.round((least / module) * 10) / 10;
}

const between = (from = 0, to = 0): readonly number[] =>
  Array.from({ length: to - from }, (_, place) => from + place);
