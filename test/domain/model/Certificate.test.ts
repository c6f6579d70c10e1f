import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificateNumberOf,
  certificateProblem,
  checkCharacterOf,
  idCardType,
  isIdCard,
  otherDocumentType,
  specialSymbolIn,
} from '../../../src/domain/model/Certificate.ts';
import { foreignerNumber, idNumber, noIdNumber, typedAs } from '../arbitraries.ts';
import '../../support/pinnedChance.ts';

const passes = (type: string, typed: string): boolean =>
  typed !== '' && certificateProblem(type, certificateNumberOf(typed)) === null;

type Row = [id: string, typed: string, isId: boolean, why: string];

const documents: Row[] = [
  ['ID-01', '110105199006150004', true, 'eighteen digits'],
  ['ID-02', '11010519900106000X', true, 'a capital X at the end'],
  ['ID-03', '11010519900106000x', true, 'a small x at the end (R20)'],
  ['ID-04', '110105900615000', true, 'fifteen digits'],
  ['ID-05', '11010590061500X', true, 'fifteen with an X at the end (R20)'],
  ['ID-06', '110105199010150007', true, 'October'],
  ['ID-07', '110105199012100003', true, 'the tenth'],
  ['ID-08', '110105199012200004', true, 'the twentieth'],
  ['ID-09', '110105199012310000', true, 'the thirty-first'],
  ['ID-10', '310101200002290007', true, '29 February of a leap year'],
  ['ID-11', '310101199902290007', false, '29 February of a common year (R20)'],
  ['ID-12', '310101199004310002', false, '31 April (R20)'],
  ['ID-13', '11010519901301000X', false, 'month 13'],
  ['ID-14', '11010519900632000X', false, 'day 32'],
  ['ID-15', '110105199006000006', false, 'day 0'],
  ['ID-16', '110105199006150005', true, 'no checksum is asked for (R20)'],
  ['ID-17', '11010519900615000', false, 'seventeen digits'],
  ['ID-18', '1101051990061500040', false, 'nineteen digits'],
  ['ID-19', '11010519900X150004', false, 'an X inside'],
  ['ID-20', '830000199001010004', true, 'a resident of Taiwan'],
  ['ID-21', '810000198505200006', true, 'a resident of Hong Kong'],
  ['ID-22', '91184019900101000X', true, 'a permanent resident, new form'],
  ['ID-23', 'USA110090010100', true, 'a permanent resident, old form'],
  ['ID-24', 'usa110090010100', false, 'three letters that are no capitals'],
  ['ID-25', 'US1110090010100', false, 'two letters and thirteen digits'],
  ['ID-26', 'USA11009001010', false, 'three letters and eleven digits'],
  ['ID-27', '１１０１０５１９９００６１５０００４', true, 'full-width digits (R21)'],
  ['ID-28', ' 110105199006150004 ', true, 'blanks around (R21)'],
  ['ID-29', '\u202d110105199006150004\u202c', true, 'direction marks (R21)'],
  ['ID-31', 'E00000000', false, 'a passport'],
  ['ID-32', '123456789012345', false, 'fifteen digits without a date'],
  ['ID-33', '000000000000000000', false, 'month 0'],
  ['ID-34', '110105209901010004', true, 'born later: the museum decides (R20)'],
  ['ID-35', '010105199006150000', true, 'no district list (R20)'],
];

describe('a document number', () => {
  it.each(documents)('[CONF-09] [Q-BAD-6] %s %j is an ID number: %s (%s)', (_, typed, isId) => {
    expect(passes(idCardType, typed)).toBe(isId);
  });

  it.each(documents)('[CONF-09] %s %j never passes as both kinds of document', (_, typed, isId) => {
    expect(passes(otherDocumentType, typed)).toBe(!isId);
  });

  it('[CONF-09] ID-30 left empty passes as neither', () => {
    expect(isIdCard(certificateNumberOf(''))).toBe(false);
  });

  it.each(['11010519900106000x', ' 11010519900106000ｘ '])(
    '[CONF-09] typed as %j is sent with a capital X',
    (typed) => {
      expect(certificateNumberOf(typed)).toBe('11010519900106000X');
    },
  );

  it('[CONF-09] of another document keeps its letters as they were typed', () => {
    expect(certificateNumberOf(' aB12345x ')).toBe('aB12345x');
  });

  it('[CONF-09] of a type without a pattern is the museum’s to judge', () => {
    expect(certificateProblem('7', '110105199006150004')).toBeNull();
    expect(certificateProblem('7', 'ANYTHING1')).toBeNull();
  });
});

