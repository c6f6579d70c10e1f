import { useState } from 'react';
import type { OnceLoaded } from './OnceLoaded.ts';
import { useViewModels } from './ViewModels.ts';

/**
 * Does something once parts of the app are loaded, at once where they are. Where that fails the screen stays as it is, and
 * the visitor is told; another press tries again.
 */
export function useWhenLoaded(parts: readonly OnceLoaded<unknown>[]): {
  readonly isLoading: boolean;
  readonly whenLoaded: (act: () => void) => Promise<void>;
} {
  const { announcements } = useViewModels();
  const [isLoading, setIsLoading] = useState(false);
  const whenLoaded = async (act: () => void): Promise<void> => {
    if (parts.some(({ loaded }) => loaded === null)) {
      setIsLoading(true);
      try {
        await Promise.all(parts.map((part) => part.get()));
      } catch {
        for (const part of parts) part.forgetFailure();
        announcements.show('error', (LL) => LL.failures.network());
        return;
      } finally {
        setIsLoading(false);
      }
    }
    act();
  };
  return { isLoading, whenLoaded };
}
