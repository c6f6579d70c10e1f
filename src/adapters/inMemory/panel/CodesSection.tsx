import styles from './Panel.module.css';
import type { Reading } from './Reading.ts';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

/** The codes that went out by SMS and still count, newest first. */
export function CodesSection({
  reading: { codes },
  said,
}: {
  readonly reading: Reading;
  readonly said: PanelWords;
}) {
  return (
    <Section title={`${said.codes.title} (${codes.length})`}>
      {codes.length === 0 && <p>{said.codes.none}</p>}
      <ul className={styles['list']}>
        {[...codes].reverse().map(({ mobile, templateId, code, sentAt }) => (
          <li key={`${mobile} ${sentAt} ${code}`} className={styles['item']}>
            <strong className={styles['now']}>{code}</strong> · {mobile} · {sentAt.slice(11, 19)} ·{' '}
            {templateId}
          </li>
        ))}
      </ul>
    </Section>
  );
}
