import type { Clock } from './ports/Clock.ts';

/** Resolves once so much time has passed. */
export const passed = (clock: Pick<Clock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));

/** Lets the phone paint, scroll and hear taps before the next part begins. */
export const breath = (clock: Pick<Clock, 'after'>): Promise<void> => passed(clock, 0);
