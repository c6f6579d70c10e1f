import { observer } from 'mobx-react-lite';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { RebookingDialog } from './RebookingDialog.tsx';
import type { RebookingModel } from './RebookingModel.ts';
import { RebookingTickets } from './RebookingTickets.tsx';

/** Moves tickets of an order to another day and time (§2 rebook). */
export const RebookingScreen = observer(function RebookingScreen({
  orderNo,
}: {
  readonly orderNo: OrderNo;
}) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(() => models.rebooking(orderNo));
  return (
    <ScreenFrame
      title={LL.afterSale.rebooking.title()}
      backTo={paths.order.to(orderNo)}
      busy={model.isLoading}
      bottomBar={model.offer?.kind === 'tickets' && <ChangeBar model={model} />}
    >
      <Content model={model} />
      {model.dialog !== null && (
        <RebookingDialog dialog={model.dialog} onClose={() => model.closeDialog()} />
      )}
    </ScreenFrame>
  );
});

const Content = observer(function Content({ model }: { readonly model: RebookingModel }) {
  const { LL } = useTexts();
  const { offer, failure, orderNo } = model;
  const words = LL.afterSale.rebooking;
  if (offer?.kind === 'tickets') return <RebookingTickets model={model} />;
  if (offer?.kind === 'off') {
    return (
      <EmptyState
        icon="info"
        title={words.offTitle()}
        text={words.offText()}
        action={<ToOrder orderNo={orderNo} />}
      />
    );
  }
  if (failure === null) return <Skeleton label={words.loading()} shape="cards" count={2} />;
  return (
    <ErrorState
      title={words.failed()}
      text={<FailureText failure={failure} />}
      retryLabel={LL.shell.retry()}
      onRetry={() => void model.load()}
      busy={model.isLoading}
      busyLabel={LL.shell.loading()}
      action={<ToOrder orderNo={orderNo} />}
    />
  );
});

const ChangeBar = observer(function ChangeBar({ model }: { readonly model: RebookingModel }) {
  const { LL } = useTexts();
  const words = LL.afterSale.rebooking;
  const count = model.chosenTickets.length;
  return (
    <BottomBar
      label={words.selection()}
      totalLabel={words.chosen()}
      total={words.chosenOf({ count, total: model.tickets.length })}
      note={model.asksToChoose ? words.selectTickets() : undefined}
      action={
        <Button kind="primary" popup onClick={() => model.openDialog()}>
          {words.change()}
        </Button>
      }
    />
  );
});

function ToOrder({ orderNo }: { readonly orderNo: OrderNo }) {
  const { LL } = useTexts();
  return (
    <LinkButton href={href(paths.order.to(orderNo))} kind="primary" icon="ticket">
      {LL.afterSale.rebooking.toOrder()}
    </LinkButton>
  );
}
