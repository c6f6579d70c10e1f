import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderTicket } from '../../domain/model/Order.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { Card } from '../components/Card.tsx';
import { QrCode } from '../components/QrCode.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayText, timeRangeText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import styles from './TicketCard.module.css';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketStatusTag } from './TicketStatusTag.tsx';
import { codeOf } from './whyNoCode.ts';

/** One ticket, as it is shown at the gate: day and slot, status, code, and whose it is (§4 order detail rules). */
export function TicketCard({
  ticket,
  number,
  count,
  showsContact,
  today,
}: {
  readonly ticket: OrderTicket;
  /** Which of the order's tickets it is, from 1. */
  readonly number: number;
  /** How many tickets the order has. */
  readonly count: number;
  readonly showsContact: boolean;
  readonly today: MuseumDay;
}) {
  const { LL, language } = useTexts();
  const code = codeOf(ticket);
  const day = ticket.day === null ? LL.orders.noDay() : dayText(ticket.day, today, language);
  const slot = timeRangeText(ticket.begin, ticket.end) || LL.orders.anyTime();
  const place = LL.orders.ticketOf({ number, count });
  return (
    <Card as="article" tone={code === null ? 'neutral' : 'jade'} label={place}>
      <Stack direction="row" gap={2} spread>
        <span className={styles['place']}>{place}</span>
        <TicketStatusTag status={ticket.status} label={ticket.statusLabel} />
      </Stack>
      <div>
        <h2 className={styles['when']}>
          <span>{day}</span> <span>{slot}</span>
        </h2>
        <p className={styles['name']}>
          {fullName({ name: ticket.ticketName, kindName: ticket.ticketKindName })}
        </p>
      </div>
      {code !== null && (
        <div className={styles['code']}>
          <QrCode
            value={code}
            label={ticket.pickUpCode === null ? LL.orders.ticketNo() : LL.orders.code()}
            fallbackText={LL.orders.codeAsText()}
          />
          <p className={styles['hint']}>{LL.orders.codeHint()}</p>
        </div>
      )}
      <TicketFacts ticket={ticket} showsContact={showsContact} today={today} />
    </Card>
  );
}
