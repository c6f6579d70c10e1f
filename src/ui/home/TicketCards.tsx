import { observer } from 'mobx-react-lite';
import { useCallback, useMemo, useState } from 'react';
import { type TicketOffer, ticketKey } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Kept } from '../components/Kept.tsx';
import { LongList } from '../components/LongList.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { ReadingTickets } from './ReadingTickets.tsx';
import { TicketCard } from './TicketCard.tsx';
import type { TicketGroup } from './TicketChoiceModel.ts';

/**
 * The tickets grouped by category, or why there are none; loaded while the museum is asked for the tickets. Cards that
 * were there once stay, unseen, until the next list has come: it changes those that are another ticket's now.
 */
export const TicketCards = observer(function TicketCards({ home }: { readonly home: HomeModel }) {
  const { kind } = home.visit.choice.state;
  return (
    <>
      {kind !== 'none' && <InsteadOfCards home={home} />}
      <Kept hidden={kind !== 'shown'}>
        <Stack gap={4}>
          <Groups home={home} />
        </Stack>
      </Kept>
    </>
  );
});

const InsteadOfCards = observer(function InsteadOfCards({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { state, offers } = home.visit.choice;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title={LL.home.ticketsFailed()}
        text={<FailureText failure={state.cause} />}
        retryLabel={LL.shell.retry()}
        onRetry={() => void home.visit.retry()}
      />
    );
  }
  if (state.kind !== 'shown') return <ReadingTickets />;
  if (offers.length > 0) return null;
  return <EmptyState icon="ticket" title={LL.home.noTickets()} text={LL.home.noTicketsText()} />;
});

/** What begins among so many is always laid out: nothing that is seen at once is to be found missing first. */
const seenAtOnce = 10;

/** More than any museum sells; whoever wants to see more than these asks for them. */
const drawnAtMost = 600;

const Groups = observer(function Groups({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { groups, drawn } = home.visit.choice;
  const [most, setMost] = useState(drawnAtMost);
  const left = drawn.length - most;
  let place = 0;
  return (
    <>
      {groups.map(({ category, offers }) => {
        const before = place;
        place += offers.length;
        if (before >= most) return null;
        return (
          <Group
            key={category}
            home={home}
            category={category}
            offers={offers}
            most={most - before}
            isInSight={before < seenAtOnce}
          />
        );
      })}
      {left > 0 && (
        <Button wide onClick={() => setMost(most + drawnAtMost)}>
          {LL.home.moreTickets({ count: left })}
        </Button>
      )}
    </>
  );
});

/** About so high is the card of a ticket with the gap below it. */
const cardRem = 9.75;

const Group = observer(function Group({
  home,
  category,
  offers,
  most,
  isInSight,
}: TicketGroup & {
  readonly home: HomeModel;
  readonly most: number;
  readonly isInSight: boolean;
}) {
  const { LL } = useTexts();
  const { choice } = home.visit;
  const draw = useCallback(
    (offer: TicketOffer) => <TicketCard home={home} offer={offer} />,
    [home],
  );
  const entries = useMemo(
    () => (offers.length > most ? offers.slice(0, most) : offers),
    [offers, most],
  );
  const describe = useCallback((near: readonly TicketOffer[]) => choice.describe(near), [choice]);
  return (
    <Stack as="section" gap={3} label={category || LL.home.tickets()}>
      {category !== '' && <CategoryHeading level={3}>{category}</CategoryHeading>}
      <LongList
        entries={entries}
        keyOf={ticketKey}
        draw={draw}
        entryRem={cardRem}
        gap={3}
        beginsInSight={isInSight}
        onNear={describe}
      />
    </Stack>
  );
});
