import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLandline, isMobile, phoneOf } from '../../../src/domain/model/Phone.ts';
import { landlineNumber, mobileNumber, noMobileNumber, typedAs } from '../arbitraries.ts';
import '../../support/pinnedChance.ts';

describe('a mobile number', () => {
  it.each<[id: string, typed: string, accepted: boolean]>([
    ['PH-00', '10000000000', false],
    ['PH-01', '11000000000', false],
    ['PH-02', '12000000000', false],
    ['PH-03', '13000000000', true],
    ['PH-04', '14000000000', true],
    ['PH-05', '15000000000', true],
    ['PH-06', '16000000000', true],
    ['PH-07', '17000000000', true],
    ['PH-08', '18000000000', true],
    ['PH-09', '19000000000', true],
    ['PH-10', '16600000000', true],
    ['PH-11', '19800000000', true],
    ['PH-12', '15400000000', true],
    ['PH-13', '1380000000', false],
    ['PH-14', '138000000000', false],
    ['PH-15', '+8613800000000', true],
    ['PH-16', '138 0000 0000', true],
    ['PH-17', '\u202d13800000000\u202c', true],
    ['PH-18', '１３８００００００００', true],
    ['PH-19', '010-62345678', false],
    ['PH-20', '', false],
  ])('[CONF-09] %s %j: %s', (_, typed, accepted) => {
    expect(isMobile(phoneOf(typed))).toBe(accepted);
  });

  it.each(['+8613800000000', '+86 138-0000-0000', '008613800000000', ' １３８ 0000 0000 '])(
    '[CONF-09] typed as %j is sent as eleven digits',
    (typed) => {
      expect(phoneOf(typed)).toBe('13800000000');
    },
  );
});

describe('a landline number', () => {
  it.each<[id: string, typed: string, accepted: boolean]>([
    ['LL-01', '010-62345678', true],
    ['LL-02', '01062345678', true],
    ['LL-03', '0755-23456789', true],
    ['LL-04', '0421-1234567', true],
    ['LL-05', '62345678', false],
    ['LL-06', '10-62345678', false],
    ['LL-07', '010-623456', false],
    ['LL-08', '010-623456789', false],
    ['LL-09', '010-62345678-123', false],
    ['LL-10', '(010)62345678', false],
    ['LL-11', '010－62345678', true],
    ['LL-12', '400-800-0000', false],
  ])('[CONF-09] %s %j: %s', (_, typed, accepted) => {
    expect(isLandline(phoneOf(typed))).toBe(accepted);
  });
});

describe('phone numbers of every make', () => {
  it('[CONF-09] [Q-BAD-6] mobiles are accepted however they were typed, and sent as eleven digits', () => {
    const grouped = typedAs(mobileNumber).chain(([meant, typed]) =>
      fc.constantFrom(
        [meant, typed] as const,
        [meant, `+86${typed.trim()}`] as const,
        [meant, `${meant.slice(0, 3)} ${meant.slice(3, 7)}-${meant.slice(7)}`] as const,
      ),
    );
    fc.assert(
      fc.property(grouped, ([meant, typed]) => {
        expect(phoneOf(typed)).toBe(meant);
        expect(isMobile(phoneOf(typed))).toBe(true);
      }),
    );
  });

  it('[CONF-09] [Q-BAD-6] other digits and landlines are no mobiles', () => {
    fc.assert(
      fc.property(fc.oneof(noMobileNumber, landlineNumber), (typed) => {
        expect(isMobile(phoneOf(typed))).toBe(false);
      }),
    );
  });

  it('[CONF-09] [Q-BAD-6] landlines are landlines, and with an extension none', () => {
    fc.assert(
      fc.property(landlineNumber, (typed) => {
        expect(isLandline(phoneOf(typed))).toBe(true);
        expect(isLandline(phoneOf(`${typed}-1`))).toBe(false);
      }),
    );
  });

  it('[CONF-09] [Q-BAD-6] 100 kB of anything are none', () => {
    for (const text of ['1', '-', ' ', '+86', '0'].map((part) => part.repeat(100_000))) {
      expect([isMobile(phoneOf(text)), isLandline(phoneOf(text))]).toEqual([false, false]);
    }
  });
});
