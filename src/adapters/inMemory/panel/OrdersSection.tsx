import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import type { BookedOrder, Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

const mostShown = 50;

/** The museum's orders, newest first: pays for them and checks their tickets in. */
export function OrdersSection({
  desk,
  reading: { orders },
  said: { orders: words },
}: {
  readonly desk: MuseumDesk;
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  const newest = orders.slice(-mostShown).reverse();
  return (
    <Section title={`${words.title} (${orders.length})`}>
      {newest.length === 0 ? <p>{words.none}</p> : <p className={styles['hint']}>{words.hint}</p>}
      <ul className={styles['list']}>
        {newest.map((order) => (
          <Order key={order.orderNo} desk={desk} order={order} words={words} />
        ))}
      </ul>
    </Section>
  );
}

function Order({
  desk,
  order: { orderNo, status, total, tickets },
  words,
}: {
  readonly desk: MuseumDesk;
  readonly order: BookedOrder;
  readonly words: PanelWords['orders'];
}) {
  const inWords = (label: string) => words.statuses[label] ?? label;
  const open = status === '已出票' ? tickets.filter((ticket) => ticket.status === '待检票') : [];
  return (
    <li className={styles['item']}>
      <p>
        <strong>{orderNo}</strong> · {inWords(status)} · ¥{total.toFixed(2)}
      </p>
      {tickets
        .filter(({ ticketNo }) => ticketNo !== '')
        .map((ticket) => (
          <p key={ticket.ticketNo} className={styles['hint']}>
            {ticket.ticketNo} · {ticket.day} · {inWords(ticket.status)}
          </p>
        ))}
      <div className={styles['row']}>
        {status === '待支付' && total > 0 && (
          <button
            type="button"
            className={styles['button']}
            onClick={() => desk.act('/_museum/pay', { orderNo }, words.paid)}
          >
            {words.payNow(orderNo)}
          </button>
        )}
        {open.map(({ ticketNo }) => (
          <button
            key={ticketNo}
            type="button"
            className={styles['button']}
            onClick={() => desk.act('/_museum/check', { ticketNo }, words.checked)}
          >
            {words.checkIn(ticketNo)}
          </button>
        ))}
      </div>
    </li>
  );
}
