import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation } from 'wouter';

const ArrivalContext = createContext<number | undefined>(undefined);

/** Counts the screens a visitor has come to, so that each new one can take the focus to its heading (Q-A11Y-11). */
export function ArrivalProvider({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const [arrival, setArrival] = useState({ path, count: 0 });
  if (arrival.path !== path) {
    // At the bare address stands no screen to come from: it leads on home by itself.
    const isFirst = arrival.path === '/';
    setArrival({ path, count: isFirst ? arrival.count : arrival.count + 1 });
  }
  return <ArrivalContext.Provider value={arrival.count}>{children}</ArrivalContext.Provider>;
}

/** A token for the heading that is to take the focus; undefined on the first screen, which has the page's own. */
export function useArrivalToken(): number | undefined {
  const count = useContext(ArrivalContext);
  return count === 0 ? undefined : count;
}
