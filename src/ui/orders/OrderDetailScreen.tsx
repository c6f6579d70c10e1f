import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import type { OrderDetail } from '../../domain/model/Order.ts';
import { AfterSale } from '../AfterSale.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { NotRefreshed } from '../gate/NotRefreshed.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { behindCode } from './behindCode.ts';
import { OrderActionsPanel } from './OrderActionsPanel.tsx';
import type { OrderDetailModel } from './OrderDetailModel.ts';
import { OrderHead } from './OrderHead.tsx';
import { TicketCard } from './TicketCard.tsx';
import { overOrderDetail } from './useOpenOver.ts';

/** An order with its tickets and their codes (§2 order detail). */
export const OrderDetailScreen = observer(function OrderDetailScreen({
  orderNo,
}: {
  readonly orderNo: OrderNo;
}) {
  const { LL } = useTexts();
  const models = useViewModels();
  const model = useViewModel(() => models.orderDetail(orderNo));
  return (
    <ScreenFrame title={LL.orders.detailTitle()} backTo={paths.orders.to()} busy={model.isLoading}>
      <Content model={model} />
      <Over model={model} />
    </ScreenFrame>
  );
});

/** What stands over the order, which was loaded before it was opened. */
const Over = observer(function Over({ model }: { readonly model: OrderDetailModel }) {
  const { loaded: OverOrderDetail } = overOrderDetail;
  const { actions } = model;
  if (actions === null || actions.over === null || OverOrderDetail === null) return null;
  return (
    <AfterSale>
      <OverOrderDetail model={model} actions={actions} />
    </AfterSale>
  );
});

const Content = observer(function Content({ model }: { readonly model: OrderDetailModel }) {
  const { LL } = useTexts();
  const { order, failure } = model;
  if (order !== null && order.tickets.length === 0) return <NotFound />;
  if (order !== null) return <Tickets model={model} order={order} />;
  if (failure === null) {
    return <Skeleton label={LL.orders.detailLoading()} shape="cards" count={2} />;
  }
  return (
    <ErrorState
      title={LL.orders.detailFailed()}
      text={<FailureText failure={failure} />}
      retryLabel={LL.shell.retry()}
      onRetry={() => model.reload()}
      busy={model.isLoading}
      busyLabel={LL.shell.loading()}
      action={<ToOrders />}
    />
  );
});

const Tickets = observer(function Tickets({
  model,
  order,
}: {
  readonly model: OrderDetailModel;
  readonly order: OrderDetail;
}) {
  const { LL } = useTexts();
  const { noCodeReason, today, staleSince, actions } = model;
  const loadActions = useBehindCode(model);
  const { loaded } = behindCode;
  // A ticket without a number yet is known by its place alone.
  const tickets = order.tickets.map((ticket, place) => ({ ticket, number: place + 1 }));
  // At the gate the code is wanted first; an order that is not paid has none.
  const isPanelFirst = noCodeReason === 'issue';
  const panel = <OrderActionsPanel model={model} order={order} loadAgain={loadActions} />;
  return (
    <>
      {staleSince !== null && <NotRefreshed since={staleSince} today={today} />}
      <OrderHead model={model} order={order} />
      {noCodeReason !== null && (
        <Notice
          kind={noCodeReason === 'over' ? 'info' : 'warning'}
          title={LL.orders.noCodeTitle()}
          action={<ToOrders />}
        >
          {LL.orders.noCode[noCodeReason]()}
        </Notice>
      )}
      {isPanelFirst && panel}
      <Stack as="ol" gap={4} label={LL.orders.tickets({ count: tickets.length })}>
        {tickets.map(({ ticket, number }) => (
          <li key={number}>
            <TicketCard
              orderNo={order.orderNo}
              ticket={ticket}
              number={number}
              count={tickets.length}
              showsContact={order.showsContact}
              today={today}
              actions={
                tickets.length > 1 && actions !== null && loaded !== null ? (
                  <AfterSale>
                    <loaded.RefundButton model={actions} orderNo={order.orderNo} ticket={ticket} />
                  </AfterSale>
                ) : undefined
              }
            />
          </li>
        ))}
      </Stack>
      {!isPanelFirst && panel}
      {actions !== null && loaded !== null && (
        <AfterSale>
          <loaded.OrderTimeline order={order} today={today} />
        </AfterSale>
      )}
      {noCodeReason === null && <ToOrders />}
    </>
  );
});

/** Has what stands behind the codes loaded once they are on the screen; the answer tries again, after a failure. */
function useBehindCode(model: OrderDetailModel): () => Promise<void> {
  const { afterSale, page } = useViewModels();
  const load = useCallback(
    () =>
      model.loadActions(async () => {
        afterSale.forgetFailure();
        behindCode.forgetFailure();
        const [{ models }] = await Promise.all([afterSale.get(), behindCode.get()]);
        return models.orderActions();
      }),
    [model, afterSale],
  );
  useEffect(() => void load(), [load]);
  return async () => {
    await load();
    if (model.actions !== null) return;
    // Some engines never ask again for a file that they could not load once. The page itself is loaded anew then, but only
    // where museum and host are known to answer: the code on the screen is worth more.
    if ((await model.readAgain()) && (await page.renew())) page.reload();
  };
}

function NotFound() {
  const { LL } = useTexts();
  return (
    <EmptyState
      icon="search"
      title={LL.orders.notFound()}
      text={LL.orders.notFoundText()}
      action={
        <LinkButton href={href(paths.orderQuery.to())} kind="primary" icon="search">
          {LL.orders.find()}
        </LinkButton>
      }
    />
  );
}

function ToOrders() {
  const { LL } = useTexts();
  return (
    <LinkButton href={href(paths.orders.to())} icon="list">
      {LL.orders.title()}
    </LinkButton>
  );
}
