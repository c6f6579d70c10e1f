import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** An amount of money, already formatted ("¥60.00"), in figures of equal width. */
export function Price({
  text,
  size = 'm',
  label,
}: {
  text: string;
  size?: 'm' | 'l' | undefined;
  /** Words before it for screen readers, where none stand beside it. */
  label?: string | undefined;
}) {
  return (
    <span className={styles[size]}>
      {label !== undefined && <VisuallyHidden>{label} </VisuallyHidden>}
      {text}
    </span>
  );
}
