/**
 * Tells one text from another without naming it: 32 bits of it (FNV-1a) lead back to nothing, also where the text is
 * somebody's.
 */
export function markOf(text: string): string {
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  }
  return (mark >>> 0).toString(36);
}
