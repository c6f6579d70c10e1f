import { useSyncExternalStore } from 'react';
import type { ScriptedAnswer } from '../cashier/Choice.ts';
import type { ScriptedPaymentBridge } from '../ScriptedPaymentBridge.ts';
import { Choice } from './Choice.tsx';
import styles from './Panel.module.css';
import { Section } from './Section.tsx';
import type { PanelWords } from './words.ts';

/** Whom a {@link CashierSection} tells how the next payment ends. */
export type ScriptedCashier = Pick<ScriptedPaymentBridge, 'script' | 'rewrite' | 'onScript'>;

const answers: readonly ScriptedAnswer[] = [
  'pay',
  'payHeardLate',
  'payTwice',
  'cancel',
  'fail',
  'noAnswer',
  'noBridge',
];

/** Settles how the next payment ends, before the cashier opens. */
export function CashierSection({
  cashier,
  said: { cashier: words },
}: {
  readonly cashier: ScriptedCashier;
  readonly said: PanelWords;
}) {
  const [next] = useSyncExternalStore(
    (listener) => cashier.onScript(listener),
    () => cashier.script,
  );
  return (
    <Section title={words.title}>
      <Choice
        label={words.next}
        value={next ?? ''}
        options={[['', words.ask], ...answers.map((each) => [each, words.answers[each]] as const)]}
        onChoose={(value) => cashier.rewrite(answers.filter((each) => each === value))}
      />
      <p className={styles['hint']}>{words.hint}</p>
    </Section>
  );
}
