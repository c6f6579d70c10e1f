import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Notice.module.css';
import type { IconName } from './outlines.ts';
import { type FocusToken, useFocusToken } from './useFocusToken.ts';

/** What a notice is about. */
export type NoticeKind = 'info' | 'warning' | 'error' | 'success';

/** The icon beside each kind's words. */
export const noticeIcons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  warning: 'clock',
  error: 'warning',
  success: 'check',
};

/** Something to know, in its place on the screen. It makes no sound: the announcer does. */
export function Notice({
  kind,
  title,
  children,
  action,
  focusToken,
}: {
  kind: NoticeKind;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** Gives it the focus: a summary of errors. */
  focusToken?: FocusToken;
}) {
  const focus = useFocusToken<HTMLDivElement>(focusToken);
  return (
    <div
      ref={focus}
      className={joinClasses(styles['notice'], styles[kind])}
      tabIndex={focusToken === undefined ? undefined : -1}
    >
      <span className={styles['icon']}>
        <Icon name={noticeIcons[kind]} />
      </span>
      <div className={styles['words']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        <div>{children}</div>
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
