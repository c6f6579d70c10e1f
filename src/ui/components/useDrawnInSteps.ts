import { startTransition, useEffect, useState } from 'react';

/** As many as a phone shows at first. */
const first = 10;
/** So many more at a time, or fewer: few enough that a tap between two steps is answered at once. */
const step = 20;

/**
 * How many of a long list are to be drawn by now: first those that are seen, then the others step by step, whenever
 * nothing more urgent is to be done. A list that is not wanted any more is taken down in the same steps.
 */
export function useDrawnInSteps(total: number, isWanted = true): number {
  const goal = isWanted ? total : 0;
  const [drawn, setDrawn] = useState(Math.min(first, goal));
  const now = isWanted ? Math.min(Math.max(drawn, first), total) : drawn;
  useEffect(() => {
    const next = now < goal ? Math.min(now + step, goal) : Math.max(now - step, goal);
    if (next !== drawn) startTransition(() => setDrawn(next));
  }, [now, goal, drawn]);
  return now;
}
