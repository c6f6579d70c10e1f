import { useId } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './outlines.ts';
import styles from './Stepper.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A count with a button on either side (HOME-10). What is blocked stays focusable and tells why.
 */
export interface StepperProps {
  /** What is counted: the name of the group. */
  readonly label: string;
  /** A whole number. */
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** "remove Adult ticket". */
  readonly decreaseLabel: string;
  /** "add Adult ticket". */
  readonly increaseLabel: string;
  readonly onChange: (next: number) => void;
  /** Why there can't be more; blocks plus and stands below. */
  readonly blockedReason?: string | undefined;
  /** The reason is said to screen readers only: the eye has it from what stands around. */
  readonly hidesReason?: boolean | undefined;
  /** Why there can't be fewer; blocks minus, for screen readers. */
  readonly minimumReason?: string | undefined;
  /** Plus or minus was pressed while blocked. */
  readonly onBlocked?: (() => void) | undefined;
}

/** See {@link StepperProps}. */
export function Stepper({
  value,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  ...props
}: StepperProps) {
  const moreId = useId();
  const fewerId = useId();
  const { blockedReason, minimumReason } = props;
  const side = (name: string, icon: IconName, next: number, reason?: string, id?: string) => {
    const blocked = reason !== undefined || next < min || next > max;
    return (
      <button
        type="button"
        className={styles['side']}
        aria-label={name}
        aria-disabled={blocked || undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={() => (blocked ? props.onBlocked?.() : props.onChange(next))}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would show the name again
    <div className={styles['stepper']} role="group" aria-label={props.label}>
      <div className={styles['row']}>
        {side(props.decreaseLabel, 'minus', value - 1, minimumReason, fewerId)}
        <output className={styles['value']}>{value}</output>
        {side(props.increaseLabel, 'plus', value + 1, blockedReason, moreId)}
      </div>
      {minimumReason !== undefined && <VisuallyHidden id={fewerId}>{minimumReason}</VisuallyHidden>}
      {blockedReason !== undefined &&
        (props.hidesReason ? (
          <VisuallyHidden id={moreId}>{blockedReason}</VisuallyHidden>
        ) : (
          <p className={styles['reason']} id={moreId}>
            {blockedReason}
          </p>
        ))}
    </div>
  );
}
