const separator = '[\\s.-]?';
// Phones and documents of 11, 15 and 18 digits, the last of which may be an X, however they are parted; longer numbers
// too, for whatever they are.
const longNumber = new RegExp(
  `[\\d０-９](?:${separator}[\\d０-９]){10,}(?:${separator}[xXｘＸ])?`,
  'g',
);

/** A text without the secrets given and without any number as long as a phone's or a document's (Q-SEC-10). */
export function redacted(text: string, secrets: readonly string[]): string {
  const written = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  return written
    .reduce((left, secret) => left.split(secret).join('‹secret›'), text)
    .replace(longNumber, '‹number›');
}
