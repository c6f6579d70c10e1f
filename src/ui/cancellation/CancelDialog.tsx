import { observer } from 'mobx-react-lite';
import type { OrderNo } from '../../domain/model/Identifiers.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Notice } from '../components/Notice.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useAfterSaleModels } from '../ViewModels.ts';
import type { CancelModel } from './CancelModel.ts';
import { type CancelProblem, cancelProblemText, cancelProblemTitle } from './CancelProblem.ts';

/** Asks before an unpaid order is cancelled, and says what became of it (§4 cancel, CANC-01). */
export const CancelDialog = observer(function CancelDialog({
  orderNo,
  onClose,
  onCancelled,
}: {
  readonly orderNo: OrderNo;
  readonly onClose: () => void;
  /** The order is not what it was: it is cancelled, or was paid meanwhile. */
  readonly onCancelled: () => void;
}) {
  const { LL } = useTexts();
  const models = useAfterSaleModels();
  const model = useViewModel(() => models.cancellation(orderNo));
  const { problem } = model;
  const close = () => {
    if (!model.mayClose()) return;
    if (model.hasChanged) onCancelled();
    else onClose();
  };
  return (
    <Dialog
      title={LL.afterSale.cancellation.title()}
      onClose={close}
      actions={<Actions model={model} onClose={close} onCancelled={onCancelled} />}
    >
      {problem === null ? (
        <p>{LL.afterSale.cancellation.text({ orderNo })}</p>
      ) : (
        <Problem problem={problem} count={model.problemCount} />
      )}
    </Dialog>
  );
});

const Actions = observer(function Actions({
  model,
  onClose,
  onCancelled,
}: {
  readonly model: CancelModel;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}) {
  const words = useTexts().LL.afterSale.cancellation;
  const then = async (over: Promise<boolean>) => {
    if (await over) onCancelled();
  };
  if (model.problem?.kind === 'paid') {
    return (
      <Button kind="primary" onClick={onClose}>
        {words.finish()}
      </Button>
    );
  }
  const isUnknown = model.problem?.kind === 'unconfirmed';
  return (
    <>
      <Button onClick={onClose}>{isUnknown ? words.finish() : words.keep()}</Button>
      {isUnknown ? (
        <Button
          kind="primary"
          busy={model.isChecking}
          busyLabel={words.checking()}
          onClick={() => void then(model.checkAgain())}
        >
          {words.checkAgain()}
        </Button>
      ) : (
        <Button
          kind="primary"
          busy={model.isCancelling}
          busyLabel={words.cancelling()}
          onClick={() => void then(model.cancel())}
        >
          {words.confirm()}
        </Button>
      )}
    </>
  );
});

function Problem({ problem, count }: { readonly problem: CancelProblem; readonly count: number }) {
  const { LL } = useTexts();
  const isRefused = problem.kind === 'refused';
  return (
    <Notice
      kind={isRefused ? 'error' : 'warning'}
      title={cancelProblemTitle(LL, problem)}
      focusToken={count}
    >
      <p>
        {isRefused && problem.cause.kind === 'business' && problem.cause.text !== '' ? (
          <FailureText failure={problem.cause} />
        ) : (
          cancelProblemText(LL, problem)
        )}
      </p>
      {problem.kind !== 'paid' && <MuseumContact />}
    </Notice>
  );
}
