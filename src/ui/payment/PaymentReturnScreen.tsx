import { observer } from 'mobx-react-lite';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { NoOrderState } from './NoOrderState.tsx';
import { OrderNumber } from './OrderNumber.tsx';
import styles from './PaymentReturnScreen.module.css';
import { ViewOrderLink } from './ViewOrderLink.tsx';

/** The payment return screen, `/payReturn`: waits for the museum (§2). Works cold, without any earlier screen. */
export function PaymentReturnScreen({ orderNo }: { readonly orderNo: OrderNo | null }) {
  const { LL } = useTexts();
  if (orderNo !== null) return <WaitingScreen orderNo={orderNo} />;
  return (
    <ScreenFrame title={LL.payment.returnTitle()}>
      <NoOrderState />
    </ScreenFrame>
  );
}

const WaitingScreen = observer(function WaitingScreen({ orderNo }: { readonly orderNo: OrderNo }) {
  const { LL } = useTexts();
  const models = useViewModels();
  const { phase } = useViewModel(() => models.paymentReturn(orderNo));
  const isWaiting = phase === 'waiting';
  const value = <OrderNumber orderNo={orderNo} />;
  return (
    <ScreenFrame
      title={LL.payment.returnTitle()}
      step="pay"
      busy={isWaiting}
      showsFooter={!isWaiting}
    >
      {isWaiting ? <Waiting /> : <Expired orderNo={orderNo} />}
      <Card>
        <DetailList rows={[{ id: 'order', label: LL.payment.orderNumber(), value }]} />
      </Card>
    </ScreenFrame>
  );
});

/** Says what happens and for how long at most; nothing in it counts, which would only make waiting longer. */
function Waiting() {
  const { LL } = useTexts();
  return (
    <div className={styles['wait']}>
      <h2 className={styles['title']}>{LL.payment.doNotClose()}</h2>
      <div className={styles['track']} aria-hidden="true">
        <span className={styles['mark']} />
      </div>
      <p className={styles['text']}>{LL.payment.waiting()}</p>
    </div>
  );
}

function Expired({ orderNo }: { readonly orderNo: OrderNo }) {
  const { LL } = useTexts();
  return (
    <>
      <Notice
        kind="warning"
        title={LL.payment.expired()}
        action={<ViewOrderLink orderNo={orderNo} />}
      >
        {LL.payment.expiredWhileConfirmingText()}
      </Notice>
      <MuseumContact />
    </>
  );
}
