import { startTransition, useEffect, useState } from 'react';

/** As many as a phone shows at first. */
const first = 12;
/** So many more at a time: few enough that a tap between two steps is answered at once. */
const step = 40;

/**
 * How many of a long list are to be drawn by now: first those that are seen, then the others step by step, whenever
 * nothing more urgent is to be done.
 */
export function useDrawnInSteps(total: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + step));
  }, [drawn, total]);
  return Math.min(drawn, total);
}