describe('a special symbol in a document number', () => {
  it.each([
    ['SP-01', '!'],
    ['SP-02', '@'],
    ['SP-04', '$'],
    ['SP-05', '%'],
    ['SP-07', '&'],
    ['SP-08', '*'],
    ['SP-10', '='],
    ['SP-11', '<'],
    ['SP-13', '?'],
    ['SP-14', '"'],
    ['SP-16', ';'],
    ['SP-17', ':'],
    ['SP-19', '|'],
    ['SP-20', '{'],
    ['SP-22', '['],
    ['SP-23', ']'],
    ['SP-25', '`'],
    ['SP-26', ','],
    ['SP-28', '￥'],
    ['SP-29', '…'],
    ['SP-31', '》'],
    ['SP-34', '”'],
    ['SP-37', '、'],
    ['SP-E01', '-'],
    ['SP-E02', '('],
    ['SP-E07', '·'],
    ['SP-E08', '_'],
    ['SP-E10', '.'],
  ])('[CONF-09] %s %s is refused and named', (_, symbol) => {
    expect(certificateProblem('99', certificateNumberOf(`E0000${symbol}0000`))).toEqual({
      kind: 'certificateSymbol',
      symbol,
    });
  });

  it.each([
    ['SP-32', '？', '?'],
    ['SP-35', '：', ':'],
    ['SP-38', '，', ','],
    ['SP-E04', '（', '('],
    ['SP-E05', '）', ')'],
  ])('[CONF-09] %s %s is refused under its ordinary form', (_, typed, symbol) => {
    expect(certificateProblem('99', certificateNumberOf(`E0000${typed}0000`))).toEqual({
      kind: 'certificateSymbol',
      symbol,
    });
  });

  it.each([
    ['SP-E11', 'E0000\u200b0000', 'E00000000'],
    ['SP-E13', 'E0000号0000', 'E0000号0000'],
    ['SP-N01', 'E00000000', 'E00000000'],
  ])('[CONF-09] %s is none', (_, typed, sent) => {
    expect(certificateNumberOf(typed)).toBe(sent);
    expect(passes('99', typed)).toBe(true);
  });

  it('[CONF-09] is named whole when it lies beyond the first plane', () => {
    expect(specialSymbolIn('E0000😀')).toBe('😀');
  });
});

describe('document numbers of every make', () => {
  const isEither = (number: string) =>
    passes(idCardType, number) !== passes(otherDocumentType, number);

  it('[CONF-09] [Q-BAD-6] real IDs and foreigners’ numbers pass as an ID, however they were typed', () => {
    fc.assert(
      fc.property(typedAs(fc.oneof(idNumber, foreignerNumber)), ([meant, typed]) => {
        expect(certificateNumberOf(typed)).toBe(meant);
        expect(passes(idCardType, typed)).toBe(true);
        expect(passes(otherDocumentType, typed)).toBe(false);
      }),
    );
  });

  it('[CONF-09] [Q-BAD-6] another length or a date of no calendar passes as another document alone', () => {
    fc.assert(
      fc.property(noIdNumber, (number) => {
        expect(passes(idCardType, number)).toBe(false);
        expect(passes(otherDocumentType, number)).toBe(true);
      }),
    );
  });

  it('[CONF-09] no number of letters and digits passes as both, or as neither', () => {
    const anything = fc.string({ unit: fc.constantFrom(...'0123456789XxAz'), minLength: 1 });
    fc.assert(fc.property(anything, (number) => isEither(number)));
  });

  it('[CONF-09] [Q-BAD-6] a symbol inside is refused under either type', () => {
    const symbol = fc.constantFrom(...'!@#$%^&*()_+-=[]{};:",.<>/?|`~·￥…》、');
    fc.assert(
      fc.property(idNumber, fc.integer({ min: 1, max: 14 }), symbol, (number, index, mark) => {
        const spoilt = `${number.slice(0, index)}${mark}${number.slice(index)}`;
        for (const type of [idCardType, otherDocumentType]) {
          expect(certificateProblem(type, spoilt)?.kind).toBe('certificateSymbol');
        }
      }),
    );
  });
});

describe('the check character of an ID number', () => {
  it.each(['110105199006150004', '11010519900106000X', '91184019900101000X', '830000199001010004'])(
    'of %s is its last',
    (number) => {
      expect(checkCharacterOf(number)).toBe(number.slice(-1));
    },
  );

  it('[CONF-09] [Q-BAD-6] is not asked for (R20)', () => {
    expect(checkCharacterOf('110105199006150005')).toBe('4');
    expect(passes(idCardType, '110105199006150005')).toBe(true);
  });
});

describe('a pattern', () => {
  // Without a clock: what has no repetition inside a repetition, and reads a text once, can't take long over it.
  it('[CONF-09] [Q-BAD-6] takes 100 kB of anything, and says no', () => {
    const long = 100_000;
    for (const text of ['1', 'A', 'x', ' ', '\u200b1', '-', '１'].map((part) =>
      part.repeat(long),
    )) {
      expect(isIdCard(certificateNumberOf(text))).toBe(false);
      expect(certificateProblem(idCardType, certificateNumberOf(text))).not.toBeNull();
    }
  });
});
