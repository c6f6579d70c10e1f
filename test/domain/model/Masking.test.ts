import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedCertificate, maskedName } from '../../../src/domain/model/Masking.ts';
import '../../support/pinnedChance.ts';

const unmasked = (text: string): string => text.replaceAll('*', '');
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('a masked document number', () => {
  it.each([
    ['MK-01', '110105199006150004', '1101**********0004'],
    ['MK-02', '11010519900106000X', '1101**********000X'],
    ['MK-03', 'USA110090010100', 'USA1*******0100'],
    ['MK-04', 'E00000000', 'E000*0000'],
    ['MK-05', '00000000', '********'],
    ['MK-06', '123456', '******'],
    ['MK-07', '', ''],
  ])(
    '[MASK-01] O-026 %s: shows its first and last four characters, or none when it is short',
    (_, number, masked) => {
      expect(maskedCertificate(number)).toBe(masked);
    },
  );

  it('[MASK-01] [Q-SEC-5] never reveals more than eight characters, of any length and in any script', () => {
    fc.assert(
      fc.property(anyText, (number) => {
        const characters = Array.from(number.trim());
        const masked = Array.from(maskedCertificate(number));
        const hidden = masked.slice(4, -4);
        expect(masked).toHaveLength(characters.length);
        if (characters.length <= 8) expect(masked.every((one) => one === '*')).toBe(true);
        else {
          expect(hidden.every((one) => one === '*')).toBe(true);
          expect(hidden).toHaveLength(characters.length - 8);
        }
      }),
    );
  });
});

describe('a masked name', () => {
  it.each([
    ['NM-01', '张三', '张'],
    ['NM-02', '欧阳测试', '欧'],
    ['NM-03', '𠮷野测试', '𠮷'],
    ['NM-04', '阿依古丽·测试', '阿'],
    ['NM-05', '阿依古丽•测试', '阿'],
    ['NM-06', "Anna-Maria O'Test", 'A'],
    ['NM-07', '测', '测'],
    ['NM-08', 'A'.repeat(80), 'A'],
    ['NM-09', '葛测䮌', '葛'],
    ['NM-10', '  李测试 ', '李'],
  ])('[MASK-01] O-025 %s: shows the first character and no other', (_, name, first) => {
    const masked = maskedName(name);
    expect(unmasked(masked)).toBe(first);
    expect(masked.startsWith(first)).toBe(true);
  });

  it('[MASK-01] [Q-SEC-5] never reveals more than one character, nor how long the name is', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const [first = '', ...rest] = Array.from(maskedName(name));
        expect(first).toBe(Array.from(name.trim())[0] ?? '');
        expect(rest.length).toBeLessThanOrEqual(2);
        expect(rest.every((one) => one === '*')).toBe(true);
      }),
    );
  });
});
