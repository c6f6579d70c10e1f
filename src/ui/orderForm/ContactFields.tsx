import { observer } from 'mobx-react-lite';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The contact phone (CONF-07). */
export const ContactFields = observer(function ContactFields({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading icon="person">{LL.orderForm.contact()}</CategoryHeading>
      <FormTextField
        form={form}
        field={{ name: 'contactMobile' }}
        label={LL.orderForm.contactMobile()}
        hint={LL.orderForm.contactHint()}
        value={form.draft?.contactMobile ?? ''}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="done"
        onChange={(value) => form.changeContact(value)}
      />
    </Stack>
  );
});
