import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Something to say. A new id says it again, even in the same words. */
export interface Announcement {
  readonly id: string | number;
  readonly text: ReactNode;
}

/**
 * The one voice of the app (Q-A11Y-4): two live regions, which must be on the page from the start,
 * since a region that comes with its message is not heard. Render it once and never remove it.
 */
export function Announcer({
  polite,
  assertive,
}: {
  /** Waits for a pause. */
  polite?: Announcement | undefined;
  /** Interrupts: something failed or is about to. */
  assertive?: Announcement | undefined;
}) {
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {polite !== undefined && <p key={polite.id}>{polite.text}</p>}
      </div>
      <div role="alert" aria-live="assertive">
        {assertive !== undefined && <p key={assertive.id}>{assertive.text}</p>}
      </div>
    </VisuallyHidden>
  );
}
