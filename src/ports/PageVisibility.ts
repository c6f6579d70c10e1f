import type { Stop } from './Clock.ts';

/** Whether anybody can see the page; waiting is counted on visible time only (Q-PAY-6). */
export interface PageVisibility {
  isVisible(): boolean;
  /** Tells of every change, and of a page that was restored from memory. */
  onChange(listener: () => void): Stop;
}
