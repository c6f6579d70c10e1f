import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './outlines.ts';
import styles from './RadioList.module.css';
import hiddenStyles from './VisuallyHidden.module.css';

/** One line of a {@link RadioList}. */
export interface RadioChoice {
  readonly id: string;
  readonly label: ReactNode;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
}

/** A list of which one line is taken: the ways to pay (PAY-01). Native radios, each as wide as the list. */
export function RadioList({
  legend,
  legendHidden = false,
  name,
  options,
  chosen,
  onChoose,
}: {
  legend: string;
  /** The legend is for screen readers, since a heading says it to others. */
  legendHidden?: boolean | undefined;
  /** Groups the radios; unique on its screen. */
  name: string;
  options: readonly RadioChoice[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  return (
    <fieldset>
      <legend className={legendHidden ? hiddenStyles['hidden'] : styles['legend']}>{legend}</legend>
      <div className={styles['list']}>
        {options.map((option) => (
          <label key={option.id} className={styles['line']}>
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span className={styles['words']}>
              <span>{option.label}</span>{' '}
              {option.detail !== undefined && (
                <span className={styles['detail']}>{option.detail}</span>
              )}
            </span>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
