import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { isReplenishable, type ReplenishableTicket } from '../../domain/model/Replenishment.ts';
import { CheckList, type CheckOption } from '../components/CheckList.tsx';
import { dayText, moneyText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumWords } from '../MuseumWords.tsx';
import type { ReplenishmentModel } from './ReplenishmentModel.ts';

/** The tickets to choose from, one at a time or all at once (RPLN-01). */
export const ReplenishableTickets = observer(function ReplenishableTickets({
  model,
  tickets,
}: {
  readonly model: ReplenishmentModel;
  readonly tickets: readonly ReplenishableTicket[];
}) {
  const texts = useTexts();
  const words = texts.LL.afterSale.replenishment;
  return (
    <>
      <p>{words.intro()}</p>
      <p className="tabular">{words.order({ orderNo: model.orderNo })}</p>
      <CheckList
        legend={words.legend()}
        allLabel={words.all()}
        options={tickets.map((ticket) => optionOf(ticket, model.today, texts))}
        chosen={model.chosen}
        onToggle={(id) => model.toggle(id)}
        onToggleAll={() => model.toggleAll()}
      />
    </>
  );
});

function optionOf(
  ticket: ReplenishableTicket,
  today: MuseumDay,
  { LL, language }: Texts,
): CheckOption {
  const words = LL.afterSale.replenishment;
  const { certificateTypeName, maskedCertificate, day, price, difference } = ticket;
  const paid = words.price({ price: moneyText(price) });
  return {
    id: ticket.ticketNo,
    label: labelOf(ticket),
    detail: [
      <>
        <MuseumWords text={certificateTypeName} /> {maskedCertificate}
      </>,
      day === null ? paid : `${dayText(day, today, language)} · ${paid}`,
      <strong>{words.difference({ amount: moneyText(difference) })}</strong>,
    ],
    disabledReason: isReplenishable(ticket) ? undefined : words.unknownDifference(),
  };
}

/** Kind and visitor, as far as they are known; the ticket's number where neither is (Q-BAD-3). */
function labelOf({ ticketKindName, maskedName, ticketNo }: ReplenishableTicket): ReactNode {
  if (ticketKindName === '') return maskedName || ticketNo;
  return (
    <>
      <MuseumWords text={ticketKindName} />
      {maskedName !== '' && ` · ${maskedName}`}
    </>
  );
}
