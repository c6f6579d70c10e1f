import { observer } from 'mobx-react-lite';
import { CancelDialog } from '../cancellation/CancelDialog.tsx';
import { RebookConfirm } from '../rebooking/RebookConfirm.tsx';
import { RefundSheet } from '../refund/RefundSheet.tsx';
import type { OrderActionsModel } from './OrderActionsModel.ts';
import type { OrderDetailModel } from './OrderDetailModel.ts';

/** What stands over an opened order, one at a time. What changes the order has it read again. */
export const OverOrderDetail = observer(function OverOrderDetail({
  model,
  actions,
}: {
  readonly model: OrderDetailModel;
  readonly actions: OrderActionsModel;
}) {
  const { orderNo } = model;
  const { over } = actions;
  const close = () => actions.close();
  const changed = () => void model.onChanged();
  switch (over?.kind) {
    case undefined:
      return null;
    case 'rebook':
      return <RebookConfirm orderNo={orderNo} onClose={close} />;
    case 'refund':
      return <RefundSheet target={over.target} onClose={close} onRefunded={changed} />;
    case 'cancel':
      return <CancelDialog orderNo={orderNo} onClose={close} onCancelled={changed} />;
  }
});
