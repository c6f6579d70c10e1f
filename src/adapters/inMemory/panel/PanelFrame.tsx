import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Panel.module.css';
import type { PanelWords } from './words.ts';

/** What both frames hold. */
export interface PanelFrameProps {
  readonly said: PanelWords;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the app, where there is room for both: the app goes on meanwhile. */
export function DockedFrame({ said, onClose, children }: PanelFrameProps) {
  const title = useId();
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const beside = styles['beside'] ?? '';
    const cameFrom = document.activeElement;
    document.body.classList.add(beside);
    close.current?.focus();
    return () => {
      document.body.classList.remove(beside);
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <aside
      lang={said.lang}
      className={`${styles['panel']} ${styles['docked']}`}
      aria-labelledby={title}
      onKeyDown={closeByKey}
    >
      <Head said={said} title={title} close={close} onClose={onClose} />
      {children}
    </aside>
  );
}

/** Over the app, on a phone: a sheet that the app waits behind. */
export function SheetFrame({ said, onClose, children }: PanelFrameProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    // Web-views from before March 2022 have no dialogs; there it merely lies over the page.
    if (typeof shown.showModal !== 'function') {
      shown.setAttribute('data-plain', '');
      close.current?.focus();
      return;
    }
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      lang={said.lang}
      className={`${styles['panel']} ${styles['sheet']}`}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Head said={said} title={title} close={close} onClose={onClose} />
      {children}
    </dialog>
  );
}

function Head({
  said,
  title,
  close,
  onClose,
}: {
  readonly said: PanelWords;
  readonly title: string;
  readonly close: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}) {
  return (
    <div className={styles['head']}>
      <h2 id={title}>{said.title}</h2>
      <button ref={close} type="button" className={styles['button']} onClick={onClose}>
        {said.close}
      </button>
    </div>
  );
}
