import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A part of the panel that folds away. */
export function Section({
  title,
  open = false,
  children,
}: {
  readonly title: string;
  /** Whether it is unfolded to begin with. */
  readonly open?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details className={styles['section']} open={open}>
      <summary className={styles['summary']}>
        <h3>{title}</h3>
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}
