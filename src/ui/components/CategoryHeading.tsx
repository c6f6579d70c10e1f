import type { ReactNode } from 'react';
import styles from './CategoryHeading.module.css';
import { Icon, type IconName } from './Icon.tsx';

/** Heads a part of a screen: a category of tickets, the time slots. */
export function CategoryHeading({
  children,
  icon,
  aside,
  level = 2,
}: {
  children: ReactNode;
  icon?: IconName | undefined;
  /** A short remark or action at the line's end. */
  aside?: ReactNode;
  level?: 2 | 3 | undefined;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles['line']}>
      <Heading className={styles['heading']}>
        {icon !== undefined && <Icon name={icon} />}
        <span>{children}</span>
      </Heading>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
