import { observer } from 'mobx-react-lite';
import type { RefundTarget } from '../../domain/model/Refund.ts';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import { RefundChoice } from './RefundChoice.tsx';
import { RefundDoneFace } from './RefundDoneFace.tsx';
import type { RefundModel } from './RefundModel.ts';
import { RefundProblemNotice } from './RefundProblemNotice.tsx';

/**
 * Shows what giving tickets back costs and brings before it is done, does it, and says what became of it (§4 refund,
 * REFD-01). While the museum has yet to answer it stays.
 */
export const RefundSheet = observer(function RefundSheet({
  target,
  onClose,
  onRefunded,
}: {
  readonly target: RefundTarget;
  readonly onClose: () => void;
  /** The order is not, or may not be, what it was; asked for on closing. */
  readonly onRefunded: () => void;
}) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(() => models.refund(target));
  const close = () => {
    if (!model.mayClose()) return;
    if (model.hasChanged) onRefunded();
    else onClose();
  };
  return (
    <Sheet
      title={LL.afterSale.refund.title()}
      closeLabel={LL.shell.close()}
      onClose={close}
      actions={hasActions(model) ? <Actions model={model} onClose={close} /> : undefined}
    >
      <Body model={model} />
    </Sheet>
  );
});

/** Until there is something to decide the close button is enough. */
const hasActions = ({ phase }: RefundModel): boolean => phase !== 'loading' && phase !== 'failed';

const Body = observer(function Body({ model }: { readonly model: RefundModel }) {
  const { LL } = useTexts();
  const words = LL.afterSale.refund;
  switch (model.phase) {
    case 'loading':
      return <Skeleton label={words.loading()} shape="cards" count={2} />;
    case 'failed':
      return (
        <ErrorState
          title={words.loadFailed()}
          text={model.failure === null ? undefined : <FailureText failure={model.failure} />}
          retryLabel={LL.shell.retry()}
          onRetry={() => void model.load()}
        />
      );
    case 'nothing':
      return (
        <Stack gap={3}>
          <RefundProblemNotice model={model} />
          <EmptyState
            icon="ticket"
            title={words.nothing()}
            text={words.nothingText()}
            action={<MuseumContact />}
          />
        </Stack>
      );
    case 'unconfirmed':
      return <RefundProblemNotice model={model} />;
    case 'done':
      return <RefundDoneFace model={model} />;
    case 'choosing':
      return <RefundChoice model={model} />;
  }
});

const Actions = observer(function Actions({
  model,
  onClose,
}: {
  readonly model: RefundModel;
  readonly onClose: () => void;
}) {
  const words = useTexts().LL.afterSale.refund;
  switch (model.phase) {
    case 'done':
      return (
        <Button kind="primary" onClick={onClose}>
          {words.finish()}
        </Button>
      );
    case 'unconfirmed':
      return (
        <>
          <Button onClick={onClose}>{words.later()}</Button>
          <Button
            kind="primary"
            busy={model.isChecking}
            busyLabel={words.checking()}
            onClick={() => void model.checkAgain()}
          >
            {words.checkAgain()}
          </Button>
        </>
      );
    case 'choosing':
      return (
        <>
          <Button onClick={onClose}>{words.keep()}</Button>
          <ConfirmButton model={model} />
        </>
      );
    default:
      return <Button onClick={onClose}>{words.understood()}</Button>;
  }
});

/** Says on itself what comes back; without a choice, or where nothing would, it says why it does nothing. */
const ConfirmButton = observer(function ConfirmButton({ model }: { readonly model: RefundModel }) {
  const words = useTexts().LL.afterSale.refund;
  const { back } = model.sums;
  const known =
    back === null ? words.confirmUnknown() : words.confirmAmount({ back: moneyText(back) });
  const isPlain = model.whyNot !== null || model.isFree;
  return (
    <Button
      kind="primary"
      busy={model.isRefunding}
      busyLabel={words.refunding()}
      disabledReason={model.whyNot === null ? undefined : words[model.whyNot]()}
      onClick={() => void model.refund()}
    >
      {isPlain ? words.confirm() : known}
    </Button>
  );
});
