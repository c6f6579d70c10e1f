import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('properties', () => {
  it('are tried with the same chance on every run', () => {
    const files = ['test', 'contracts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    const asserting = files
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
      .filter(({ text, file }) => /\bfc\.(?:assert|check)\(/.test(text) && !file.includes('laws'));
    expect(asserting.length).toBeGreaterThan(25);
    const unpinned = asserting.filter(({ text }) => !/\bseed\b|pinnedChance/.test(text));
    expect(unpinned.map(({ file }) => file)).toEqual([]);
  });
});
