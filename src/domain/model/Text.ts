// Marks that cannot be seen: zero-width characters, joiners, direction marks, variation selectors, byte-order mark.
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const blanks = /[\s\u3000]+/g;

const halfWidth = (character: string): string =>
  String.fromCharCode(character.charCodeAt(0) - 0xfee0);

/** Full-width ASCII forms (`１３８`, `Ａ`, `：`) as their ordinary counterparts (R21). */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, halfWidth);
}

/**
 * What a visitor meant to type in a phone, code or number field: invisible marks gone, full-width forms made ordinary,
 * surrounding blanks trimmed (R21). Never used on names.
 */
export function normalised(text: string): string {
  return toHalfWidth(text.replace(invisible, '')).replace(blanks, ' ').trim();
}

/** A text cut to at most so many characters, never inside one (rare ideographs are two code units). */
export function truncated(text: string, characters: number): string {
  const all = Array.from(text);
  return all.length <= characters ? text : all.slice(0, characters).join('');
}
