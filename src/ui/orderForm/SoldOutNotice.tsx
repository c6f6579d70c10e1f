import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Notice } from '../components/Notice.tsx';
import { timeRangeText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { OtherSlotChoice } from './OtherSlotChoice.tsx';

/** The slots offered instead of a sold-out one, still there once the alert about it was read; or the one taken here. */
export const SoldOutNotice = observer(function SoldOutNotice({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const [wasChosenHere, setWasChosenHere] = useState(false);
  const { otherSlots, refusal, selection } = form;
  const slot = selection?.slot ?? null;
  if (refusal !== null) return null;
  if (otherSlots !== null && otherSlots.slots !== null) {
    return (
      <Notice kind="warning" title={LL.orderForm.otherSlots()} focusToken="soldOut">
        <OtherSlotChoice form={form} onChoose={() => setWasChosenHere(true)} />
      </Notice>
    );
  }
  if (!wasChosenHere || slot === null) return null;
  return (
    <Notice kind="success" focusToken="taken">
      {LL.orderForm.slotChanged({ time: timeRangeText(slot.begin, slot.end) })}
    </Notice>
  );
});
