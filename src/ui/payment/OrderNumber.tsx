import type { OrderNo } from '../../domain/model/Identifiers.ts';
import styles from './OrderNumber.module.css';

/** An order number in groups of four characters, so that it can be read out; it is copied in one piece. */
export function OrderNumber({ orderNo }: { readonly orderNo: OrderNo }) {
  const groups = Array.from(orderNo.matchAll(/.{1,4}/gsu), (match) => ({
    text: match[0],
    at: match.index,
  }));
  return (
    <span className={styles['number']}>
      {groups.map(({ text, at }) => (
        <span key={at} className={styles['group']}>
          {text}
        </span>
      ))}
    </span>
  );
}
