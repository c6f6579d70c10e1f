import { useId } from 'react';
import styles from './Panel.module.css';

/** One of a list, under its label. */
export function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  /** Values with what is read of them. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}) {
  const field = useId();
  return (
    <div className={styles['choice']}>
      <label className={styles['label']} htmlFor={field}>
        {label}
      </label>
      <select
        id={field}
        className={styles['field']}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
