import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import type { IconName } from './outlines.ts';
import hiddenStyles from './VisuallyHidden.module.css';

/** Primary is the one next thing of a screen; there is at most one. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet';

/**
 * Something to do. While it works it says so on itself; where it can't be used it says why. In
 * both cases it stays focusable (`aria-disabled`), so that neither the focus nor the reason is
 * lost, and swallows presses.
 */
export interface ButtonProps {
  readonly kind?: ButtonKind | undefined;
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  /** Its work is under way: `busyLabel` stands in place of the words. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Why it can't be used now; shown below it and tied to it. */
  readonly disabledReason?: string | undefined;
  /** The reason is already on the screen: give it to screen readers alone. */
  readonly hidesReason?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** As wide as its place. */
  readonly wide?: boolean | undefined;
  /** The language of its words, where it isn't the page's. */
  readonly lang?: string | undefined;
  readonly icon?: IconName | undefined;
  /** It opens a dialog. */
  readonly popup?: boolean | undefined;
}

/** See {@link ButtonProps}. */
export function Button({ kind = 'secondary', type = 'button', ...props }: ButtonProps) {
  const reasonId = useId();
  const { busy = false, disabledReason, wide = false } = props;
  const blocked = busy || disabledReason !== undefined;
  const press = (event: MouseEvent) => {
    if (blocked) event.preventDefault();
    else props.onClick?.();
  };
  return (
    <span className={joinClasses(styles['place'], wide && styles['wide'])}>
      <button
        type={type}
        className={joinClasses(styles['button'], styles[kind])}
        onClick={press}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={disabledReason === undefined ? undefined : reasonId}
        aria-haspopup={props.popup ? 'dialog' : undefined}
        lang={props.lang}
      >
        {busy && <span className={styles['spinner']} aria-hidden="true" />}
        {!busy && props.icon !== undefined && <Icon name={props.icon} />}
        <span>{(busy && props.busyLabel) || props.children}</span>
      </button>
      {disabledReason !== undefined && (
        <span
          className={props.hidesReason ? hiddenStyles['hidden'] : styles['reason']}
          id={reasonId}
        >
          {disabledReason}
        </span>
      )}
    </span>
  );
}
