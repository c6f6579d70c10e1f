import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderTicket } from '../../domain/model/Order.ts';
import { type Detail, DetailList } from '../components/DetailList.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { momentText } from './momentText.ts';
import styles from './TicketFacts.module.css';

/** The small print of a ticket; visitors' data came masked, and what is missing takes no line (§9, Q-SEC-5). */
export function TicketFacts({
  ticket,
  showsContact,
  today,
}: {
  readonly ticket: OrderTicket;
  /** Whether the museum lets contacts be shown (`IS_SHOW_CONTACT`). */
  readonly showsContact: boolean;
  readonly today: MuseumDay;
}) {
  const { LL, language } = useTexts();
  const words = LL.orders;
  const fact = (id: string, label: string, value: Detail['value'], isThere = value !== '') =>
    isThere ? [{ id, label, value }] : [];
  return (
    <DetailList
      rows={[
        ...fact('visitor', words.visitor(), ticket.maskedName),
        ...fact('document', words.document(), ticket.maskedCertificate),
        ...fact(
          'phone',
          words.phone(),
          words.phoneEnding({ ending: ticket.phoneEnding }),
          showsContact && ticket.phoneEnding !== '',
        ),
        ...fact(
          'children',
          words.children(),
          <Children ticket={ticket} />,
          ticket.carriedChildren > 0 || ticket.children.length > 0,
        ),
        ...fact(
          'headcount',
          words.headcount(),
          words.people({ count: ticket.headcount }),
          ticket.headcount > 1,
        ),
        ...fact('number', words.ticketNo(), ticket.ticketNo ?? ''),
        ...fact('price', words.price(), moneyText(ticket.price)),
        ...fact('checked', words.checkedAt(), momentText(ticket.checkedAt, today, language)),
      ]}
    />
  );
}

function Children({ ticket }: { readonly ticket: OrderTicket }) {
  const { LL } = useTexts();
  if (ticket.children.length === 0) return LL.orders.people({ count: ticket.carriedChildren });
  // Two children may look alike behind their masks.
  const children = ticket.children.map((child, place) => ({ ...child, place }));
  return (
    <ul className={styles['children']}>
      {children.map(({ place, maskedName, maskedCertificate }) => (
        <li key={place}>
          {maskedName} {maskedCertificate}
        </li>
      ))}
    </ul>
  );
}
