import { useViewModels } from '../ViewModels.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import type { SoldOutParts } from './SoldOutParts.ts';

/** What shows the other slots of a form, which has come in one file with their model; null while it has no such model. */
export function useSoldOut(form: OrderFormModel): SoldOutParts | null {
  const { soldOut } = useViewModels();
  return form.otherSlots === null ? null : soldOut.loaded;
}
