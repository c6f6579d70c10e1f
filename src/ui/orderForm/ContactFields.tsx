import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { CodeFields } from './CodeFields.tsx';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The contact phone, and the code sent to it where one is asked for (CONF-07). */
export const ContactFields = observer(function ContactFields({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const takeFromFirst = () => {
    form.edits.takeContactFromFirst();
    // The button goes with what it offered; the focus must not.
    form.goTo({ name: 'contactMobile' });
  };
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="person">{LL.orderForm.contact()}</CategoryHeading>
      <FormTextField
        form={form}
        field={{ name: 'contactMobile' }}
        label={LL.orderForm.contactMobile()}
        hint={LL.orderForm.contactHint()}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint={form.asksForCode ? 'next' : 'done'}
      />
      {form.edits.canTakeContactFromFirst && (
        <Button kind="quiet" onClick={takeFromFirst}>
          {LL.orderForm.takeFromFirst()}
        </Button>
      )}
      {form.asksForCode && <CodeFields form={form} />}
    </Stack>
  );
});
