import { type RefCallback, useCallback } from 'react';

/** So far off the screen a card is about to be seen, and the dozen behind it: two screens, up or down. */
const twoScreens = '200% 0px';

/**
 * A ref that tells once when its element comes near the screen, or at once where the browser can't tell.
 *
 * @param onNear the same function for as long as it is not to be told anew
 */
export function useNearScreen(onNear: () => void): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return;
      if (typeof IntersectionObserver === 'undefined') {
        onNear();
        return;
      }
      const observer = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          onNear();
        },
        { rootMargin: twoScreens },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onNear],
  );
}
