import type { OtherSlotChoice } from './OtherSlotChoice.tsx';
import type { MakeOtherSlots } from './OtherSlotsModel.ts';
import type { SoldOutNotice } from './SoldOutNotice.tsx';

/** What is needed where a slot was sold out while the form was filled in (O-046), and nowhere else: model and views. */
export interface SoldOutParts {
  readonly otherSlots: MakeOtherSlots;
  readonly OtherSlotChoice: typeof OtherSlotChoice;
  readonly SoldOutNotice: typeof SoldOutNotice;
}
