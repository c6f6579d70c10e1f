/** An address's query as its pieces, each byte for byte as it stood: `a=1`, `token=a+b/c==`. */
export type RawQuery = readonly string[];

/** Cuts a query, with or without its `?`, into pieces. */
export function rawQuery(query: string): RawQuery {
  const pieces = query.replace(/^\?/, '');
  return pieces === '' ? [] : pieces.split('&');
}

/** The query of pieces with its `?`; empty for no pieces. */
export function queryText(pieces: RawQuery): string {
  return pieces.length === 0 ? '' : `?${pieces.join('&')}`;
}

/**
 * The first value of a parameter that is not empty, percent-decoded exactly once; null when there is none. A plus sign
 * stays one, since a raw token holds them, an `=` in the value too, and a malformed escape stays as it is (O-089, O-090).
 */
export function valueIn(pieces: RawQuery, parameter: string): string | null {
  const values = pieces.filter((piece) => nameOf(piece) === parameter).map(contentOf);
  return values.find((value) => value !== '') ?? null;
}

/** The pieces that name none of the parameters. */
export function without(pieces: RawQuery, parameters: readonly string[]): RawQuery {
  return pieces.filter((piece) => !parameters.includes(nameOf(piece)));
}

const nameOf = (piece: string): string => decoded(piece.replace(/=.*$/s, ''));

const contentOf = (piece: string): string => {
  const equals = piece.indexOf('=');
  return equals === -1 ? '' : decoded(piece.slice(equals + 1));
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
