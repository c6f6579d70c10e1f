import { observer } from 'mobx-react-lite';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { failureText, useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { TicketCard } from './TicketCard.tsx';
import styles from './TicketList.module.css';

/** The tickets of the day or slot, grouped by category (HOME-09). */
export const TicketList = observer(function TicketList({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { visit } = home;
  const isHidden = visit.listState.kind === 'none' && !visit.needsSlot;
  if (isHidden || (visit.needsSlot && visit.isFullyBooked) || hasNoSlots(home)) return null;
  return (
    <Stack as="section" gap={4}>
      <CategoryHeading
        icon="ticket"
        aside={home.limit === null ? undefined : LL.home.limit({ limit: home.limit })}
      >
        {LL.home.tickets()}
      </CategoryHeading>
      <Tickets home={home} />
    </Stack>
  );
});

const hasNoSlots = ({ visit }: HomeModel) => visit.isStaggeredDay && visit.slots.length === 0;

const Tickets = observer(function Tickets({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { listState, groups } = home.visit;
  switch (listState.kind) {
    case 'none':
      return <p className={styles['hint']}>{LL.home.chooseSlotHint()}</p>;
    case 'loading':
      return <Skeleton label={LL.home.readingTickets()} shape="cards" count={3} />;
    case 'failed':
      return (
        <ErrorState
          title={LL.home.ticketsFailed()}
          text={failureText(LL, listState.cause)}
          retryLabel={LL.shell.retry()}
          onRetry={() => void home.visit.retry()}
        />
      );
    case 'shown':
      return groups.length === 0 ? (
        <EmptyState icon="ticket" title={LL.home.noTickets()} text={LL.home.noTicketsText()} />
      ) : (
        groups.map(({ category, tickets }) => (
          <Stack key={category} as="section" gap={3} label={category || LL.home.tickets()}>
            {category !== '' && <CategoryHeading level={3}>{category}</CategoryHeading>}
            <Stack as="ul" gap={3}>
              {tickets.map((shown) => (
                <TicketCard key={shown.key} home={home} shown={shown} />
              ))}
            </Stack>
          </Stack>
        ))
      );
  }
});
