/** When a call was sent and when its answer had arrived, on one clock; null where none came. */
export interface TimedCall {
  readonly sent: number;
  readonly answered: number | null;
}

/**
 * How many calls at the most came one after the other, each sent when the answer of the one before was there. Whether it
 * needed that answer cannot be seen from outside: it counts as if it did.
 */
export function longestChain(calls: readonly TimedCall[]): number {
  const depths = new Map<TimedCall, number>();
  for (const call of [...calls].sort((one, other) => one.sent - other.sent)) {
    const before = [...depths].filter(
      ([{ answered }]) => answered !== null && answered <= call.sent,
    );
    depths.set(call, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}
