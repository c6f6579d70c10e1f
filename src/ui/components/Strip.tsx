import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import type { IconName } from './outlines.ts';
import styles from './Strip.module.css';

/**
 * Something that concerns the whole page, at its top, in the flow: it covers nothing and takes no focus. It is no live
 * region; whoever shows it has it spoken once.
 */
export function Strip({
  tone,
  icon,
  title,
  children,
  actions,
}: {
  readonly tone: 'info' | 'warning';
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <section className={joinClasses(styles['strip'], styles[tone])} aria-label={title}>
      <div className={styles['line']}>
        <Icon name={icon} />
        <div className={styles['words']}>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{children}</p>
        </div>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </section>
  );
}
