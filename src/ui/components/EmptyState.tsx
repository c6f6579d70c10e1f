import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import type { IconName } from './outlines.ts';
import type { Tone } from './Tone.ts';

/** Stands where there is nothing, or nothing yet, or where something ended; with a way on. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  tone = 'neutral',
}: {
  icon: IconName;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  tone?: Tone | undefined;
}) {
  return (
    <div className={styles['state']}>
      <span className={joinClasses(styles['icon'], styles[tone])}>
        <Icon name={icon} size="l" />
      </span>
      <h2 className={styles['title']}>{title}</h2>
      {text !== undefined && <div className={styles['text']}>{text}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
