import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ticketKey } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { ReadingTickets } from './ReadingTickets.tsx';
import { TicketCard } from './TicketCard.tsx';
import { tellsFrom } from './TicketChoiceModel.ts';
import { useDrawnInSteps } from './useDrawnInSteps.ts';

/**
 * The tickets grouped by category, or why there are none; loaded while the museum is asked for the tickets. Cards that
 * were there once stay, unseen, until the next list has come: it changes those that are another ticket's now.
 */
export const TicketCards = observer(function TicketCards({ home }: { readonly home: HomeModel }) {
  const { kind } = home.visit.choice.state;
  return (
    <>
      {kind !== 'none' && <InsteadOfCards home={home} />}
      <div hidden={kind !== 'shown'}>
        <Stack gap={4}>
          <Groups home={home} />
        </Stack>
      </div>
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

/** More than any museum sells; whoever wants to see more than these asks for them. */
const drawnAtMost = 600;

const Groups = observer(function Groups({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { groups, drawn } = home.visit.choice;
  const [most, setMost] = useState(drawnAtMost);
  const room = useDrawnInSteps(Math.min(most, drawn.length));
  const left = drawn.length - most;
  let place = 0;
  return (
    <>
      {groups.map(({ category, offers }) => {
        const before = place;
        place += offers.length;
        if (before >= room) return null;
        return (
          <Stack key={category} as="section" gap={3} label={category || LL.home.tickets()}>
            {category !== '' && <CategoryHeading level={3}>{category}</CategoryHeading>}
            <Stack as="ul" gap={3}>
              {offers.slice(0, room - before).map((offer, index) => (
                <TicketCard
                  key={ticketKey(offer)}
                  home={home}
                  offer={offer}
                  tellsFrom={tellsFrom(before + index)}
                />
              ))}
            </Stack>
          </Stack>
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
