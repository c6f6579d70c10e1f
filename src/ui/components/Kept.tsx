import type { ReactNode } from 'react';
import styles from './Kept.module.css';

/**
 * What may be put out of sight, for everybody, and come back as it was: the browser takes down nothing of it meanwhile, so
 * that it makes no difference how much it is.
 */
export function Kept({
  hidden,
  children,
}: {
  readonly hidden: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['kept']} hidden={hidden}>
      {children}
    </div>
  );
}
