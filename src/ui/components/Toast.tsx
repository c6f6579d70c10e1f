import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { type NoticeKind, noticeIcons } from './Notice.tsx';
import styles from './Toast.module.css';

/**
 * A passing message over the page. It never takes the focus and has no role: the announcer says
 * it. Whoever times it stops while it is held (focused or touched).
 */
export function Toast({
  kind,
  children,
  dismissLabel,
  onDismiss,
  onHold,
  onRelease,
}: {
  kind: NoticeKind;
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
  onHold?: (() => void) | undefined;
  onRelease?: (() => void) | undefined;
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices being read; the button in it acts
    <div
      className={styles['place']}
      onFocus={onHold}
      onBlur={onRelease}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
    >
      <div className={styles['toast']}>
        <Icon name={noticeIcons[kind]} />
        <p className={styles['words']}>{children}</p>
        <button
          type="button"
          className={styles['dismiss']}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
