import { observer } from 'mobx-react-lite';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import { TextField, type TextFieldProps } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useComputed } from '../useComputed.ts';
import { fieldId } from './draftFields.ts';
import { hintText } from './hintText.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { problemText } from './problemText.ts';

type Given = Omit<
  TextFieldProps,
  | 'value'
  | 'onChange'
  | 'error'
  | 'remark'
  | 'focusToken'
  | 'onCommit'
  | 'onComposeStart'
  | 'onComposeEnd'
  | 'required'
>;

/**
 * A text field of the form: shows what is typed into it, says its own problem and what helps with it, takes the focus when
 * it is sent there. Nothing but it is drawn again for a letter.
 */
export const FormTextField = observer(function FormTextField({
  form,
  field,
  ...props
}: Given & {
  readonly form: OrderFormModel;
  readonly field: DraftField;
}) {
  const { LL } = useTexts();
  const of = [form, fieldId(field)];
  const value = useComputed(() => form.valueAt(field), of);
  const problem = useComputed(() => form.problemAt(field), of);
  const hint = useComputed(() => form.hintAt(field), of);
  const focusToken = useComputed(() => form.focusAt(field), of);
  return (
    <TextField
      autoComplete="off"
      inputMode="text"
      enterKeyHint="next"
      {...props}
      required
      value={value}
      onChange={(typed) => form.edits.change(field, typed)}
      error={problem && problemText(LL, problem)}
      remark={hint ? { text: hintText(LL, hint), isDoubt: hint.kind !== 'soFar' } : undefined}
      focusToken={focusToken}
      onCommit={() => form.commit(field)}
      onComposeStart={() => form.edits.startComposing(field)}
      onComposeEnd={() => form.edits.endComposing(field)}
    />
  );
});
