import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers alone. Never the only copy of what others must know too. */
export function VisuallyHidden({
  children,
  as: Element = 'span',
  id,
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'p' | undefined;
  id?: string | undefined;
}) {
  return (
    <Element className={styles['hidden']} id={id}>
      {children}
    </Element>
  );
}
