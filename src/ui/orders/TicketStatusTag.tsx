import type { TicketStatus } from '../../domain/model/OrderStatus.ts';
import { useTexts } from '../i18n/Texts.ts';
import { type StatusLook, StatusTag } from './StatusTag.tsx';

const looks: Readonly<Record<Exclude<TicketStatus, 'unknown'>, StatusLook>> = {
  invalid: ['neutral', 'close'],
  temporary: ['amber', 'clock'],
  refunded: ['neutral', 'info'],
  refunding: ['amber', 'clock'],
  awaitingActivation: ['amber', 'clock'],
  awaitingCheck: ['jade', 'ticket'],
  checked: ['jade', 'check'],
  completed: ['neutral', 'check'],
};

/** A ticket's status in word, colour and icon; one that nobody here knows stands in the museum's own words (R6). */
export function TicketStatusTag({
  status,
  label,
}: {
  readonly status: TicketStatus;
  /** The museum's own words, in Chinese. */
  readonly label: string;
}) {
  const { LL } = useTexts();
  if (status === 'unknown') return <StatusTag look={null} word={label} />;
  return <StatusTag look={looks[status]} word={LL.orders.ticketStatus[status]()} />;
}
