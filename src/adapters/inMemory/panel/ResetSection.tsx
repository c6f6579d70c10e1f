import { useState } from 'react';
import type { MuseumDesk } from './MuseumDesk.ts';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

/** Makes everything new, after asking once more. */
export function ResetSection({
  desk,
  said: { reset: words },
}: {
  readonly desk: MuseumDesk;
  readonly said: PanelWords;
}) {
  const [isAsking, ask] = useState(false);
  const reset = () => {
    ask(false);
    desk.act('/_museum/reset', {}, words.done);
  };
  return (
    <Section title={words.title}>
      <p>{words.hint}</p>
      <div className={styles['row']}>
        <button
          type="button"
          className={styles['button']}
          onClick={() => (isAsking ? reset() : ask(true))}
        >
          {isAsking ? words.sure : words.ask}
        </button>
        {isAsking && (
          <button type="button" className={styles['button']} onClick={() => ask(false)}>
            {words.keep}
          </button>
        )}
      </div>
    </Section>
  );
}
