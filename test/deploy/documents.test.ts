import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the release checklist', () => {
  const text = read('docs/release-checklist.md');
  const rows = text.split('\n').filter((line) => line.includes('☐'));

  it.each([
    'iPhone, iOS 15.8, WeChat',
    'iPhone, iOS 18, WeChat',
    'Android, WeChat with XWEB 111',
    'Android, WeChat with XWEB 146',
    'HarmonyOS, WeChat with ArkWeb 114',
  ])('[Q-WV-3] lists a phone that no machine here can be: %s', (device) => {
    expect(text.split('\n').filter((line) => line.includes(`| ${device} |`))).toHaveLength(1);
  });

  it('[Q-WV-3] has a box for each of the phones beside each thing to try', () => {
    expect(rows.length).toBeGreaterThan(25);
    for (const row of rows) expect(row).toMatch(/^\| [^|]+\.? \|(?: ☐ \|){5}$/);
  });
});

describe('the page about putting it up', () => {
  const text = read('docs/deployment.md');

  it('leads to pages that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);
    expect(links).toContain('release-checklist.md');
    for (const link of links) expect(existsSync(join(root, 'docs', link)), link).toBe(true);
  });

  it('says what each file of nginx’s is for, and so does the top of nginx.conf', () => {
    const files = ['museum', 'options'].flatMap((folder) =>
      readdirSync(join(root, 'deploy', folder)).map((name) => `${folder}/${name}`),
    );
    const site = read('deploy/nginx.conf');
    expect(files).toHaveLength(4);
    for (const file of files) {
      expect(text).toContain(`\`${file}\``);
      expect(site).toMatch(file.startsWith('museum') ? /museum\/\*\.conf/ : file);
    }
  });

  it('gives the edge the times that options/cdn.conf gives it', () => {
    const site = read('deploy/nginx.conf');
    expect(site).toContain('"max-age=60, stale-if-error=86400"');
    expect(text).toMatch(/\| `\/`, `\/index\.html`.*\| 60 s; up to a day where/);
    expect(text).toMatch(/\| `\/assets\/\*`.*\| a year; errors: not at all \|/);
  });
});
