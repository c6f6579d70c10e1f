import { describe, expect, it } from 'vitest';
import { bytesByKind, kindOf, type TrafficKind } from '../../scripts/bench/Traffic.ts';

describe('what a request is for', () => {
  it.each<[string, TrafficKind]>([
    ['/', 'html'],
    ['/payReturn', 'html'],
    ['/assets/first-D7guZ64y.js', 'js'],
    ['/assets/first-DmAcYNeH.css', 'css'],
    ['/favicon.svg', 'image'],
    ['/museum/file/download/banner-1.svg', 'image'],
    ['/museum/trip/staggered-reservation-daily/list', 'museum'],
    ['/museum/trip/ticket.do', 'museum'],
    ['/version.json', 'other'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('sums what came over the wire', () => {
    const request = (kind: TrafficKind, bytes: number) => ({
      path: '',
      kind,
      sent: 0,
      answered: 1,
      status: 200,
      bytes,
    });
    expect(bytesByKind([request('js', 1), request('css', 2), request('js', 4)])).toEqual({
      js: 5,
      css: 2,
    });
  });
});
