import { observer } from 'mobx-react-lite';
import type { OrderFilter } from '../../domain/model/Order.ts';
import { ChoiceTabs } from '../components/ChoiceTabs.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { failureText, useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { OlderOrders } from './OlderOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import type { OrderListModel } from './OrderListModel.ts';
import { PickUpCodeSheet } from './PickUpCodeSheet.tsx';

const filters: readonly OrderFilter[] = ['all', 'toBePaid', 'paid'];

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
      <Orders model={model} />
      {model.failure === null && !model.isLoading && <OlderOrders model={model} />}
      {model.shown !== null && <PickUpCodeSheet order={model.shown} onClose={() => model.hide()} />}
    </ScreenFrame>
  );
});

const Orders = observer(function Orders({ model }: { readonly model: OrderListModel }) {
  const { LL } = useTexts();
  const { orders, failure } = model;
  if (failure !== null) {
    return (
      <ErrorState
        title={LL.orders.failed()}
        text={failureText(LL, failure)}
        retryLabel={LL.shell.retry()}
        onRetry={() => model.load()}
        busy={model.isLoading}
        busyLabel={LL.shell.loading()}
      />
    );
  }
  if (orders === null) return <Skeleton label={LL.orders.loading()} shape="cards" count={3} />;
  if (orders.length === 0) return <NoOrders filter={model.filter} />;
  return (
    <Stack as="ul" gap={4} label={LL.orders.title()}>
      {orders.map((order) => (
        <OrderCard key={order.orderNo} order={order} model={model} />
      ))}
    </Stack>
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
