import { Icon } from './Icon.tsx';
import styles from './StepLine.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** How far the visitor has come: choose, details, pay, done. */
export function StepLine({
  label,
  steps,
  current,
  doneLabel,
}: {
  /** The name of the list. */
  label: string;
  steps: readonly { readonly id: string; readonly label: string }[];
  /** The id of the step the visitor is at. */
  current: string;
  /** Said after a step that is behind. */
  doneLabel: string;
}) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={styles['line']} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < at;
        return (
          <li
            key={step.id}
            className={isDone ? styles['done'] : index === at ? styles['current'] : styles['ahead']}
            aria-current={index === at ? 'step' : undefined}
          >
            {isDone && <Icon name="check" />}
            <span>{step.label}</span>
            {isDone && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
