import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { isAt } from '../../domain/model/Rebooking.ts';
import { placesLeft } from '../../domain/model/TimeSlot.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceGrid } from '../components/ChoiceGrid.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { slotName } from '../home/slotName.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { RebookingDialogModel, RebookingSlot } from './RebookingDialogModel.ts';

/** The slots of the day that is open; one that is sold out, past or not for visitors can't be chosen (RBK-02). */
export const RebookingSlots = observer(function RebookingSlots({
  dialog,
}: {
  readonly dialog: RebookingDialogModel;
}) {
  const { LL } = useTexts();
  const { dayState } = dialog;
  const words = LL.afterSale.rebooking;
  switch (dayState.kind) {
    case 'loading':
      return <Skeleton label={LL.home.readingDay()} shape="grid" count={6} />;
    case 'failed':
      return (
        <ErrorState
          title={LL.home[`${dayState.failure.asked}Failed`]()}
          text={<FailureText failure={dayState.failure.cause} />}
          retryLabel={LL.shell.retry()}
          onRetry={() => dialog.retryDay()}
        />
      );
    case 'closed':
      return <Notice kind="info">{words.closed()}</Notice>;
    case 'wholeDay':
      return <Notice kind="info">{words.wholeDay()}</Notice>;
    case 'slots':
      return <Grid dialog={dialog} />;
  }
});

const Grid = observer(function Grid({ dialog }: { readonly dialog: RebookingDialogModel }) {
  const { LL } = useTexts();
  const { party, day } = dialog;
  const choose = useCallback((id: string) => dialog.chooseSlot(id), [dialog]);
  const isCurrent = ({ slot }: RebookingSlot) =>
    party.tickets.every((ticket) => ticket.begin !== '' && isAt(ticket, { day, slot }));
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="clock" level={3}>
        {LL.home.slots()}
      </CategoryHeading>
      {dialog.isFullyBooked && <Notice kind="info">{LL.afterSale.rebooking.fullyBooked()}</Notice>}
      <ChoiceGrid
        label={LL.home.slots()}
        options={dialog.shownSlots.map((shown) => optionOf(LL, shown, isCurrent(shown)))}
        chosen={dialog.slot?.id}
        onChoose={choose}
      />
    </Stack>
  );
});

function optionOf(LL: TranslationFunctions, shown: RebookingSlot, isCurrent: boolean) {
  const { slot, state, lacking } = shown;
  const words = LL.afterSale.rebooking;
  const isOut = state === 'soldOut' || state === 'past';
  const stateLabel = { free: LL.home.slotFree, few: LL.home.slotFew };
  const left = LL.home.slotLeft({ count: placesLeft(slot) });
  const note = !isOut && lacking !== null ? words.tooFew(lacking) : undefined;
  return {
    id: slot.id,
    title: slotName(LL, slot),
    state,
    // As on home: a slot that is past is called sold out (§2), and that it is past is said besides.
    stateLabel: isOut ? LL.home.slotSoldOut() : stateLabel[state](),
    detail: state === 'past' ? LL.home.slotPast() : isOut ? undefined : left,
    note: isCurrent ? words.current() : note,
  };
}
