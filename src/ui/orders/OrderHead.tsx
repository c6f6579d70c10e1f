import { observer } from 'mobx-react-lite';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { Button } from '../components/Button.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { momentText } from './momentText.ts';
import type { OrderDetailModel } from './OrderDetailModel.ts';

/** What an order's tickets have in common, and the way to read them anew. */
export const OrderHead = observer(function OrderHead({
  model,
  order,
}: {
  readonly model: OrderDetailModel;
  readonly order: OrderDetail;
}) {
  const { LL, language } = useTexts();
  const made = { id: 'made', label: LL.orders.createdAt() };
  return (
    <section>
      <DetailList
        rows={[
          { id: 'number', label: LL.orders.orderNo(), value: order.orderNo },
          ...(order.createdAt === ''
            ? []
            : [{ ...made, value: momentText(order.createdAt, model.today, language) }]),
        ]}
      />
      <Stack
        direction="row"
        gap={2}
        end={
          <Button
            kind="quiet"
            onClick={() => model.reload()}
            busy={model.isLoading}
            busyLabel={LL.orders.reloading()}
          >
            {LL.orders.reload()}
          </Button>
        }
      >
        <strong>{LL.orders.tickets({ count: order.tickets.length })}</strong>
      </Stack>
    </section>
  );
});
