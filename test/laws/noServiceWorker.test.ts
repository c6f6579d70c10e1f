import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const shipped = [join(root, 'index.html'), ...filesIn('src'), ...filesIn('public')];

describe('the shop', () => {
  it('[Q-OFF-1] [Q-OFF-5] has no service worker, and keeps nothing in a cache of its own', () => {
    expect(shipped.length).toBeGreaterThan(300);
    const found = shipped.filter((file) =>
      /\bserviceWorker\b|\bcaches\.|CacheStorage|rel="manifest"|workbox/i.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(found).toEqual([]);
  });
});
