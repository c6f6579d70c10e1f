import { observer } from 'mobx-react-lite';
import type { DraftField } from '../../domain/model/DraftPerson.ts';
import { TextField, type TextFieldProps } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { hintText } from './hintText.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { problemText } from './problemText.ts';

type Given = Omit<
  TextFieldProps,
  'error' | 'remark' | 'focusToken' | 'onCommit' | 'onComposeStart' | 'onComposeEnd' | 'required'
>;

/** A text field of the form: says its own problem and what helps with it, takes the focus when it is sent there. */
export const FormTextField = observer(function FormTextField({
  form,
  field,
  ...props
}: Given & {
  readonly form: OrderFormModel;
  readonly field: DraftField;
}) {
  const { LL } = useTexts();
  const problem = form.problemAt(field);
  const hint = form.hintAt(field);
  return (
    <TextField
      autoComplete="off"
      inputMode="text"
      enterKeyHint="next"
      {...props}
      required
      error={problem && problemText(LL, problem)}
      remark={hint ? { text: hintText(LL, hint), isDoubt: hint.kind !== 'soFar' } : undefined}
      focusToken={form.focusAt(field)}
      onCommit={() => form.commit(field)}
      onComposeStart={() => form.edits.startComposing(field)}
      onComposeEnd={() => form.edits.endComposing(field)}
    />
  );
});
