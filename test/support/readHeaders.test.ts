import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHeaders, shippedHeaders } from '../../scripts/readHeaders.ts';

/** What the policy allows, a rule a line, and why nothing wider. */
const policy: readonly [directive: string, allowed: string, because: string][] = [
  ['default-src', "'none'", 'whatever is not named below is not needed'],
  ['script-src', "'self'", 'all code is a file of the build; none is text, none is foreign'],
  ['style-src', "'self'", 'the same of styles; an injected style can read a page out'],
  ['img-src', "'self' data:", 'banners come by the own origin, a ticket’s picture is drawn here'],
  ['connect-src', "'self'", 'the API is behind the own origin'],
  ['font-src', "'self'", 'no font is fetched from anybody'],
  ['form-action', "'self' https://bank.example", 'one form leaves the page: the bank’s'],
  ['base-uri', "'none'", 'an injected base would move every relative file'],
  ['object-src', "'none'", 'no plug-in'],
  ['frame-src', "'none'", 'the page frames nothing'],
  ['frame-ancestors', "'none'", 'nobody frames the page; a mini-program opens it at the top'],
  ['worker-src', "'self'", 'a worker is a script like any other'],
  ['require-trusted-types-for', "'script'", 'no text becomes HTML or code unseen'],
  ['trusted-types', 'museum-html', 'but by the one policy, which sanitises'],
];

/** Every other header, and the attack that it ends. */
const others: readonly [name: string, value: string, because: string][] = [
  ['X-Content-Type-Options', 'nosniff', 'a picture is never run as a script'],
  ['Referrer-Policy', 'no-referrer', 'no address of ours is told to anybody'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains', 'a year of TLS alone'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups', 'no foreign page holds our window'],
  ['Cross-Origin-Resource-Policy', 'same-origin', 'no foreign page loads our files'],
];

/** What a page could ask a phone for, and this one never does. */
const unused: readonly string[] = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

describe('the headers that are shipped', () => {
  const headers = readHeaders(shippedHeaders);

  const shipped = headers['Content-Security-Policy'] ?? '';
  /** Without the page's own style, of which the build says which hash it has to be. */
  const hash = / 'sha256-[\w+/]{43}='/g;
  const general = shipped.replace(hash, '');

  it.each(policy)('[Q-SEC-1] allow %s %s: %s', (directive, allowed) => {
    const rules = general.split('; ');
    expect(rules.filter((rule) => rule.startsWith(`${directive} `))).toEqual([
      `${directive} ${allowed}`,
    ]);
  });

  it('[Q-SEC-1] allow the one style that the page itself holds', () => {
    expect(shipped.match(hash)).toHaveLength(1);
    expect(shipped).toMatch(/; style-src 'self' 'sha256-/);
  });

  it('[Q-SEC-1] allow nothing else', () => {
    const rules = policy.map(([directive, allowed]) => `${directive} ${allowed}`);
    expect(general).toBe(rules.join('; '));
  });

  it.each(others)('[Q-SEC-1] say %s: %s (%s)', (name, value) => {
    expect(headers[name]).toBe(value);
  });

  it('[Q-SEC-1] refuse every ability of the phone that the app does not use', () => {
    expect(headers['Permissions-Policy']).toBe(unused.map((name) => `${name}=()`).join(', '));
  });

  it('[Q-SEC-1] are these and no more', () => {
    const named = others.map(([name]) => name);
    expect(Object.keys(headers).sort()).toEqual(
      ['Content-Security-Policy', 'Permissions-Policy', ...named].sort(),
    );
  });

  it('[Q-SEC-1] are the preview’s as well', async () => {
    const { preview } = await resolveConfig({ logLevel: 'silent' }, 'serve');
    expect(preview.headers).toEqual(headers);
  });
});

describe('a file of headers', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'headers-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function read(text: string): Readonly<Record<string, string>> {
    const file = join(folder, 'headers.conf');
    writeFileSync(file, text);
    return readHeaders(file);
  }

  it('is read with its comments, and with the line ends of any machine', () => {
    const text = '# why\r\n\r\nadd_header A "1; b" always;\r\n  add_header C-D "e=()" always;\r\n';
    expect(read(text)).toEqual({ A: '1; b', 'C-D': 'e=()' });
  });

  it.each([
    ['without always: missing on errors', 'add_header A "1";'],
    ['without quotes', 'add_header A 1 always;'],
    ['without an end', 'add_header A "1" always'],
    ['with a variable', 'add_header A "$host" always;'],
    ['with an escape', 'add_header A "a\\nb" always;'],
    ['with a quote inside', 'add_header A "a"b" always;'],
    ['with nothing to say', 'add_header A "" always;'],
    ['with something behind it', 'add_header A "1" always; # why'],
    ['of two', 'add_header A "1" always; add_header B "2" always;'],
    ['of another kind', 'server_tokens off;'],
    ['with half a value', 'add_header A "1'],
  ])('is refused with a line %s', (_what, line) => {
    expect(() => read(`add_header X "y" always;\n${line}\n`)).toThrow('headers.conf:2: expected');
  });

  it('is refused where it names one twice, or none', () => {
    const twice = 'add_header A-B "1" always;\nadd_header a-b "2" always;\n';
    expect(() => read(twice)).toThrow('headers.conf:2: a-b is there already');
    expect(() => read('# nothing\n')).toThrow('no header');
    expect(() => readHeaders(join(folder, 'missing.conf'))).toThrow('ENOENT');
  });
});
