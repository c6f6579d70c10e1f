import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderFilter, OrderSummary } from '../../domain/model/Order.ts';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { LongList } from '../components/LongList.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useComputed } from '../useComputed.ts';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { OlderOrders } from './OlderOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderListHead } from './OrderListHead.tsx';
import type { OrderListModel } from './OrderListModel.ts';
import { OverOrderList } from './OverOrderList.tsx';

const filters: readonly OrderFilter[] = ['all', 'toBePaid', 'paid'];

interface Shown {
  readonly model: OrderListModel;
}

/** The visitor's orders of the last days (§2 order list). */
export const OrderListScreen = observer(function OrderListScreen() {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(models.orderList);
  const choose = (id: string) => {
    const filter = filters.find((candidate) => candidate === id);
    if (filter !== undefined) model.choose(filter);
  };
  return (
    <ScreenFrame title={LL.orders.title()} busy={model.isLoading}>
      <ChoiceTabs
        label={LL.afterSale.list.filter()}
        options={filters.map((id) => ({ id, label: LL.afterSale.list.filters[id]() }))}
        chosen={model.filter}
        onChoose={choose}
      />
      <OrderListHead model={model} />
      <Orders model={model} />
      {model.orders !== null && <OlderOrders model={model} />}
      <OverOrderList model={model} />
    </ScreenFrame>
  );
});

const Orders = observer(function Orders({ model }: Shown) {
  const { LL } = useTexts();
  const { orders, failure, filter } = model;
  if (orders === null) {
    if (failure !== null) return <NotRead failure={failure} model={model} />;
    return <Skeleton label={LL.afterSale.list.loading()} shape="cards" count={3} />;
  }
  if (orders.length === 0) return <NoOrders filter={filter} />;
  return <OrderCards orders={orders} model={model} />;
});

/** About so high is the card of an order with the gap below it. */
const cardRem = 18;

const keyOf = ({ orderNo }: OrderSummary) => orderNo;

const OrderCards = observer(function OrderCards({
  orders,
  model,
}: Shown & { readonly orders: readonly OrderSummary[] }) {
  const { LL } = useTexts();
  const draw = useCallback(
    (order: OrderSummary) => <ListedOrder order={order} model={model} />,
    [model],
  );
  return (
    <LongList
      label={LL.orders.title()}
      entries={orders}
      keyOf={keyOf}
      draw={draw}
      entryRem={cardRem}
      gap={4}
      beginsInSight
    />
  );
});

const ListedOrder = observer(function ListedOrder({
  order,
  model,
}: Shown & { readonly order: OrderSummary }) {
  const times = useComputed(
    () => (model.changed?.orderNo === order.orderNo ? model.changed.times : undefined),
    [model, order],
  );
  return <OrderCard order={order} model={model} focusToken={times} />;
});

const NotRead = observer(function NotRead({
  failure,
  model,
}: Shown & { readonly failure: Failure }) {
  const { LL } = useTexts();
  const isExpired = failure.kind === 'expired';
  return (
    <ErrorState
      title={isExpired ? LL.afterSale.list.expired() : LL.afterSale.list.failed()}
      text={isExpired ? LL.afterSale.list.expiredText() : <FailureText failure={failure} />}
      retryLabel={LL.shell.retry()}
      onRetry={() => model.load()}
      busy={model.isLoading}
      busyLabel={LL.shell.loading()}
    />
  );
});

function NoOrders({ filter }: { readonly filter: OrderFilter }) {
  const { LL } = useTexts();
  return (
    <EmptyState
      icon="ticket"
      title={LL.afterSale.list.empty[filter]()}
      text={LL.afterSale.list.emptyText()}
      action={
        <LinkButton href={href(paths.home.to())} kind="primary">
          {LL.afterSale.list.book()}
        </LinkButton>
      }
    />
  );
}
