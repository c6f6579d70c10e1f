import { observer } from 'mobx-react-lite';
import { CodeNotSent } from '../code/CodeNotSent.tsx';
import { SendCodeButton } from '../code/SendCodeButton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The code from the SMS, and the way to have one sent (CONF-07). */
export const CodeFields = observer(function CodeFields({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  return (
    <>
      <FormTextField
        form={form}
        field={{ name: 'code' }}
        label={LL.orderForm.code()}
        hint={LL.orderForm.codeHint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        suffix={<SendCodeButton code={form.code} />}
      />
      <CodeNotSent code={form.code} />
    </>
  );
});
