import { observer } from 'mobx-react-lite';
import { CancelDialog } from '../cancellation/CancelDialog.tsx';
import { QueryDialog } from '../orderQuery/QueryDialog.tsx';
import { RebookConfirm } from '../rebooking/RebookConfirm.tsx';
import { RefundSheet } from '../refund/RefundSheet.tsx';
import type { OrderListModel } from './OrderListModel.ts';
import { PickUpCodeSheet } from './PickUpCodeSheet.tsx';

// All of it comes with the list: at the entrance of a museum there may be no network to fetch a dialog by.

/** What stands over the list of orders, one at a time. */
export const OverOrderList = observer(function OverOrderList({
  model,
}: {
  readonly model: OrderListModel;
}) {
  const { over } = model;
  const close = () => model.close();
  if (over === null) return null;
  if (over.kind === 'query') return <QueryDialog onClose={close} />;
  const { order } = over;
  const { orderNo } = order;
  const changed = () => void model.onChanged(order);
  switch (over.kind) {
    case 'code':
      return <PickUpCodeSheet order={order} onClose={close} />;
    case 'rebook':
      return <RebookConfirm orderNo={orderNo} onClose={close} />;
    case 'refund':
      return (
        <RefundSheet target={{ kind: 'order', orderNo }} onClose={close} onRefunded={changed} />
      );
    case 'cancel':
      return <CancelDialog orderNo={orderNo} onClose={close} onCancelled={changed} />;
  }
});
