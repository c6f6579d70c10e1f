import { type ReactNode, useId } from 'react';
import styles from './FieldGroup.module.css';

/** Fields that belong together: one visitor. The legend names whose they are to every screen reader. */
export function FieldGroup({
  legend,
  children,
  action,
  error,
}: {
  legend: ReactNode;
  children: ReactNode;
  /** Something to do to the whole: delete this visitor. */
  action?: ReactNode;
  /** What is wrong with the fields together. */
  error?: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={styles['group']} aria-describedby={error ? id : undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      {action !== undefined && <div>{action}</div>}
      <div className={styles['fields']}>
        {error && (
          <p className={styles['error']} id={id}>
            {error}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  );
}
