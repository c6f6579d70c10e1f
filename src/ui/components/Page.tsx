import type { ReactNode } from 'react';
import styles from './Page.module.css';

/**
 * The frame of a screen. The bars stick to the edges yet stay in the flow, so that the last line
 * always scrolls clear of them; on a low window they don't stick at all.
 */
export function Page({
  topBar,
  summary,
  children,
  bottomBar,
  footerNav,
  busy = false,
}: {
  topBar?: ReactNode;
  /** What must stay in sight above the content: the date and slot. */
  summary?: ReactNode;
  children: ReactNode;
  bottomBar?: ReactNode;
  footerNav?: ReactNode;
  /** The content is on its way. */
  busy?: boolean | undefined;
}) {
  return (
    <div className={styles['page']}>
      {topBar}
      <main className={styles['main']} aria-busy={busy || undefined}>
        {summary !== undefined && <div className={styles['summary']}>{summary}</div>}
        {children}
      </main>
      {(bottomBar !== undefined || footerNav !== undefined) && (
        <div className={styles['bars']}>
          {bottomBar}
          {footerNav}
        </div>
      )}
    </div>
  );
}
