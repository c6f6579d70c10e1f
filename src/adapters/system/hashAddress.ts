/** The screen's address inside the hash (R14): what stands behind the `#`, and at least a slash. */
export function hashAddress({ hash }: Pick<Location, 'hash'>): string {
  const inside = hash.replace(/^#/, '');
  return inside.startsWith('/') ? inside : `/${inside}`;
}
