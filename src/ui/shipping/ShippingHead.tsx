import * as constants from '../../domain/model/constants.ts';
import type { MuseumDay, TimeZone } from '../../domain/model/MuseumDay.ts';
import type { ShippingOrder } from '../../domain/model/ShippingOrder.ts';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { Price } from '../components/Price.tsx';
import { QrCode } from '../components/QrCode.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { momentText } from '../orders/momentText.ts';
import styles from './ShippingHead.module.css';

/** The pick-up code, and the order that it belongs to. An amount that nobody knows is said to be unknown. */
export function ShippingHead({
  order,
  today,
  timeZone,
}: {
  readonly order: ShippingOrder;
  readonly today: MuseumDay;
  readonly timeZone: TimeZone;
}) {
  const { LL, language } = useTexts();
  return (
    <Card as="section" label={LL.afterSale.shipping.code()}>
      {order.pickUpCode === null ? (
        <Notice kind="warning">{LL.afterSale.shipping.noCode()}</Notice>
      ) : (
        <>
          <QrCode
            value={order.pickUpCode}
            label={LL.afterSale.shipping.code()}
            size={constants.smsQrCodeSize}
            fallbackText={LL.afterSale.shipping.codeAsText()}
          />
          <p className={styles['hint']}>{LL.afterSale.shipping.codeHint()}</p>
        </>
      )}
      <DetailList
        rows={[
          { id: 'number', label: LL.afterSale.shipping.orderNo(), value: order.orderNo },
          {
            id: 'ordered',
            label: LL.afterSale.shipping.orderedAt(),
            value: momentText(order.orderedAt, today, language, timeZone),
          },
          {
            id: 'amount',
            label: LL.afterSale.shipping.amount(),
            value:
              order.amount === null ? (
                LL.afterSale.shipping.unknown()
              ) : (
                <Price text={moneyText(order.amount)} />
              ),
            strong: true,
          },
        ].filter(({ value }) => value !== '')}
      />
    </Card>
  );
}
