import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalised, toHalfWidth, truncated } from '../../../src/domain/model/Text.ts';
import '../../support/pinnedChance.ts';

const wholeNumber = (text: string): number | null => {
  const digits = toHalfWidth(text);
  return /^\d+$/.test(digits) ? Number(digits) : null;
};

describe('full-width forms', () => {
  it.each<[id: string, written: string, number: number | null]>([
    ['FW-00', '１０', 10],
    ['FW-01', '１', 1],
    ['FW-02', '２', 2],
    ['FW-03', '３', 3],
    ['FW-04', '４', 4],
    ['FW-05', '５', 5],
    ['FW-06', '６', 6],
    ['FW-07', '７', 7],
    ['FW-08', '８', 8],
    ['FW-09', '９', 9],
    ['FW-10', '３0', 30],
    ['FW-11', '30', 30],
    ['FW-12', '①', null],
    ['FW-13', '', null],
  ])('[HOME-05] %s become ordinary digits, and nothing else becomes one', (_, written, number) => {
    expect(wholeNumber(written)).toBe(number);
  });

  it('cover letters and marks too', () => {
    expect(toHalfWidth('ＵＳＡ：（ｘ）')).toBe('USA:(x)');
  });
});

describe('a normalised field', () => {
  it.each([
    ['blanks around it', '  13800000000\t', '13800000000'],
    ['an ideographic blank', '　13800000000　', '13800000000'],
    ['direction marks of a paste', '\u202d13800000000\u202c', '13800000000'],
    ['a zero-width blank', '1380\u200b0000000', '13800000000'],
    ['a byte-order mark', '\ufeff13800000000', '13800000000'],
    ['several blanks inside', '138  0000 0000', '138 0000 0000'],
  ])('[CONF-09] [Q-BAD-6] loses %s', (_, typed, meant) => {
    expect(normalised(typed)).toBe(meant);
  });

  it('[Q-BAD-6] is the same when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(normalised(normalised(typed))).toBe(normalised(typed));
      }),
    );
  });
});

describe('a truncated text', () => {
  it('[Q-BAD-6] is cut between characters, never inside a rare ideograph', () => {
    expect(truncated('𠮷野家', 2)).toBe('𠮷野');
    expect(truncated('𠮷', 1)).toBe('𠮷');
    expect(truncated('张三', 5)).toBe('张三');
  });
});
