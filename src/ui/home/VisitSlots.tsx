import { observer } from 'mobx-react-lite';
import { placesLeft } from '../../domain/model/TimeSlot.ts';
import type { DayFailure } from '../../domain/useCases/OpenDay.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceGrid } from '../components/ChoiceGrid.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { timeRangeText } from '../format.ts';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import { failureText, useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import type { ShownSlot } from './VisitChoiceModel.ts';

/** The day's time slots, where it is sold by slots (HOME-07). */
export const VisitSlots = observer(function VisitSlots({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { dayState } = home.visit;
  switch (dayState.kind) {
    case 'loading':
      return <Skeleton label={LL.home.readingDay()} shape="grid" count={6} />;
    case 'failed':
      return <DayFailed home={home} failure={dayState.failure} />;
    case 'slots':
      return <SlotGrid home={home} />;
    case 'wholeDay':
      return null;
  }
});

function DayFailed({ home, failure }: { home: HomeModel; failure: DayFailure }) {
  const { LL } = useTexts();
  return (
    <ErrorState
      title={LL.home[`${failure.asked}Failed`]()}
      text={failureText(LL, failure.cause)}
      retryLabel={LL.shell.retry()}
      onRetry={() => void home.visit.retry()}
    />
  );
}

const SlotGrid = observer(function SlotGrid({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { visit } = home;
  if (visit.slots.length === 0) {
    return <EmptyState icon="calendar" title={LL.home.noSlots()} text={LL.home.noSlotsText()} />;
  }
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="clock">{LL.home.slots()}</CategoryHeading>
      {visit.isFullyBooked && <Notice kind="info">{LL.home.fullyBooked()}</Notice>}
      <ChoiceGrid
        label={LL.home.slots()}
        options={visit.shownSlots.map((shown) => slotOption(LL, shown))}
        chosen={visit.slot?.id}
        onChoose={(id) => void home.chooseSlot(id)}
      />
      <p>
        <small>{LL.home.includesFree()}</small>
      </p>
    </Stack>
  );
});

function slotOption(LL: TranslationFunctions, { slot, state }: ShownSlot) {
  const labels = { free: LL.home.slotFree, few: LL.home.slotFew };
  const isOut = state === 'soldOut' || state === 'past';
  return {
    id: slot.id,
    // One whose begin is missing goes by its name (Q-BAD-3).
    title: timeRangeText(slot.begin, slot.end) || slot.name.trim() || LL.home.slots(),
    state,
    // §2 calls a slot sold out when it is past, too; that it is past is said besides.
    stateLabel: isOut ? LL.home.slotSoldOut() : labels[state](),
    detail:
      state === 'past'
        ? LL.home.slotPast()
        : isOut
          ? undefined
          : LL.home.slotLeft({ count: placesLeft(slot) }),
  };
}
