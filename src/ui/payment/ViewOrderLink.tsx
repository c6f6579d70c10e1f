import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { ButtonKind } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';

/** Leads to an order. */
export function ViewOrderLink({
  orderNo,
  kind = 'secondary',
}: {
  readonly orderNo: OrderNo;
  readonly kind?: ButtonKind;
}) {
  const { LL } = useTexts();
  return (
    <LinkButton kind={kind} href={href(paths.order.to(orderNo))}>
      {LL.payment.viewOrder()}
    </LinkButton>
  );
}
