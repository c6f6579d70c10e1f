import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { MuseumWords } from '../MuseumWords.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { type Refusal, refusalText } from './refusalText.ts';
import { useSoldOut } from './useSoldOut.ts';

/** The museum said no: why, what can be done about it, and that nothing typed is lost (§8: alert titled tip). */
export const RefusalDialog = observer(function RefusalDialog({
  form,
  refusal,
}: {
  readonly form: OrderFormModel;
  readonly refusal: Refusal;
}) {
  const { LL } = useTexts();
  const soldOut = useSoldOut(form);
  const isOffered = (form.otherSlots?.slots ?? null) !== null;
  return (
    <Dialog
      title={LL.orderForm.tip()}
      onClose={() => form.closeRefusal()}
      actions={
        <Button kind={isOffered ? 'secondary' : 'primary'} wide onClick={() => form.closeRefusal()}>
          {LL.orderForm.gotIt()}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>
          <MuseumWords text={refusalText(LL, refusal)} />
        </p>
        <p>{LL.orderForm.stillThere()}</p>
        {soldOut !== null && <soldOut.OtherSlotChoice form={form} />}
        <MuseumContact />
      </Stack>
    </Dialog>
  );
});
