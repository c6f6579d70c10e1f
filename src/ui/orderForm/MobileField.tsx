import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/** A visitor's own phone, where the museum asks for it (CONF-02); the first one's may be the contact phone. */
export const MobileField = observer(function MobileField({
  form,
  visitorKey,
  isFirst,
}: {
  readonly form: OrderFormModel;
  readonly visitorKey: string;
  readonly isFirst: boolean;
}) {
  const { LL } = useTexts();
  const field = { name: 'mobile', visitorKey } as const;
  const takeContact = () => {
    form.edits.giveContactToFirst();
    // The button goes with what it offered; the focus must not.
    form.goTo(field);
  };
  return (
    <>
      <FormTextField
        form={form}
        field={field}
        label={LL.orderForm.mobile()}
        type="tel"
        inputMode="tel"
        autoComplete={isFirst ? 'tel' : 'off'}
      />
      {isFirst && form.edits.canGiveContactToFirst && (
        <Button kind="quiet" onClick={takeContact}>
          {LL.orderForm.giveToFirst()}
        </Button>
      )}
    </>
  );
});
