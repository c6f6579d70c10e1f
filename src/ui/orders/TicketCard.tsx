import { type ReactNode, useId } from 'react';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderTicket } from '../../domain/model/Order.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { Card } from '../components/Card.tsx';
import { QrCode } from '../components/QrCode.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayText, timeRangeText } from '../format.ts';
import { TicketTools } from '../gate/TicketTools.tsx';
import { useTexts } from '../i18n/Texts.ts';
import '../gate/print.css';
import styles from './TicketCard.module.css';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketStatusTag } from './TicketStatusTag.tsx';
import { codeOf } from './whyNoCode.ts';

/** One ticket, as it is shown at the gate: day and slot, status, code, and whose it is (§4 order detail rules). */
export function TicketCard({
  orderNo,
  ticket,
  number,
  count,
  showsContact,
  today,
  actions,
}: {
  readonly orderNo: OrderNo;
  readonly ticket: OrderTicket;
  /** Which of the order's tickets it is, from 1. */
  readonly number: number;
  /** How many tickets the order has. */
  readonly count: number;
  readonly showsContact: boolean;
  readonly today: MuseumDay;
  /** What can be done with the ticket, at its foot. */
  readonly actions?: ReactNode;
}) {
  const { LL, language } = useTexts();
  const part = useId();
  const code = codeOf(ticket);
  const day = ticket.day === null ? LL.orders.noDay() : dayText(ticket.day, today, language);
  const slot = timeRangeText(ticket.begin, ticket.end) || LL.orders.anyTime();
  const place = LL.orders.ticketOf({ number, count });
  return (
    <div id={part} data-ticket="">
      <Card as="article" tone={code === null ? 'neutral' : 'jade'} label={place}>
        <Stack
          direction="row"
          gap={2}
          end={<TicketStatusTag status={ticket.status} label={ticket.statusLabel} />}
        >
          <span className={styles['place']}>{place}</span>
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
              size={280}
              label={ticket.pickUpCode === null ? LL.orders.ticketNo() : LL.orders.code()}
              fallbackText={LL.orders.codeAsText()}
            />
            <p className={styles['hint']} data-off-paper="">
              {LL.orders.codeHint()}
            </p>
            <TicketTools kept={{ orderNo, ticket, number, code, today }} part={part} />
          </div>
        )}
        <TicketFacts ticket={ticket} showsContact={showsContact} today={today} />
        {actions}
      </Card>
    </div>
  );
}
