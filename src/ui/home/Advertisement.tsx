import { useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { joinClasses } from '../components/joinClasses.ts';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './Advertisement.module.css';

/** More characters than this would take half a small screen: they pass in one line. */
const mostAtRest = 40;
const charactersPerPace = 80;
const slowestPace = 4;

/** The museum's announcement (HOME-02). A long one scrolls until it is stopped, and then stands there whole (2.2.2). */
export function Advertisement({ text }: { readonly text: string }) {
  const { LL } = useTexts();
  const [isStopped, setStopped] = useState(false);
  const isLong = text.length > mostAtRest;
  return (
    <div className={joinClasses(styles['line'], isLong && !isStopped && styles['moving'])}>
      <Icon name="info" />
      <VisuallyHidden>{LL.home.advertisement()}</VisuallyHidden>
      <p className={styles['window']}>
        <span
          className={styles['text']}
          data-pace={Math.min(Math.ceil(text.length / charactersPerPace), slowestPace)}
        >
          {text}
        </span>
      </p>
      {isLong && (
        <button
          type="button"
          className={styles['toggle']}
          aria-label={isStopped ? LL.home.startMoving() : LL.home.stopMoving()}
          onClick={() => setStopped(!isStopped)}
        >
          <Icon name={isStopped ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
