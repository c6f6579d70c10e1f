import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintAt } from '../../../src/domain/model/DraftHint.ts';
import { problemsOf } from '../../../src/domain/model/DraftProblem.ts';
import { foreignerNumber, mobileNumber } from '../arbitraries.ts';
import { aChild, aDraft, aDraftFor, aVisitor } from '../builders.ts';
import '../../support/pinnedChance.ts';

const visitorKey = 't-adult/k-adult#1';
const atNumber = { name: 'certificateNo', visitorKey } as const;
const typing = (certificateNo: string, certificateType = '1') =>
  hintAt(aDraftFor([certificateNo], certificateType), atNumber);
const phoning = (contactMobile: string) =>
  hintAt(aDraft({ contactMobile }), { name: 'contactMobile' });

describe('a hint at a document number', () => {
  it.each<[string, ReturnType<typeof typing>]>([
    ['', null],
    ['1', { kind: 'soFar', typed: 1, of: 18 }],
    ['11010519900615', { kind: 'soFar', typed: 14, of: 18 }],
    ['1101 ', { kind: 'soFar', typed: 4, of: 18 }],
    ['１１０１', { kind: 'soFar', typed: 4, of: 18 }],
    ['110105199013010', { kind: 'soFar', typed: 15, of: 18 }],
    ['1101051990130100', { kind: 'dateImpossible' }],
    ['110105199902290007', { kind: 'dateImpossible' }],
    ['1101051990061500041', { kind: 'tooLong', typed: 19, of: 18 }],
    ['110105199006150005', { kind: 'checkDigit' }],
    ['110105199006150004', null],
    ['11010519900106000x', null],
    ['110105900615000', null],
    ['USA1100', { kind: 'soFar', typed: 7, of: 15 }],
    ['usa110090010100', { kind: 'capitals' }],
    ['USA1100900101001', { kind: 'tooLong', typed: 16, of: 15 }],
    ['USA110090010100', null],
    ['13800000000', { kind: 'looksLikeMobile' }],
    ['1101-05', { kind: 'symbol', symbol: '-' }],
  ])('[CONF-09] typed as an ID: %j', (typed, hint) => {
    expect(typing(typed)).toEqual(hint);
  });

  it.each<[string, ReturnType<typeof typing>]>([
    ['E00000000', null],
    ['1', null],
    ['110105199006150004', { kind: 'isId' }],
    ['USA110090010100', { kind: 'isId' }],
    ['13800000000', { kind: 'looksLikeMobile' }],
    ['E-1', { kind: 'symbol', symbol: '-' }],
  ])('[CONF-09] typed as another document: %j', (typed, hint) => {
    expect(typing(typed, '99')).toEqual(hint);
  });

  it('[CONF-08] names who has it already, visitor or child, whichever way it is spelt', () => {
    const draft = aDraftFor(['110105199006150004', '310101200002290007', ' 110105199006150004 ']);
    const at = (number: number) =>
      hintAt(draft, { name: 'certificateNo', visitorKey: `t-adult/k-adult#${number}` });
    const other = { kind: 'alsoUsed', ticketName: 'Adult · Standard', childNumber: 0 };
    expect([at(1), at(2), at(3)]).toEqual([
      { ...other, visitorNumber: 3 },
      null,
      { ...other, visitorNumber: 1 },
    ]);
    const children = [aChild({ certificateNo: '11010519900106000x' })];
    const family = aDraft({
      visitors: [aVisitor({ certificateNo: '11010519900106000X', children })],
    });
    expect(hintAt(family, atNumber)).toMatchObject({ kind: 'alsoUsed', childNumber: 1 });
    expect(hintAt(family, { ...atNumber, childKey: 'child-1' })).toMatchObject({
      kind: 'alsoUsed',
      visitorNumber: 1,
      childNumber: 0,
    });
  });

  it('[CONF-08] says the same of a special certificate', () => {
    const visitors = ['a', 'b'].map((key) => aVisitor({ key, specialCertificateNo: 'S1' }));
    const field = { name: 'specialCertificateNo', visitorKey: 'b' } as const;
    expect(hintAt(aDraft({ visitors }), field)).toMatchObject({
      kind: 'alsoUsed',
      visitorNumber: 1,
    });
    const symbol = [aVisitor({ specialCertificateNo: 'S/1' })];
    expect(hintAt(aDraft({ visitors: symbol }), { ...field, visitorKey })).toEqual({
      kind: 'symbol',
      symbol: '/',
    });
  });

  it('[CONF-09] has nothing to say of a name, a type, a code or nobody', () => {
    const draft = aDraft({ code: '1' });
    for (const name of ['name', 'certificateType', 'code'] as const) {
      expect(hintAt(draft, { name, visitorKey })).toBeNull();
    }
    expect(hintAt(draft, { name: 'certificateNo', visitorKey: 'nobody' })).toBeNull();
  });
});

describe('a hint at a phone', () => {
  it.each<[string, ReturnType<typeof phoning>]>([
    ['', null],
    ['1', { kind: 'soFar', typed: 1, of: 11 }],
    ['138 0000', { kind: 'soFar', typed: 7, of: 11 }],
    ['+86 138', { kind: 'soFar', typed: 3, of: 11 }],
    ['13800000000', null],
    ['138000000001', { kind: 'tooLong', typed: 12, of: 11 }],
    ['12', { kind: 'notMobileStart' }],
    ['010-62345678', { kind: 'landline' }],
    ['a', null],
  ])('[CONF-09] %j', (typed, hint) => {
    expect(phoning(typed)).toEqual(hint);
  });

  it('[CONF-02] is the same at a visitor’s', () => {
    const draft = aDraft({ visitors: [aVisitor({ mobile: '138' })] });
    expect(hintAt(draft, { name: 'mobile', visitorKey })).toMatchObject({
      kind: 'soFar',
      typed: 3,
    });
  });
});

describe('hints', () => {
  it('[CONF-08] never block: they are no problems', () => {
    expect(typing('110105199006150005')).toEqual({ kind: 'checkDigit' });
    expect(problemsOf(aDraftFor(['110105199006150005']))).toEqual([]);
  });

  it('[CONF-09] leave right numbers alone', () => {
    fc.assert(
      fc.property(foreignerNumber, mobileNumber, (foreigner, mobile) => {
        expect([typing(foreigner), phoning(mobile)]).toEqual([null, null]);
      }),
    );
  });
});
