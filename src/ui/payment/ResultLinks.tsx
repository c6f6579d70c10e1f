import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths, type ResultClaim } from '../paths.ts';
import type { PaymentResultModel } from './PaymentResultModel.ts';
import styles from './ResultLinks.module.css';

/** The ways on from a result: the order, with the same query (§2), and home; to ask again, where that helps; and to try
 * again, once the museum has been read twice (R1). */
export const ResultLinks = observer(function ResultLinks({
  model,
}: {
  readonly model: PaymentResultModel;
}) {
  const { LL } = useTexts();
  const { claim, face, isChecking, canTryAgain } = model;
  const canCheck = face === 'notConfirmed' || face === 'received';
  return (
    <div className={styles['links']}>
      {canCheck && (
        <Button
          kind="primary"
          wide
          busy={isChecking}
          busyLabel={LL.payment.checkAgainBusy()}
          onClick={() => model.checkAgain()}
        >
          {LL.payment.checkAgain()}
        </Button>
      )}
      <LinkButton wide kind={canCheck ? 'secondary' : 'primary'} href={href(orderAddress(claim))}>
        {claim.orderNo === null ? LL.payment.viewOrders() : LL.payment.viewOrder()}
      </LinkButton>
      {canTryAgain && claim.orderNo !== null && (
        <LinkButton
          wide
          href={href(paths.paymentMethod.to({ orderNo: claim.orderNo, amount: null }))}
        >
          {claim.isReservation ? LL.payment.reserveAgain() : LL.payment.payAgain()}
        </LinkButton>
      )}
      <LinkButton wide href={href(paths.home.to())}>
        {LL.payment.backHome()}
      </LinkButton>
    </div>
  );
});

/** The order's own screen with the result's query; the list of orders where no order is named. */
function orderAddress(claim: ResultClaim): string {
  if (claim.orderNo === null) return paths.orders.to();
  const result = paths.paymentResult.to(claim);
  return `${paths.order.pattern}${result.slice(result.indexOf('?'))}`;
}
