import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Modal.module.css';
import { showModally } from './showModally.ts';

declare module 'react' {
  interface DialogHTMLAttributes<T> {
    /** What of the platform closes a dialog. React hands it on; its types do not know it yet. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}

/**
 * What {@link Sheet} and {@link Dialog} share: a native modal dialog named by its title. It is open
 * while it is on the page; `onClose` asks for its removal.
 */
export function Modal({
  className,
  title,
  closeLabel,
  onClose,
  dismissible = true,
  closesOutside = false,
  children,
  actions,
}: {
  className: string | undefined;
  title: string;
  /** There is a close button when it is given. */
  closeLabel?: string | undefined;
  onClose: () => void;
  /** Esc, the phone's back gesture and the close button ask to close. */
  dismissible?: boolean | undefined;
  /** A tap beside it asks to close, too. */
  closesOutside?: boolean | undefined;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const titleId = useId();
  const ask = () => dismissible && onClose();
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    ask();
  };
  const askByPlatform = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    ask();
  };
  return (
    <dialog
      ref={showModally}
      className={joinClasses(styles['modal'], className)}
      aria-labelledby={titleId}
      closedby={dismissible ? 'closerequest' : 'none'}
      onCancel={askByPlatform}
      onKeyDown={askByKey}
      onClick={(event) => closesOutside && event.target === event.currentTarget && ask()}
    >
      <div className={styles['paper']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== undefined && dismissible && (
            <button type="button" className={styles['close']} aria-label={closeLabel} onClick={ask}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll a long text */}
        <section className={styles['body']} aria-labelledby={titleId} tabIndex={0}>
          {children}
        </section>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
    </dialog>
  );
}
