import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Modal } from './Modal.tsx';

/** Asks for a decision, or must be read before going on. Open while it is on the page. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
  closeLabel,
  dismissible,
}: {
  title: string;
  children: ReactNode;
  /** The ways to decide, the safer one first. */
  actions: ReactNode;
  /** Asked by Esc, the phone's back gesture and the close button. */
  onClose: () => void;
  /** There is a close button when it is given. */
  closeLabel?: string | undefined;
  /** False while it must stay: the purchase notice that still counts down. */
  dismissible?: boolean | undefined;
}) {
  return (
    <Modal
      className={styles['dialog']}
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      dismissible={dismissible}
      actions={actions}
    >
      {children}
    </Modal>
  );
}
