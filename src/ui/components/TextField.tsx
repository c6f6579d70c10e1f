import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import styles from './FieldShell.module.css';
import { describedBy, type FieldFrame, FieldShell } from './FieldShell.tsx';
import { type FocusToken, useFocusToken } from './useFocusToken.ts';

/** A line of text to fill in. Takes whatever is typed or pasted and judges nothing itself. */
export interface TextFieldProps extends FieldFrame {
  readonly value: string;
  /** Every change, also the unfinished ones of an input method while it composes. */
  readonly onChange: (value: string) => void;
  /** The text stands: the field was left. */
  readonly onCommit?: ((value: string) => void) | undefined;
  /** An input method begins to compose: what stands in the field is half typed until it ends. */
  readonly onComposeStart?: (() => void) | undefined;
  readonly onComposeEnd?: (() => void) | undefined;
  readonly type?: 'text' | 'tel' | 'search' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** What the phone's keyboard writes in capitals by itself. Default none. */
  readonly autoCapitalize?: 'off' | 'words' | 'characters' | undefined;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'search' | 'none' | undefined;
  readonly enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** In UTF-16 units, as the platform counts. */
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly lang?: string | undefined;
  /** Stands at the field's end: the button that sends a code. */
  readonly suffix?: ReactNode;
  readonly focusToken?: FocusToken;
}

/** See {@link TextFieldProps}. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const id = useId();
  const focus = useFocusToken<HTMLInputElement>(props.focusToken);
  return (
    <FieldShell
      id={id}
      label={props.label}
      hint={props.hint}
      error={props.error}
      remark={props.remark}
    >
      <input
        ref={focus}
        id={id}
        className={styles['control']}
        type={type}
        name={props.name}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={(event) => props.onCommit?.(event.currentTarget.value)}
        onCompositionStart={() => props.onComposeStart?.()}
        onCompositionEnd={() => props.onComposeEnd?.()}
        aria-describedby={describedBy(id, props)}
        aria-invalid={props.error ? true : undefined}
        aria-required={props.required || undefined}
        autoComplete={props.autoComplete}
        autoCapitalize={props.autoCapitalize ?? 'off'}
        spellCheck={false}
        inputMode={props.inputMode}
        enterKeyHint={props.enterKeyHint}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        lang={props.lang}
      />
      {props.suffix}
    </FieldShell>
  );
}
