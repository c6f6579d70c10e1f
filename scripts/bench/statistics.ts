/** Many measurements of one thing. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** The middle of some numbers, or half-way between the two in the middle; NaN of none. */
export function medianOf(values: readonly number[]): number {
  const ordered = [...values].sort((one, other) => one - other);
  const middle = ordered.length / 2;
  const upper = ordered[Math.floor(middle)] ?? Number.NaN;
  const lower = ordered[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** How some numbers are spread; null of none. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  return { least: Math.min(...values), median: medianOf(values), most: Math.max(...values) };
}

/**
 * What each round's measurement is of the same round's other one. The machine's load moves both alike, so that a ratio
 * holds where neither time does; a round in which one of them is missing, or the other is nothing, says nothing.
 */
export function pairedRatios(
  values: readonly (number | null)[],
  others: readonly (number | null)[],
): readonly number[] {
  return values.flatMap((value, round) => {
    const other = others[round] ?? null;
    return value === null || other === null || other === 0 ? [] : [value / other];
  });
}
