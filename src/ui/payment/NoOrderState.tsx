import { EmptyState } from '../components/EmptyState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';

/** A payment screen that was opened without an order number (§5 orderEmpty), with ways on. */
export function NoOrderState() {
  const { LL } = useTexts();
  return (
    <EmptyState
      icon="info"
      title={LL.payment.orderEmpty()}
      text={LL.payment.orderEmptyText()}
      action={
        <>
          <LinkButton kind="primary" href={href(paths.home.to())}>
            {LL.payment.backHome()}
          </LinkButton>
          <LinkButton href={href(paths.orders.to())}>{LL.payment.viewOrders()}</LinkButton>
        </>
      }
    />
  );
}
