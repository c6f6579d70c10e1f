import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { joinClasses } from './joinClasses.ts';
import type { Tone } from './Tone.ts';

/** A sheet of paper on the ground: one ticket, one order. A tone marks its edge. */
export function Card({
  as: Element = 'div',
  tone = 'neutral',
  label,
  children,
}: {
  as?: 'div' | 'article' | 'section' | undefined;
  tone?: Tone | undefined;
  /** Its name, where no heading inside gives one. Not for a plain `div`. */
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Element className={joinClasses(styles['card'], styles[tone])} aria-label={label}>
      {children}
    </Element>
  );
}
