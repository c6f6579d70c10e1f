import { type RefCallback, useCallback } from 'react';

/** Asks for the focus: each new defined value is one request. */
export type FocusToken = string | number | undefined;

/**
 * A ref that gives the focus to its element whenever the token becomes another defined value,
 * also when the element appears with one. React calls a ref anew when its identity changes, so no
 * effect is needed.
 */
export function useFocusToken<E extends HTMLElement>(token: FocusToken): RefCallback<E> {
  return useCallback(
    (element: E | null) => {
      if (token !== undefined) element?.focus();
    },
    [token],
  );
}
