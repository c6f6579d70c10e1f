import { observer } from 'mobx-react-lite';
import type { Failure } from '../../domain/model/Failure.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { refusalText } from './refusalText.ts';

/** The museum said no: why, and that nothing typed is lost (§8: alert titled tip). */
export const RefusalDialog = observer(function RefusalDialog({
  form,
  refusal,
}: {
  readonly form: OrderFormModel;
  readonly refusal: Failure;
}) {
  const { LL } = useTexts();
  return (
    <Dialog
      title={LL.orderForm.tip()}
      onClose={() => form.closeRefusal()}
      actions={
        <Button kind="primary" wide onClick={() => form.closeRefusal()}>
          {LL.orderForm.gotIt()}
        </Button>
      }
    >
      <Stack gap={2}>
        <p>{refusalText(LL, refusal)}</p>
        <p>{LL.orderForm.stillThere()}</p>
      </Stack>
    </Dialog>
  );
});
