import type { Stop } from './Clock.ts';

/** Whether anybody can see the page; waiting is counted on visible time only (Q-PAY-6). */
export interface PageVisibility {
  isVisible(): boolean;
  /** Tells of every change, of a page that was restored from memory, and of a network that is there again (Q-OFF-3). */
  onChange(listener: () => void): Stop;
}
