import type { OrderNo } from '../domain/model/Identifiers.ts';
import { EmptyState } from './components/EmptyState.tsx';
import { LinkButton } from './components/LinkButton.tsx';
import { useTexts } from './i18n/Texts.ts';
import { href, paths } from './paths.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

/** What is done at the ticket office for now: says so, and opens the order to be shown there. */
export function TicketOfficeScreen({ orderNo }: { readonly orderNo: OrderNo | null }) {
  const { LL } = useTexts();
  const to = orderNo === null ? paths.orders.to() : paths.order.to(orderNo);
  return (
    <ScreenFrame title={LL.shell.counterTitle()} backTo={paths.orders.to()}>
      <EmptyState
        icon="ticket"
        title={LL.shell.counterTitle()}
        text={LL.shell.counterText()}
        action={
          <LinkButton kind="primary" href={href(to)}>
            {LL.shell.orders()}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
}
