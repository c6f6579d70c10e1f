import { OnceLoaded } from '../OnceLoaded.ts';
import { useWhenLoaded } from '../useWhenLoaded.ts';
import { useViewModels } from '../ViewModels.ts';
import type { OrderActionsModel, OverOrder } from './OrderActionsModel.ts';

/** What stands over an opened order; nobody waits for it who has come to show a code. */
export const overOrderDetail = new OnceLoaded(async () => {
  const { OverOrderDetail } = await import('./OverOrderDetail.tsx');
  return OverOrderDetail;
});

/** Opens something over an order once it is loaded; until then the order stays on the screen, its code with it. */
export function useOpenOver(model: Pick<OrderActionsModel, 'open'>): {
  readonly isOpening: boolean;
  readonly open: (over: OverOrder) => Promise<void>;
} {
  const { isLoading, whenLoaded } = useWhenLoaded([useViewModels().afterSale, overOrderDetail]);
  return { isOpening: isLoading, open: (over) => whenLoaded(() => model.open(over)) };
}
