import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { museumFile } from '../../../src/adapters/http/museumFile.ts';
import '../../support/pinnedChance.ts';

describe('museumFile', () => {
  it.each([
    ['/file/download/a.jpg', '/museum/file/download/a.jpg'],
    ['file/download/a.jpg', '/museum/file/download/a.jpg'],
    ['http://10.0.0.7:8080/file/download/a.jpg', '/museum/file/download/a.jpg'],
    [
      'https://files.example/inner/file/download/2026/a.jpg?x=1#y',
      '/museum/file/download/2026/a.jpg',
    ],
    ['https://files.example/file/download/../../admin', 'https://files.example/admin'],
    ['https://cdn.example/a.jpg?w=750', 'https://cdn.example/a.jpg?w=750'],
    ['//files.example/file/download/a.jpg', '/museum/file/download/a.jpg'],
    ['HTTPS://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['https://bücher.example/a.jpg', 'https://xn--bcher-kva.example/a.jpg'],
    ['/file/download/%2e%2e/%2e%2e/admin', '/admin'],
    ['/file/download/a b".jpg', '/museum/file/download/a%20b%22.jpg'],
    ['/pictures/a.jpg?v=2', '/pictures/a.jpg?v=2'],
    ['pictures/a.jpg', 'pictures/a.jpg'],
    [' https://cdn.example/a.jpg ', 'https://cdn.example/a.jpg'],
  ])('[HOME-01] [Q-SEC-7] for %j loads %j', (address, expected) => {
    expect(museumFile(address, '/museum')).toBe(expected);
  });

  it.each([
    '',
    '  ',
    'http://cdn.example/a.jpg',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    '//evil.example/a.jpg',
    '///evil.example/a.jpg',
    '\\\\evil.example\\a.jpg',
    '/\\evil.example/a.jpg',
    'https:\\\\evil.example\\file\\download\\a.jpg',
    '/.//evil.example/a.jpg',
    'https:javascript:alert(1)',
    '/\t/evil.example/a.jpg',
    '/\n/evil.example/a.jpg',
    'ht\ttps://evil.example/a.jpg',
    'https://cdn.example\t@evil.example/a.jpg',
    'data:image/png;base64,AAAA',
    'data:text/html,/file/download/',
    'javascript:/file/download/a.jpg',
    'blob:https://cdn.example/1',
    'https://ok@evil.example/a.jpg',
    'https://ok:pw@evil.example/file/download/a.jpg',
    'https://',
  ])('[HOME-01] [Q-SEC-7] loads nothing for %j', (address) => {
    expect(museumFile(address, '/museum')).toBeNull();
  });

  it('[Q-SEC-7] whatever is written, nothing but an own path or a plain https address comes of it', () => {
    const piece = fc.constantFrom(
      ...[
        'https:',
        'http:',
        'javascript:',
        'data:',
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '@',
        ':',
        '..',
        '%2e',
      ],
      ...['evil.example', '/file/download/', 'a.jpg', '?x=1', '#y', ' ', 'ü'],
    );
    const address = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(address, (written) => {
        const file = museumFile(written, '/museum');
        if (file === null) return;
        const url = new URL(file, 'https://own.example/app/');
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password).toBe('');
        if (url.origin !== 'https://own.example') expect(written.trim()).toMatch(/^https:/i);
      }),
      { numRuns: 2_000 },
    );
  });
});
