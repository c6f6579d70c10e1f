import { observer } from 'mobx-react-lite';
import type { DraftField } from '../../domain/model/OrderDraft.ts';
import { TextField, type TextFieldProps } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { problemText } from './problemText.ts';

/** A text field of the form: says its own problem, takes the focus when it is sent there. */
export const FormTextField = observer(function FormTextField({
  form,
  field,
  ...props
}: Omit<TextFieldProps, 'error' | 'focusToken' | 'onCommit' | 'required'> & {
  readonly form: OrderFormModel;
  readonly field: DraftField;
}) {
  const { LL } = useTexts();
  const problem = form.problemAt(field);
  return (
    <TextField
      autoComplete="off"
      inputMode="text"
      enterKeyHint="next"
      {...props}
      required
      error={problem && problemText(LL, problem)}
      focusToken={form.focusAt(field)}
      onCommit={() => form.commit(field)}
    />
  );
});
