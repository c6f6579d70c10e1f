import type { Stop } from './Clock.ts';

/** Whether the museum can be reached, by what became of the last call and not by what the phone believes (Q-OFF-3). */
export interface Connection {
  isLost(): boolean;
  /** Tells when it is lost, and when it is found again. */
  onChange(listener: () => void): Stop;
}
