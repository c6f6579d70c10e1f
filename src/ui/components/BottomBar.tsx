import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** The running total and the one action, for the foot of a {@link Page}. */
export function BottomBar({
  label,
  total,
  totalLabel,
  count,
  details,
  action,
  note,
}: {
  /** The name of this part of the page. */
  label: string;
  /** Formatted money. */
  total: string;
  totalLabel: string;
  /** How many tickets it is for. */
  count?: string | undefined;
  /** A quiet button that opens what the total is made of. */
  details?: ReactNode;
  action: ReactNode;
  /** A line above, such as why the action must wait. */
  note?: ReactNode;
}) {
  return (
    <section className={styles['bar']} aria-label={label}>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      <div className={styles['sum']}>
        <p className={styles['total']}>
          <span className={styles['soft']}>{totalLabel}</span>{' '}
          <strong className={styles['amount']}>{total}</strong>
        </p>
        {count !== undefined && <p className={styles['soft']}>{count}</p>}
      </div>
      <div className={styles['actions']}>
        {details}
        {action}
      </div>
    </section>
  );
}
