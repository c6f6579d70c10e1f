import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import styles from './Sheet.module.css';

/** Comes up from the foot of the screen with choices or facts. Open while it is on the page. */
export function Sheet({
  title,
  closeLabel,
  onClose,
  children,
  actions,
}: {
  title: string;
  closeLabel: string;
  /** Asked by the close button, Esc, the phone's back gesture and a tap beside it. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Modal
      className={styles['sheet']}
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      closesOutside
      actions={actions}
    >
      {children}
    </Modal>
  );
}
