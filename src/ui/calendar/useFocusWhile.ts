import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref whose element takes the focus when it becomes the one that has it, and stays in sight as long as it has. By an
 * effect, not by the ref itself: in a dialog that opens at once, the element is on the page before the dialog has noted
 * where the focus came from.
 */
export function useFocusWhile<E extends HTMLElement>(hasFocus: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    // Left to itself, the browser scrolls to the middle, and large type loses the heading above for it.
    if (hasFocus) ref.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  // Each time: what is said below takes its room from the days.
  useEffect(() => {
    if (hasFocus) ref.current?.scrollIntoView({ block: 'nearest' });
  });
  return ref;
}
