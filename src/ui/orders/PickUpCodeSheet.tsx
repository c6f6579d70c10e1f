import type { OrderSummary } from '../../domain/model/Order.ts';
import { QrCode } from '../components/QrCode.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayText, timeRangeText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import { useTexts } from '../i18n/Texts.ts';
import styles from './PickUpCodeSheet.module.css';

/** An order's pick-up code, large enough for any scanner, with the visits that it opens the gate for (§2 order list). */
export function PickUpCodeSheet({
  order,
  onClose,
}: {
  readonly order: OrderSummary;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const { LL } = texts;
  return (
    <Sheet title={LL.orders.code()} closeLabel={LL.shell.close()} onClose={onClose}>
      <Stack gap={3}>
        {visitsOf(order, texts).map((visit) => (
          <p key={visit} className={styles['when']}>
            {visit}
          </p>
        ))}
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

/** Each day and slot of an order once. At the gate the year goes without saying. */
function visitsOf({ lines }: OrderSummary, { LL, language }: Texts): readonly string[] {
  const visits = lines.flatMap(({ day, begin, end }) => {
    const slot = timeRangeText(begin, end) || LL.orders.anyTime();
    return day === null ? [] : [`${dayText(day, day, language)} ${slot}`];
  });
  return [...new Set(visits)];
}
