import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import type { ShippingLine, ShippingLineStatus } from '../../domain/model/ShippingOrder.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { type StatusLook, StatusTag } from '../orders/StatusTag.tsx';
import styles from './ShippingLineCard.module.css';
import { validText } from './validText.ts';

const looks: Readonly<Record<ShippingLineStatus, StatusLook>> = {
  notIssued: ['amber', 'clock'],
  unused: ['jade', 'ticket'],
  used: ['neutral', 'check'],
  refunded: ['neutral', 'info'],
};

/** A line of the order: what it is, its status, for how many, and from when to when (§2 SMS QR-code screen). */
export function ShippingLineCard({
  line,
  today,
}: {
  readonly line: ShippingLine;
  readonly today: MuseumDay;
}) {
  const texts = useTexts();
  const { LL, language } = texts;
  const valid = validText(line, today, texts);
  // What the message is about is written in the museum's language alone.
  const lang = language === 'English' && /[一-鿿]/.test(line.itemName + line.saleProperty);
  return (
    <li className={styles['line']}>
      <Card as="article">
        <div className={styles['head']}>
          <h3 className={styles['name']} lang={lang ? 'zh-CN' : undefined}>
            {fullName({ name: line.itemName, kindName: line.saleProperty })}
          </h3>
          <StatusTag look={looks[line.status]} word={LL.afterSale.shipping.status[line.status]()} />
        </div>
        <DetailList
          rows={[
            {
              id: 'headcount',
              label: LL.afterSale.shipping.headcount(),
              value: LL.afterSale.shipping.people({ count: line.headcount }),
            },
            ...(valid === null
              ? []
              : [{ id: 'valid', label: LL.afterSale.shipping.valid(), value: valid }]),
          ]}
        />
      </Card>
    </li>
  );
}
