import * as constants from '../../domain/model/constants.ts';
import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { OrderLine } from '../../domain/model/Order.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { dayText, timeRangeText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import styles from './OrderLines.module.css';

/** What an order is about: at most three lines, then an ellipsis that says how many more there are (§2, §9). */
export function OrderLines({
  lines,
  today,
}: {
  readonly lines: readonly OrderLine[];
  readonly today: MuseumDay;
}) {
  const { LL, language } = useTexts();
  // Two lines of an order may be alike; their place is all that tells them apart.
  const shown = lines.slice(0, constants.orderCardLines).map((line, place) => ({ line, place }));
  const left = lines.length - shown.length;
  return (
    <ul className={styles['lines']}>
      {shown.map(({ line, place }) => (
        <li key={place} className={styles['line']}>
          <span className={styles['name']}>
            {fullName({ name: line.ticketName, kindName: line.ticketKindName })}
          </span>
          <span className={styles['quantity']}>×{line.quantity}</span>
          <span className={styles['when']}>
            {line.day !== null && dayText(line.day, today, language)}{' '}
            {timeRangeText(line.begin, line.end)}
          </span>
        </li>
      ))}
      {left > 0 && (
        <li className={styles['when']}>{LL.afterSale.list.moreLines({ count: left })}</li>
      )}
    </ul>
  );
}
