import { observer } from 'mobx-react-lite';
import type { VisitorDraft } from '../../domain/model/OrderDraft.ts';
import { TextField } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** What a concession rests on: the kind, which the museum decides, and the number to fill in (CONF-02). */
export const SpecialCertificateFields = observer(function SpecialCertificateFields({
  form,
  visitor,
}: {
  readonly form: OrderFormModel;
  readonly visitor: VisitorDraft;
}) {
  const { LL } = useTexts();
  return (
    <>
      <TextField
        label={LL.orderForm.specialCertificateType()}
        // Says where the kind is to be found while, or when, the museum does not tell it here.
        placeholder={LL.orderForm.specialTypeUnknown()}
        value={form.draft?.specialCertificateType?.name ?? ''}
        readOnly
        onChange={() => {}}
      />
      <FormTextField
        form={form}
        field={{ name: 'specialCertificateNo', visitorKey: visitor.key }}
        label={LL.orderForm.specialCertificateNo()}
        hint={LL.orderForm.specialHint()}
        autoCapitalize="characters"
        value={visitor.specialCertificateNo}
        onChange={(specialCertificateNo) =>
          form.edits.changeVisitor(visitor.key, { specialCertificateNo })
        }
      />
    </>
  );
});
