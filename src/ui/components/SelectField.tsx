import { useId } from 'react';
import shellStyles from './FieldShell.module.css';
import { describedBy, type FieldFrame, FieldShell } from './FieldShell.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './SelectField.module.css';
import { type FocusToken, useFocusToken } from './useFocusToken.ts';

/** One of a list, with the phone's own picker. */
export interface SelectFieldProps extends FieldFrame {
  /** The value of the option taken; '' where none is and a placeholder stands. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Why it can't be changed; stands in place of the hint. */
  readonly disabledReason?: string | undefined;
  /** Words of the empty choice; there is none without them. */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly required?: boolean | undefined;
  readonly focusToken?: FocusToken;
}

/** See {@link SelectFieldProps}. */
export function SelectField(props: SelectFieldProps) {
  const id = useId();
  const focus = useFocusToken<HTMLSelectElement>(props.focusToken);
  const frame = {
    label: props.label,
    hint: props.disabledReason ?? props.hint,
    error: props.error,
  };
  return (
    <FieldShell id={id} {...frame}>
      <select
        ref={focus}
        id={id}
        className={joinClasses(shellStyles['control'], styles['select'])}
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        disabled={props.disabledReason !== undefined}
        aria-describedby={describedBy(id, frame)}
        aria-invalid={props.error ? true : undefined}
        aria-required={props.required || undefined}
        autoComplete={props.autoComplete}
      >
        {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
