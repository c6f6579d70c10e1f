import * as constants from './constants.ts';

const filler = '*';
const readable = constants.maskedNameCharacters;
const ends = constants.maskedCertificateCharacters;

/** A name with only its first character readable, by whole characters (§9, R10: one character shows itself). */
export function maskedName(name: string): string {
  const characters = Array.from(name.trim());
  const hidden = Math.max(characters.length - readable, 0);
  return characters.slice(0, readable).join('') + filler.repeat(Math.min(hidden, 2));
}

/** A document number with only its first and last four characters readable; eight or fewer show none (§9, R10). */
export function maskedCertificate(number: string): string {
  const characters = Array.from(number.trim());
  if (characters.length <= 2 * ends) return filler.repeat(characters.length);
  const hidden = filler.repeat(characters.length - 2 * ends);
  return characters.slice(0, ends).join('') + hidden + characters.slice(-ends).join('');
}
