import type { ReactNode } from 'react';
import { MuseumWords } from '../MuseumWords.tsx';
import styles from './FieldShell.module.css';
import { Icon } from './Icon.tsx';

/** What every field has around its control. */
export interface FieldFrame {
  readonly label: string;
  /** How to fill it in. */
  readonly hint?: string | undefined;
  /** What is wrong with it and how to mend it; makes the field invalid. */
  readonly error?: string | undefined;
  /** What helps with what stands in it so far; changes as one types, is described and never announced. */
  readonly remark?: Remark | undefined;
}

/** A remark on what stands in a field: how far it has come, or a doubt about it. It is no error. */
export interface Remark {
  readonly text: string;
  readonly isDoubt: boolean;
}

/** The `aria-describedby` of the control in a {@link FieldShell}: error first, then remark and hint. */
export function describedBy(id: string, { hint, error, remark }: FieldFrame): string | undefined {
  const ids = [error && `${id}-error`, remark && `${id}-remark`, hint && `${id}-hint`].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/**
 * Label above, control, then what is wrong or how to fill it in (Q-A11Y-9). The control inside
 * must bear `id`, and {@link describedBy}.
 */
export function FieldShell({
  id,
  label,
  hint,
  error,
  remark,
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['controls']}>{children}</div>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          <Icon name="warning" />
          <MuseumWords text={error} />
        </p>
      )}
      {remark && (
        <p className={styles[remark.isDoubt ? 'doubt' : 'hint']} id={`${id}-remark`}>
          {remark.isDoubt && <Icon name="info" />}
          <span className="tabular">{remark.text}</span>
        </p>
      )}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
