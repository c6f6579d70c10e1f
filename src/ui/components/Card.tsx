import type { ReactNode, RefCallback } from 'react';
import styles from './Card.module.css';
import { joinClasses } from './joinClasses.ts';
import type { Tone } from './Tone.ts';

/** A sheet of paper on the ground: one ticket, one order. A tone marks its edge. */
export function Card({
  as: Element = 'div',
  tone = 'neutral',
  label,
  skips = false,
  ref,
  children,
}: {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  tone?: Tone | undefined;
  /** Its name, where no heading inside gives one. Not for a plain `div`. */
  label?: string | undefined;
  /** One of many: out of sight it is not laid out, and keeps about the room of a ticket. */
  skips?: boolean | undefined;
  ref?: RefCallback<Element> | undefined;
  children: ReactNode;
}) {
  return (
    <Element
      ref={ref}
      className={joinClasses(styles['card'], styles[tone], skips && styles['skips'])}
      aria-label={label}
    >
      {children}
    </Element>
  );
}
