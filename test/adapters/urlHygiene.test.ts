// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { museumFile } from '../../src/adapters/http/museumFile.ts';
import { takeEntry } from '../../src/adapters/system/EntryAddress.ts';
import { bankForm } from '../../src/adapters/weChat/bankForm.ts';
import { orderNo } from '../../src/domain/model/Identifiers.ts';
import { href, paths } from '../../src/ui/paths.ts';
import { MemorySession } from './sessionStorage/MemorySession.ts';

/** Every address that comes from outside, and what it may become (Q-SEC-7). */

const pieces = [
  ...['https:', 'http:', 'HTTPS:', 'javascript:', 'data:text/html,', 'blob:', 'vbscript:', 'file:'],
  ...['/', '//', '///', '\\', '\\\\', '/\\', '.', '..', '/.', '%2f', '%5c', '%00', '%2e%2e'],
  ...[
    '@',
    ':',
    ':443',
    ':8443',
    '?',
    '#',
    '#/',
    '&',
    '=',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u00a0',
  ],
  ...[
    'evil.example',
    'bank.example',
    'own.example',
    'ok',
    'ok:pw',
    'ｅvil.example',
    'bänk.example',
  ],
  ...['bank。example', 'xn--bnk-qla.example', '[::1]', '0x7f.1', '\u202e', 'index', 'payReturn'],
  ...['/file/download/', 'a.jpg', 'orderNo=T1', 'token=x', '\ud83d'],
] as const;

const address = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 })
      .map((all) => all.join('')),
  },
);
const runs = { numRuns: 1_500, seed: 20_261_128 } as const;
const own = 'https://own.example';

describe('whatever address is written', () => {
  it('[Q-SEC-7] a picture is loaded by https, from nobody in disguise, and a file by its path alone', () => {
    const rebuilt: string[] = [];
    const property = fc.property(address, (written) => {
      const file = museumFile(written, '/museum');
      if (file === null) return;
      const url = new URL(file, `${own}/app/`);
      expect(url.protocol).toBe('https:');
      expect(url.username + url.password).toBe('');
      if (url.origin !== own) expect(written.trim()).toMatch(/^https:\/*[^/\\@]/i);
      if (url.pathname.includes('/file/download/')) {
        expect(file.startsWith('/museum/file/download/')).toBe(true);
        rebuilt.push(file);
      }
    });
    fc.assert(property, runs);
    expect(rebuilt.length).toBeGreaterThan(10);
  });

  it('[Q-SEC-7] a bank’s form leaves for a bank of the list by https, or does not leave', () => {
    const hosts = ['bank.example', 'pay.bank.example:8443'];
    const lead = fc.constantFrom('', '', 'https://bank.example', 'https://pay.bank.example:8443/');
    let left = 0;
    const property = fc.property(lead, address, (begin, rest) => {
      const page = document.createElement('form');
      page.setAttribute('action', begin + rest);
      page.setAttribute('method', 'post');
      const form = bankForm(page.outerHTML, hosts, document);
      if (form === null) return;
      left += 1;
      const url = new URL(form.getAttribute('action') ?? '');
      expect(url.protocol).toBe('https:');
      expect(hosts).toContain(url.host);
      expect(url.username + url.password).toBe('');
      expect(form.getAttribute('target')).toBe('_self');
    });
    fc.assert(property, { ...runs, numRuns: 600 });
    expect(left).toBeGreaterThan(20);
  });

  it('[Q-SEC-7] the entry stays on this origin, whatever it came with', () => {
    const property = fc.property(address, address, address, (path, search, hash) => {
      const came = {
        origin: own,
        pathname: `/${path}`.replace(/[?#].*$/s, ''),
        search: search === '' ? '' : `?${search.replaceAll('#', '')}`,
        hash: `#${hash}`,
      };
      const history = {
        state: null,
        replaceState: (_state: unknown, _title: string, to?: string | URL | null) => {
          const url = new URL(String(to));
          expect(url.origin).toBe(own);
          expect(url.username + url.password).toBe('');
        },
      };
      takeEntry(came, history, new MemorySession());
    });
    fc.assert(property, runs);
  });

  it('[Q-SEC-7] links and ways lead inside the hash, whatever an order is called', () => {
    const here = `${own}/app/`;
    const ways = [paths.order, paths.paymentReturn, paths.replenishment, paths.rebooking];
    const property = fc.property(address, fc.constantFrom(...ways), (written, way) => {
      const to = way.to(orderNo(written));
      const url = new URL(href(to), here);
      expect(`${url.origin}${url.pathname}${url.search}`).toBe(here);
      expect(to).toMatch(/^\/[a-z]+(?:\?orderNo=[^#&\s]+)?$/i);
    });
    fc.assert(property, runs);
  });
});
