import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Kept } from '../components/Kept.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useSharedViewModels } from '../ViewModels.ts';
import type { HomeModel } from './HomeModel.ts';
import { ReadingTickets } from './ReadingTickets.tsx';
import styles from './TicketList.module.css';

// There is nothing to step before a slot was tapped; the cards are fetched while the museum is asked for the tickets.
const TicketCards = lazy(async () => ({
  default: (await import('./TicketCards.tsx')).TicketCards,
}));

/** The tickets of the day or slot, grouped by category (HOME-09). */
export const TicketList = observer(function TicketList({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const models = useSharedViewModels();
  const isHidden = isWithoutList(home);
  if (isHidden && home.visit.choice.drawn.length === 0) return null;
  return (
    <Kept hidden={isHidden}>
      <Stack as="section" gap={4}>
        <CategoryHeading
          icon="ticket"
          iconAction={{
            label: LL.shell.debugMode(),
            onClick: () => models.interruptions.tell({ kind: 'debugTapped' }),
          }}
          aside={home.limit === null ? undefined : LL.home.limit({ limit: home.limit })}
        >
          {LL.home.tickets()}
        </CategoryHeading>
        <Tickets home={home} />
      </Stack>
    </Kept>
  );
});

/** Whether nothing is to be said of tickets: the day is being read, or has no slot to choose. */
function isWithoutList({ visit }: HomeModel): boolean {
  if (visit.isStaggeredDay && visit.slots.length === 0) return true;
  return visit.needsSlot ? visit.isFullyBooked : visit.choice.state.kind === 'none';
}

const Tickets = observer(function Tickets({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { state, drawn } = home.visit.choice;
  const isNone = state.kind === 'none';
  return (
    <>
      {isNone && <p className={styles['hint']}>{LL.home.chooseSlotHint()}</p>}
      {(!isNone || drawn.length > 0) && (
        <Suspense fallback={<ReadingTickets />}>
          <TicketCards home={home} />
        </Suspense>
      )}
    </>
  );
});
