import { observer } from 'mobx-react-lite';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { Button } from '../components/Button.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderActionsModel } from './OrderActionsModel.ts';
import { useOpenOver } from './useOpenOver.ts';

/** The way to give one ticket back, where that is offered (DET-03); nothing elsewhere. */
export const RefundButton = observer(function RefundButton({
  model,
  orderNo,
  ticket,
}: {
  readonly model: OrderActionsModel;
  readonly orderNo: OrderDetail['orderNo'];
  readonly ticket: OrderDetail['tickets'][number];
}) {
  const { LL } = useTexts();
  const { ticketNo } = ticket;
  const { isOpening, open } = useOpenOver(model);
  if (ticketNo === null || !model.offersRefundOf(ticket)) return null;
  const target = { kind: 'ticket', orderNo, ticketNo } as const;
  return (
    <span data-off-paper="">
      <Button
        popup
        onClick={() => void open({ kind: 'refund', target })}
        busy={isOpening}
        busyLabel={LL.shell.loading()}
      >
        {LL.afterSale.actions.refundTicket()} <VisuallyHidden>{ticketNo}</VisuallyHidden>
      </Button>
    </span>
  );
});
