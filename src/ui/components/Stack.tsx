import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Stack.module.css';

/** Things one under another, or side by side with room to wrap, evenly apart. */
export function Stack({
  children,
  gap = 4,
  as: Element = 'div',
  direction = 'column',
  end,
  label,
}: {
  children: ReactNode;
  /** A step of the scale of space. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined;
  direction?: 'column' | 'row' | undefined;
  /** In a row: what stands at its end. */
  end?: ReactNode;
  /** The name of a list or section. Not for a plain `div`. */
  label?: string | undefined;
}) {
  return (
    <Element className={joinClasses(styles[direction], styles[`gap${gap}`])} aria-label={label}>
      {children}
      {end !== undefined && <div className={styles['end']}>{end}</div>}
    </Element>
  );
}
