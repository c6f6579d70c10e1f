import { observer } from 'mobx-react-lite';
import { TextField } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useComputed } from '../useComputed.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** What a concession rests on: the kind, which the museum decides, and the number to fill in (CONF-02). */
export const SpecialCertificateFields = observer(function SpecialCertificateFields({
  form,
  visitorKey,
}: {
  readonly form: OrderFormModel;
  readonly visitorKey: string;
}) {
  const { LL } = useTexts();
  const type = useComputed(() => form.draft?.specialCertificateType?.name ?? '', [form]);
  return (
    <>
      <TextField
        label={LL.orderForm.specialCertificateType()}
        // Says where the kind is to be found while, or when, the museum does not tell it here.
        placeholder={LL.orderForm.specialTypeUnknown()}
        value={type}
        readOnly
        onChange={() => {}}
      />
      <FormTextField
        form={form}
        field={{ name: 'specialCertificateNo', visitorKey }}
        label={LL.orderForm.specialCertificateNo()}
        hint={LL.orderForm.specialHint()}
        autoCapitalize="characters"
      />
    </>
  );
});
