import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { DayFailure } from '../../domain/useCases/OpenDay.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { ChoiceGrid } from '../components/ChoiceGrid.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Kept } from '../components/Kept.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { SlotFreshness } from './SlotFreshness.tsx';
import { SlotRefresh } from './SlotRefresh.tsx';
import { slotChoice } from './slotChoice.ts';
import type { ShownSlot, VisitChoiceModel } from './VisitChoiceModel.ts';
import styles from './VisitSlots.module.css';

// Nobody counts a party before there is a slot to tap.
const PartyFields = lazy(async () => ({
  default: (await import('./PartyFields.tsx')).PartyFields,
}));

/**
 * The day's time slots, where it is sold by slots (HOME-07). When another day is chosen they go out of sight at once, and
 * are taken down once the tap has been answered: of sixty that takes longer than the answer.
 */
export const VisitSlots = observer(function VisitSlots({ home }: { readonly home: HomeModel }) {
  const isShown = home.visit.isStaggeredDay;
  const stays = useDeferredValue(isShown);
  return (
    <>
      <InsteadOfSlots home={home} />
      {(isShown || stays) && (
        <Kept hidden={!isShown}>
          <SlotGrid home={home} />
        </Kept>
      )}
    </>
  );
});

const InsteadOfSlots = observer(function InsteadOfSlots({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { dayState } = home.visit;
  switch (dayState.kind) {
    case 'loading':
      return <Skeleton label={LL.home.readingDay()} shape="grid" count={6} />;
    case 'failed':
      return <DayFailed home={home} failure={dayState.failure} />;
    case 'slots':
    case 'wholeDay':
      return null;
  }
});

function DayFailed({ home, failure }: { home: HomeModel; failure: DayFailure }) {
  const { LL } = useTexts();
  return (
    <ErrorState
      title={LL.home[`${failure.asked}Failed`]()}
      text={<FailureText failure={failure.cause} />}
      retryLabel={LL.shell.retry()}
      onRetry={() => void home.visit.retry()}
    />
  );
}

const SlotGrid = observer(function SlotGrid({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { visit } = home;
  const shownSlots = useLastSlots(visit);
  const { party } = home.party;
  // The same ones until a slot is another: of many, a tap draws the two that it is about.
  const options = useMemo(
    () => shownSlots.map((shown) => slotChoice(LL, shown, party)),
    [LL, shownSlots, party],
  );
  const choose = useCallback((id: string) => void home.chooseSlot(id), [home]);
  if (options.length === 0) {
    return <EmptyState icon="calendar" title={LL.home.noSlots()} text={LL.home.noSlotsText()} />;
  }
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="clock" aside={<SlotRefresh home={home} />}>
        {LL.home.slots()}
      </CategoryHeading>
      {visit.isFullyBooked && <Notice kind="info">{LL.home.fullyBooked()}</Notice>}
      {!visit.isFullyBooked && <PartyLine home={home} />}
      <ChoiceGrid
        label={LL.home.slots()}
        options={options}
        chosen={visit.slot?.id}
        onChoose={choose}
      />
      <SlotFreshness home={home} />
    </Stack>
  );
});

/** Those of the day, or those of the day before for as long as they are to be taken down. */
function useLastSlots({ isStaggeredDay, shownSlots }: VisitChoiceModel): readonly ShownSlot[] {
  const [last, setLast] = useState(shownSlots);
  if (isStaggeredDay && shownSlots !== last) setLast(shownSlots);
  return isStaggeredDay ? shownSlots : last;
}

/** How many are coming, for whoever wants to say: a quiet line above the slots. */
const PartyLine = observer(function PartyLine({ home: { party }, home }: { home: HomeModel }) {
  const { LL } = useTexts();
  return (
    <details
      className={styles['party']}
      open={party.isOpen}
      onToggle={({ currentTarget }) => party.show(currentTarget.open)}
    >
      <summary>
        <Icon name="chevron" />
        {party.size === 0 ? LL.home.partyAsk() : LL.home.partySize({ count: party.size })}
      </summary>
      {party.isOpen && (
        <Suspense>
          <PartyFields home={home} />
        </Suspense>
      )}
    </details>
  );
});
