import { observer } from 'mobx-react-lite';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { RebookableTicket } from '../../domain/model/Rebooking.ts';
import { CheckList } from '../components/CheckList.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { moneyText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { RebookingModel } from './RebookingModel.ts';
import { ticketName, ticketTimeText } from './rebookingText.ts';

/** The tickets of an order with a box each, and one box for all; why there are none, where there are none (RBK-01). */
export const RebookingTickets = observer(function RebookingTickets({
  model,
}: {
  readonly model: RebookingModel;
}) {
  const texts = useTexts();
  const words = texts.LL.afterSale.rebooking;
  return (
    <>
      {model.tickets.length === 0 ? (
        <Notice
          kind="info"
          title={words.noneTitle()}
          action={
            <LinkButton href={href(paths.order.to(model.orderNo))} icon="ticket">
              {words.toOrder()}
            </LinkButton>
          }
        >
          {words.noneText()}
        </Notice>
      ) : (
        <Notice kind="info" title={words.once()}>
          {words.onceText()}
        </Notice>
      )}
      <CheckList
        legend={words.tickets()}
        options={model.tickets.map((ticket) => ({
          id: ticket.ticketNo,
          label: ticketName(ticket),
          detail: ticketFacts(ticket, model.today, texts),
        }))}
        chosen={model.chosen}
        onToggle={(id) => model.toggle(id)}
        allLabel={words.all()}
        onToggleAll={() => model.toggleAll()}
      />
    </>
  );
});

function ticketFacts(ticket: RebookableTicket, today: MuseumDay, texts: Texts): string[] {
  const { LL } = texts;
  const { status } = ticket;
  // One is what everybody expects; children on it are not counted by the museum.
  const { headcount } = ticket;
  const people = headcount > 1 ? LL.afterSale.rebooking.people({ count: headcount }) : '';
  const state = status === 'unknown' ? ticket.statusLabel : LL.orders.ticketStatus[status]();
  return [
    ticketTimeText(ticket, today, texts),
    joined(ticket.maskedName, ticket.maskedCertificate),
    joined(moneyText(ticket.price), people, state),
  ].filter((line) => line !== '');
}

const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');
