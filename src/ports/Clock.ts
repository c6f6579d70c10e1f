import type { Instant } from '../domain/model/MuseumDay.ts';

/** Stops what was started. Harmless when called twice or too late. */
export type Stop = () => void;

/** Time, as the museum has it. */
export interface Clock {
  /** Now, corrected by the museum's own clock where it is known (R13). */
  now(): Instant;
  /** Runs a task once, after so many milliseconds; never before this call has returned. */
  after(milliseconds: number, task: () => void): Stop;
  /** Tells, from the next moment on, each time the clock has been put right: what is now is another time than before. */
  onCorrection(listener: () => void): Stop;
}
