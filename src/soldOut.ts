import type { Container } from 'inversify';
import { bindTo } from './bindTo.ts';
import { ChangeSlot } from './domain/useCases/ChangeSlot.ts';
import { FindOtherSlots } from './domain/useCases/FindOtherSlots.ts';
import { type Identifier, ports, token } from './tokens.ts';
import { AnnouncementModel } from './ui/AnnouncementModel.ts';
import { OtherSlotChoice } from './ui/orderForm/OtherSlotChoice.tsx';
import { type MakeOtherSlots, OtherSlotsModel } from './ui/orderForm/OtherSlotsModel.ts';
import { SoldOutNotice } from './ui/orderForm/SoldOutNotice.tsx';
import type { SoldOutParts } from './ui/orderForm/SoldOutParts.ts';

const otherSlots: Identifier<MakeOtherSlots> = token('OtherSlotsModel');
const { museum, storage, clock, configuration, language } = ports;

/**
 * Adds to the container of the booking way what a visitor needs whose slot was sold out while the form was filled in, and
 * gives it with what shows it. To be called once: a container takes each binding as another one.
 */
export function soldOutPartsOf(container: Container): SoldOutParts {
  const bind = bindTo(container);
  bind(FindOtherSlots, (needs) => new FindOtherSlots(needs), { museum, clock, configuration });
  bind(ChangeSlot, (needs) => new ChangeSlot(needs), { museum, storage });
  bind(otherSlots, (needs) => (form) => new OtherSlotsModel(needs, form), {
    findOtherSlots: FindOtherSlots,
    changeSlot: ChangeSlot,
    language,
    announcements: AnnouncementModel,
  });
  return { otherSlots: container.get(otherSlots), OtherSlotChoice, SoldOutNotice };
}
