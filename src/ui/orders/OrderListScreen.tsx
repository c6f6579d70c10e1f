import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { Failure } from '../../domain/model/Failure.ts';
import type { OrderFilter, OrderSummary } from '../../domain/model/Order.ts';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
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
  const models = useViewModels();
  const model = useViewModel(models.orderList);
  const choose = (id: string) => {
    const filter = filters.find((candidate) => candidate === id);
    if (filter !== undefined) model.choose(filter);
  };
  return (
    <ScreenFrame title={LL.orders.title()} busy={model.isLoading}>
      <ChoiceTabs
        label={LL.orders.filter()}
        options={filters.map((id) => ({ id, label: LL.orders.filters[id]() }))}
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
  const { orders, failure } = model;
  if (orders !== null) {
    if (orders.length === 0) return <NoOrders filter={model.filter} />;
    return <OrderCards key={model.filter} orders={orders} model={model} />;
  }
  if (failure !== null) return <NotRead failure={failure} model={model} />;
  return <Skeleton label={LL.orders.loading()} shape="cards" count={3} />;
});

/** As many as a phone shows at first; the others are drawn when nothing more urgent is to be done. */
const firstCards = 20;

const OrderCards = observer(function OrderCards({
  orders,
  model,
}: Shown & { readonly orders: readonly OrderSummary[] }) {
  const { LL } = useTexts();
  const drawn = useDeferredValue(orders, orders.slice(0, firstCards));
  const { changed } = model;
  return (
    <Stack as="ul" gap={4} label={LL.orders.title()}>
      {drawn.map((order) => (
        <OrderCard
          key={order.orderNo}
          order={order}
          model={model}
          focusToken={changed?.orderNo === order.orderNo ? changed.times : undefined}
        />
      ))}
    </Stack>
  );
});

const NotRead = observer(function NotRead({
  failure,
  model,
}: Shown & { readonly failure: Failure }) {
  const { LL } = useTexts();
  const isExpired = failure.kind === 'expired';
  return (
    <ErrorState
      title={isExpired ? LL.orders.expired() : LL.orders.failed()}
      text={isExpired ? LL.orders.expiredText() : <FailureText failure={failure} />}
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
      title={LL.orders.empty[filter]()}
      text={LL.orders.emptyText()}
      action={
        <LinkButton href={href(paths.home.to())} kind="primary">
          {LL.orders.book()}
        </LinkButton>
      }
    />
  );
}
