import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './TopBar.module.css';
import { type FocusToken, useFocusToken } from './useFocusToken.ts';

/** Heads a screen: the way back, its title, and room for the language toggle. */
export function TopBar({
  title,
  back,
  aside,
  focusToken,
}: {
  title: string;
  back?: { href: string; label: string } | undefined;
  aside?: ReactNode;
  /** Gives the title the focus: after a change of screens (Q-A11Y-11). */
  focusToken?: FocusToken;
}) {
  const focus = useFocusToken<HTMLHeadingElement>(focusToken);
  return (
    <header className={styles['bar']}>
      {back !== undefined && (
        <a className={styles['back']} href={back.href} aria-label={back.label}>
          <Icon name="back" />
        </a>
      )}
      <h1 ref={focus} className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
    </header>
  );
}
