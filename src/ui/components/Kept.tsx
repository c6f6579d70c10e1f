import type { ReactNode } from 'react';
import styles from './Kept.module.css';

/**
 * What stays as it was drawn while it is hidden, from fingers, keyboard and screen readers too. The browser takes nothing of
 * it down where it can leave it out instead: of sixty slots or a list of tickets that took a tap longer than its answer.
 */
export function Kept({
  hidden,
  children,
}: {
  readonly hidden: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div hidden={hidden} className={styles['kept']}>
      {children}
    </div>
  );
}
