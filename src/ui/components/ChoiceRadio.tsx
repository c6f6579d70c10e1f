import { type ReactNode, useId } from 'react';
import styles from './ChoiceRadio.module.css';
import { joinClasses } from './joinClasses.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * One radio of a {@link ChoiceTabs} or {@link ChoiceGrid}: a button, so that one that can't be
 * chosen still takes the focus and tells its reason.
 */
export function ChoiceRadio({
  checked,
  tabStop,
  blocked,
  reason,
  onChoose,
  onBlocked,
  className,
  children,
}: {
  checked: boolean;
  /** The one radio of its group that Tab reaches. */
  tabStop: boolean;
  blocked: boolean;
  reason?: string | undefined;
  onChoose: () => void;
  onBlocked?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const reasonId = useId();
  return (
    <div className={joinClasses(styles['place'], className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a disabled native radio can't be reached */}
      <button
        type="button"
        role="radio"
        className={styles['radio']}
        aria-checked={checked}
        aria-disabled={blocked || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        tabIndex={tabStop ? 0 : -1}
        onClick={blocked ? onBlocked : onChoose}
      >
        {children}
      </button>
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </div>
  );
}
