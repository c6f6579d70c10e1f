import { observer } from 'mobx-react-lite';
import { noMoney } from '../../domain/model/Money.ts';
import { DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { RefundModel } from './RefundModel.ts';

/** The tickets went back: what of the money is on its way, and how it comes (§4 refund, §8). */
export const RefundDoneFace = observer(function RefundDoneFace({
  model,
}: {
  readonly model: RefundModel;
}) {
  const words = useTexts().LL.afterSale.refund;
  const { done } = model;
  if (done === null) return null;
  const { back, isElsewhere } = done;
  const isFree = back === noMoney;
  const text = isFree ? words.doneFree() : words.doneText();
  return (
    <Stack gap={4}>
      <Notice kind="success" title={words.doneTitle()} focusToken="done">
        <p>{isElsewhere && !isFree ? words.doneElsewhere() : text}</p>
      </Notice>
      {back !== null && !isFree && (
        <DetailList
          rows={[{ id: 'back', label: words.doneAmount(), value: moneyText(back), strong: true }]}
        />
      )}
    </Stack>
  );
});
