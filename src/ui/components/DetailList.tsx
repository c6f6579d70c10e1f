import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

/** One fact: what it is and what it says. */
export interface Detail {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** The sum or the point of the list. */
  readonly strong?: boolean | undefined;
  /** The language of the value, where it isn't the page's. */
  readonly lang?: string | undefined;
}

/** Facts in two columns: an order's number, day and price. A long value takes the line below. */
export function DetailList({ rows }: { rows: readonly Detail[] }) {
  return (
    <dl className={styles['list']}>
      {rows.map(({ id, label, value, strong, lang }) => (
        <div key={id} className={strong ? styles['strong'] : styles['row']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']} lang={lang}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
