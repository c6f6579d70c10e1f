import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '../../../domain/model/Language.ts';
import styles from './Cashier.module.css';
import type { Choice } from './Choice.ts';
import { type Stage, words } from './words.ts';

/** What a {@link Cashier} shows. */
export interface CashierProps {
  readonly stage: Stage;
  readonly orderNo: string;
  readonly language: Language;
  /** Called for every press; Escape and the back gesture count as `cancel`. */
  readonly onChoose: (choice: Choice) => void;
}

const choices: readonly Choice[] = ['pay', 'payHeardLate', 'fail', 'cancel'];

/** The stand-in for whoever takes the money: a modal dialog over the app, plainly a demonstration. */
export function Cashier({ stage, orderNo, language, onChoose }: CashierProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const explanation = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    // Web-views from before March 2022 have no dialogs; there it merely lies over the page.
    if (typeof shown.showModal !== 'function') {
      shown.setAttribute('data-plain', '');
      return;
    }
    shown.showModal();
    // Closed before it goes, so that the focus returns to where it came from.
    return () => shown.close();
  }, []);
  const cancelled = (event: SyntheticEvent) => {
    event.preventDefault();
    onChoose('cancel');
  };
  const said = words[language];
  return (
    <dialog
      ref={dialog}
      lang={said.lang}
      className={`${styles['cashier']} ${stage === 'bank' ? styles['bank'] : ''}`}
      aria-labelledby={title}
      aria-describedby={explanation}
      onCancel={cancelled}
    >
      <h2 id={title} className={styles['title']}>
        {said.titles[stage]}
      </h2>
      <p id={explanation} className={styles['explanation']}>
        {said.explanations[stage]}
      </p>
      <dl className={styles['order']}>
        <dt>{said.orderNo}</dt>
        <dd>{orderNo}</dd>
      </dl>
      <div className={styles['choices']}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={choice === 'pay' ? styles['first'] : styles['other']}
            onClick={() => onChoose(choice)}
          >
            {said.choices[choice]}
          </button>
        ))}
      </div>
    </dialog>
  );
}
