import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModels } from '../ViewModels.ts';

/** Asks before a change is begun, since an order can be changed only once (§4 order list); yes leads to it. */
export function RebookConfirm({
  orderNo,
  onClose,
}: {
  readonly orderNo: OrderNo;
  readonly onClose: () => void;
}) {
  const { LL } = useTexts();
  const { ways } = useViewModels();
  const goOn = () => {
    onClose();
    ways.toRebooking(orderNo);
  };
  return (
    <Dialog
      title={LL.afterSale.rebooking.askTitle()}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{LL.afterSale.rebooking.askNo()}</Button>
          <Button kind="primary" onClick={goOn}>
            {LL.afterSale.rebooking.askYes()}
          </Button>
        </>
      }
    >
      <p>{LL.afterSale.rebooking.askText()}</p>
    </Dialog>
  );
}
