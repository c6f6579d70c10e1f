import type { Clock } from './ports/Clock.ts';

/** Resolves once so much time has passed. With 0 the phone paints, scrolls and hears taps first. */
export const passed = (clock: Pick<Clock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));
