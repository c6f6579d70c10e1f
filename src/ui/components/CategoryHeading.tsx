import type { ReactNode } from 'react';
import styles from './CategoryHeading.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './outlines.ts';

/** Heads a part of a screen: a category of tickets, the time slots. */
export function CategoryHeading({
  children,
  icon,
  iconAction,
  aside,
  level = 2,
}: {
  children: ReactNode;
  icon?: IconName | undefined;
  /** Makes a button of the icon, though it doesn't look like one: for what visitors have no need of. */
  iconAction?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** A short remark or action at the line's end. */
  aside?: ReactNode;
  level?: 2 | 3 | undefined;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const mark = icon !== undefined && <Icon name={icon} />;
  return (
    <div className={styles['line']}>
      {iconAction !== undefined && (
        <button
          type="button"
          className={styles['mark']}
          aria-label={iconAction.label}
          onClick={iconAction.onClick}
        >
          {mark}
        </button>
      )}
      <Heading className={styles['heading']}>
        {iconAction === undefined && mark}
        <span>{children}</span>
      </Heading>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </div>
  );
}
