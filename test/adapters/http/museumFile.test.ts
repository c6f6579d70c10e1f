import { describe, expect, it } from 'vitest';
import { museumFile } from '../../../src/adapters/http/museumFile.ts';

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
    ['//cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/pictures/a.jpg?v=2', '/pictures/a.jpg?v=2'],
    ['pictures/a.jpg', 'pictures/a.jpg'],
    [' https://cdn.example/a.jpg ', 'https://cdn.example/a.jpg'],
  ])('loads %j from %j', (address, expected) => {
    expect(museumFile(address, '/museum')).toBe(expected);
  });

  it.each([
    '',
    '  ',
    'http://cdn.example/a.jpg',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'data:text/html,/file/download/',
    'javascript:/file/download/a.jpg',
    'blob:https://cdn.example/1',
    'https://ok@evil.example/a.jpg',
    'https://ok:pw@evil.example/file/download/a.jpg',
    'https://',
  ])('loads nothing from %j', (address) => {
    expect(museumFile(address, '/museum')).toBeNull();
  });
});
