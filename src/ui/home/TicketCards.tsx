import { observer } from 'mobx-react-lite';
import { ticketKey } from '../../domain/model/Ticket.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { HomeModel } from './HomeModel.ts';
import { ReadingTickets } from './ReadingTickets.tsx';
import { TicketCard } from './TicketCard.tsx';

/** The cards of the tickets, grouped by category; loaded while the museum is asked for the tickets. */
export const TicketCards = observer(function TicketCards({ home }: { readonly home: HomeModel }) {
  const { LL } = useTexts();
  const { state, groups } = home.visit.choice;
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
  if (groups.length === 0) {
    return <EmptyState icon="ticket" title={LL.home.noTickets()} text={LL.home.noTicketsText()} />;
  }
  return groups.map(({ category, tickets }) => (
    <Stack key={category} as="section" gap={3} label={category || LL.home.tickets()}>
      {category !== '' && <CategoryHeading level={3}>{category}</CategoryHeading>}
      <Stack as="ul" gap={3}>
        {tickets.map((ticket) => (
          <TicketCard key={ticketKey(ticket.offer)} home={home} described={ticket} />
        ))}
      </Stack>
    </Stack>
  ));
});
