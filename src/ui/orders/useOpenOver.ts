import { useState } from 'react';
import { OnceLoaded } from '../OnceLoaded.ts';
import { useViewModels } from '../ViewModels.ts';
import type { OrderActionsModel, OverOrder } from './OrderActionsModel.ts';

/** What stands over an opened order; nobody waits for it who has come to show a code. */
export const overOrderDetail = new OnceLoaded(async () => {
  const { OverOrderDetail } = await import('./OverOrderDetail.tsx');
  return OverOrderDetail;
});

/**
 * Opens something over an order once it is loaded. Where that fails the order stays on the screen, its code with it, and
 * the visitor is told; another press tries again.
 */
export function useOpenOver(model: Pick<OrderActionsModel, 'open'>): {
  readonly isOpening: boolean;
  readonly open: (over: OverOrder) => Promise<void>;
} {
  const { afterSale, announcements } = useViewModels();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (over: OverOrder): Promise<void> => {
    const parts = [afterSale, overOrderDetail];
    if (parts.some(({ loaded }) => loaded === null)) {
      setIsOpening(true);
      try {
        await Promise.all(parts.map((part) => part.get()));
      } catch {
        for (const part of parts) part.forgetFailure();
        announcements.show('error', (LL) => LL.failures.network());
        return;
      } finally {
        setIsOpening(false);
      }
    }
    model.open(over);
  };
  return { isOpening, open };
}
