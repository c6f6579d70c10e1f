import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const shipped = ['src', 'public'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

/** The files in whose code, comments aside, a pattern stands. */
const filesWith = (pattern: RegExp): readonly string[] =>
  [...shipped, join(root, 'index.html')]
    .filter((file) =>
      pattern.test(readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '')),
    )
    .map((file) => relative(root, file))
    .sort();

describe('what kind of browser it is', () => {
  it('[Q-WV-5] is read by one function, and asked of it alone', () => {
    const names = /micromessenger|miniprogram\/|openharmony|arkweb|iphone|ipad|xweb/i;
    expect(filesWith(names)).toEqual(['src/adapters/weChat/webViewOf.ts']);
    // Whoever takes the browser's own name hands it on whole.
    const takers = filesWith(/userAgent(?!Data)/).filter((file) => !file.endsWith('/webViewOf.ts'));
    expect(takers).toEqual([
      'src/adapters/weChat/WeChatPaymentBridge.ts',
      'src/adapters/weChat/isWeChat.ts',
    ]);
    for (const file of takers) {
      const text = readFileSync(join(root, file), 'utf8');
      const taken = text.match(/navigator\.userAgent/g) ?? [];
      expect(text.match(/webViewOf\(window\.navigator\.userAgent,/g), file).toHaveLength(
        taken.length,
      );
    }
    expect(filesWith(/userAgentData|navigator\.(?:vendor|platform|appVersion)/)).toEqual([]);
  });
});
