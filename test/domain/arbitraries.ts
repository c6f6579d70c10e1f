import fc from 'fast-check';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A real calendar date from 1900 to 2099, as `yyyyMMdd`. */
const birthDate = fc
  .date({
    min: new Date(Date.UTC(1900, 0, 1)),
    max: new Date(Date.UTC(2099, 11, 31)),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));

/** A date that is in no calendar, as `yyyyMMdd`: a month or a day too high, or 0. */
const noBirthDate = fc
  .tuple(
    fc.integer({ min: 1900, max: 2099 }),
    fc.oneof(
      fc.tuple(fc.constantFrom(0, 13, 42, 99), fc.integer({ min: 1, max: 28 })),
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(0, 32, 99)),
      fc.tuple(fc.constantFrom(2), fc.constantFrom(30, 31)),
      fc.tuple(fc.constantFrom(4, 6, 9, 11), fc.constantFrom(31)),
    ),
  )
  .map(([year, [month, day]]) => `${year}${twoDigits(month)}${twoDigits(day)}`);

const lastCharacter = fc.constantFrom(...'0123456789X');

const longId = (date: fc.Arbitrary<string>) =>
  fc.tuple(digits(6), date, digits(3), lastCharacter).map((parts) => parts.join(''));

/** An ID number as §5 has it, of 18 characters or 15. */
export const idNumber = fc.oneof(
  longId(birthDate),
  fc
    .tuple(digits(6), birthDate, digits(2), lastCharacter)
    .filter(([, date]) => date.startsWith('19'))
    .map(([region, date, sequence, last]) => `${region}${date.slice(2)}${sequence}${last}`),
);

/** A foreigner's registration number: three capitals and twelve digits. */
export const foreignerNumber = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
      minLength: 3,
      maxLength: 3,
    }),
    digits(12),
  )
  .map((parts) => parts.join(''));

/** What looks much like an ID number and is none: another length, or a date of no calendar. */
export const noIdNumber = fc.oneof(
  longId(noBirthDate),
  fc
    .integer({ min: 1, max: 30 })
    .filter((length) => length !== 15 && length !== 18)
    .chain(digits),
);

/** A mainland mobile number. */
export const mobileNumber = fc
  .tuple(fc.constantFrom(...'3456789'), digits(9))
  .map(([second, rest]) => `1${second}${rest}`);

/** Digits that are no mobile number. */
export const noMobileNumber = fc.oneof(
  fc
    .integer({ min: 1, max: 20 })
    .filter((length) => length !== 11)
    .chain(digits)
    .filter((text) => !/^0086/.test(text)),
  fc.tuple(fc.constantFrom(...'012'), digits(9)).map(([second, rest]) => `1${second}${rest}`),
);

/** A landline number as §5 has it. */
export const landlineNumber = fc
  .tuple(
    fc.integer({ min: 2, max: 3 }).chain(digits),
    fc.constantFrom('', '-'),
    fc.integer({ min: 7, max: 8 }).chain(digits),
  )
  .map(([area, hyphen, number]) => `0${area}${hyphen}${number}`);

/** A name of 1 to 100 characters: of any script, with dots, hyphens and apostrophes inside, rare ideographs too. */
export const personName = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."张三欧阳测试𠮷䮌𠀀阿依古丽·•'’-"),
    fc.constantFrom(...'AnnaÉßøЖ'),
  ),
  minLength: 1,
  maxLength: 100,
});

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** The same text as it may be typed or pasted: full-width, among blanks, with marks that nobody sees (R21). */
export function typedAs(
  text: fc.Arbitrary<string>,
): fc.Arbitrary<readonly [meant: string, typed: string]> {
  const around = fc.constantFrom('', ' ', '\u3000', '\t', '\u202d', '\u200b', '\ufeff');
  return fc
    .tuple(text, fc.boolean(), around, around)
    .map(([meant, isWide, before, after]) => [
      meant,
      `${before}${isWide ? fullWidth(meant) : meant}${after}`,
    ]);
}
