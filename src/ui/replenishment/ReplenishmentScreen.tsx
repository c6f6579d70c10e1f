import { observer } from 'mobx-react-lite';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { FailureText } from '../FailureText.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { ReplenishableTickets } from './ReplenishableTickets.tsx';
import { ReplenishmentDialog } from './ReplenishmentDialog.tsx';
import type { ReplenishmentModel } from './ReplenishmentModel.ts';

interface Shown {
  readonly model: ReplenishmentModel;
}

/** Tickets of an order to be topped up by paying a difference (§2 ticket replenishment). */
export const ReplenishmentScreen = observer(function ReplenishmentScreen({
  orderNo,
}: {
  readonly orderNo: OrderNo;
}) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(() => models.replenishment(orderNo));
  const hasTickets = model.tickets !== null && model.tickets.length > 0;
  return (
    <ScreenFrame
      title={LL.afterSale.replenishment.title()}
      backTo={paths.order.to(orderNo)}
      busy={model.isLoading}
      bottomBar={hasTickets ? <Bar model={model} /> : undefined}
      showsFooter={!hasTickets}
    >
      <Content model={model} />
      {model.topUp.isOpen && <ReplenishmentDialog topUp={model.topUp} />}
    </ScreenFrame>
  );
});

const Content = observer(function Content({ model }: Shown) {
  const { LL } = useTexts();
  const { tickets, failure } = model;
  if (failure !== null) return <Failed model={model} />;
  if (tickets === null) {
    return <Skeleton label={LL.afterSale.replenishment.loading()} shape="cards" count={3} />;
  }
  if (tickets.length === 0) return <NothingToTopUp />;
  return <ReplenishableTickets model={model} tickets={tickets} />;
});

const Failed = observer(function Failed({ model }: Shown) {
  const { LL } = useTexts();
  const { failure } = model;
  if (failure === null) return null;
  return (
    <ErrorState
      title={LL.afterSale.replenishment.failed()}
      text={<FailureText failure={failure} />}
      // Asking again is of no use before the visitor has come in anew.
      retryLabel={failure.kind === 'expired' ? undefined : LL.shell.retry()}
      onRetry={() => void model.load()}
      busy={model.isLoading}
      busyLabel={LL.shell.loading()}
      action={<ToOrders />}
    />
  );
});

function NothingToTopUp() {
  const { LL } = useTexts();
  return (
    <EmptyState
      icon="ticket"
      title={LL.afterSale.replenishment.empty()}
      text={LL.afterSale.replenishment.emptyText()}
      action={<ToOrders />}
    />
  );
}

function ToOrders() {
  const { LL } = useTexts();
  return (
    <LinkButton href={href(paths.orders.to())} icon="list">
      {LL.afterSale.replenishment.orders()}
    </LinkButton>
  );
}

const Bar = observer(function Bar({ model }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  const count = model.chosenTickets.length;
  return (
    <BottomBar
      label={texts.bar()}
      total={moneyText(model.total)}
      totalLabel={texts.total()}
      count={texts.chosen({ count })}
      action={
        <Button
          kind="primary"
          popup
          disabledReason={count === 0 ? texts.noneChosen() : undefined}
          onClick={() => model.confirm()}
        >
          {texts.confirm()}
        </Button>
      }
    />
  );
});
