/** What version 40 of a QR code holds at error correction M, in bytes; an encoder throws beyond it. */
const capacity = 2331;

/** Whether a QR code can say a text: not empty, not too long, no half of a surrogate pair. */
export function isScannable(code: string): boolean {
  try {
    const bytes = encodeURI(code).replace(/%[0-9A-F]{2}/g, '.').length;
    return bytes > 0 && bytes <= capacity;
  } catch {
    return false;
  }
}

/** "12345678" → "1234 5678": groups of four characters, so that a code can be read out (Q-A11Y-10). */
export function groupedCode(code: string): string {
  return (code.match(/.{1,4}/gsu) ?? []).join(' ');
}
