import type { OrderSummary } from '../../domain/model/Order.ts';
import { QrCode } from '../components/QrCode.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './PickUpCodeSheet.module.css';

/** An order's pick-up code, large enough for any scanner (§2 order list). */
export function PickUpCodeSheet({
  order,
  onClose,
}: {
  readonly order: OrderSummary;
  readonly onClose: () => void;
}) {
  const { LL } = useTexts();
  return (
    <Sheet title={LL.orders.code()} closeLabel={LL.shell.close()} onClose={onClose}>
      <Stack gap={3}>
        <QrCode
          value={order.pickUpCode ?? ''}
          label={LL.orders.code()}
          size={260}
          fallbackText={LL.orders.codeAsText()}
        />
        <p className={styles['hint']}>{LL.orders.codeHint()}</p>
        <p className={styles['hint']}>
          {LL.orders.orderNo()} {order.orderNo}
        </p>
      </Stack>
    </Sheet>
  );
}
