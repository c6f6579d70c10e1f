import type { Party, Shortage } from '../../domain/model/Party.ts';
import { placesLeft } from '../../domain/model/TimeSlot.ts';
import type { GridChoice } from '../components/GridChoice.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { shortagesIn } from './PartyModel.ts';
import { slotName } from './slotName.ts';
import type { ShownSlot } from './VisitChoiceModel.ts';

/** A time slot in words: its time, what is left of it, and what of that is too little for a party (HOME-07). */
export function slotChoice(LL: TranslationFunctions, shown: ShownSlot, party: Party): GridChoice {
  const { slot, state } = shown;
  const labels = { free: LL.home.slotFree, few: LL.home.slotFew };
  const isOut = state === 'soldOut' || state === 'past';
  return {
    id: slot.id,
    title: slotName(LL, slot),
    state,
    // §2 calls a slot sold out when it is past, too; that it is past is said besides.
    stateLabel: isOut ? LL.home.slotSoldOut() : labels[state](),
    detail:
      state === 'past'
        ? LL.home.slotPast()
        : isOut
          ? undefined
          : LL.home.slotLeft({ count: placesLeft(slot) }),
    note: shortageText(LL, shortagesIn(shown, party)),
  };
}

function shortageText(LL: TranslationFunctions, shortages: readonly Shortage[]) {
  const texts = shortages.map(({ pool, left, wanted }) =>
    LL.home.partyTooFew({ ticket: LL.home.partyPools[pool](), left, wanted }),
  );
  return texts.join(LL.home.partyAnd()) || undefined;
}
