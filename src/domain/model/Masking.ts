const filler = '*';

/** A name with only its first character readable, by whole characters (§9, R10: one character shows itself). */
export function maskedName(name: string): string {
  const [first, ...rest] = Array.from(name.trim());
  if (first === undefined) return '';
  return first + filler.repeat(Math.min(rest.length, 2));
}

/** A document number with only its first and last four characters readable; eight or fewer show none (§9, R10). */
export function maskedCertificate(number: string): string {
  const characters = Array.from(number.trim());
  if (characters.length <= 8) return filler.repeat(characters.length);
  const hidden = filler.repeat(characters.length - 8);
  return characters.slice(0, 4).join('') + hidden + characters.slice(-4).join('');
}
