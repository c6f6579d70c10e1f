import { observer } from 'mobx-react-lite';
import type { Message } from '../AnnouncementModel.ts';
import { BottomBar } from '../components/BottomBar.tsx';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { FailureText } from '../FailureText.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { PaymentClaim } from '../paths.ts';
import { paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { NoOrderState } from './NoOrderState.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { PaymentMethodModel } from './PaymentMethodModel.ts';
import styles from './PaymentMethodScreen.module.css';
import { PaymentSummary } from './PaymentSummary.tsx';
import { ViewOrderLink } from './ViewOrderLink.tsx';

/** The payment method screen, `/payWay` (§2). */
export const PaymentMethodScreen = observer(function PaymentMethodScreen({
  claim,
}: {
  readonly claim: PaymentClaim;
}) {
  const { LL } = useTexts();
  const models = useViewModels();
  const model = useViewModel(() => models.paymentMethod(claim));
  return (
    <ScreenFrame
      title={LL.payment.methodTitle()}
      backTo={paths.orders.to()}
      step="pay"
      busy={model.phase === 'loading'}
      bottomBar={barOf(model)}
    >
      <PaymentSummary model={model} />
      <PhaseContent model={model} />
    </ScreenFrame>
  );
});

/** The bar has its room while it is not known yet whether there is anything to pay: nothing moves when it comes. */
function barOf(model: PaymentMethodModel) {
  if (model.canPay) return <PayBar model={model} />;
  return model.phase === 'loading' ? <div className={styles['room']} /> : undefined;
}

const PhaseContent = observer(function PhaseContent({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  const { phase, orderNo, payWays } = model;
  const { failure } = payWays;
  if (phase === 'noOrder' || orderNo === null) return <NoOrderState />;
  if (phase === 'loading') {
    return <Skeleton label={LL.payment.loadingWays()} shape="text" count={2} />;
  }
  if (phase === 'failed') {
    return (
      <ErrorState
        title={LL.payment.loadFailed()}
        text={failure === null ? undefined : <FailureText failure={failure} />}
        retryLabel={LL.shell.retry()}
        onRetry={() => model.load()}
        action={<ViewOrderLink orderNo={orderNo} />}
      />
    );
  }
  if (phase === 'ready') return <PaymentChoice model={model} />;
  return (
    <EmptyState
      icon="check"
      tone="jade"
      title={LL.payment.alreadyPaid()}
      text={LL.payment.alreadyPaidText()}
      action={<ViewOrderLink orderNo={orderNo} kind="primary" />}
    />
  );
});

const PayBar = observer(function PayBar({ model }: { readonly model: PaymentMethodModel }) {
  const { LL } = useTexts();
  const { progress } = model;
  return (
    <BottomBar
      label={LL.payment.payBar()}
      totalLabel={LL.payment.payable()}
      total={moneyText(model.payable.amount)}
      action={
        <Button
          kind="primary"
          busy={progress !== 'idle'}
          busyLabel={busyText(model)(LL)}
          disabledReason={model.needsAmount ? LL.payment.amountNeeded() : undefined}
          onClick={() => model.pay(LL)}
        >
          {model.payable.isFree ? LL.payment.confirmFree() : LL.payment.pay()}
        </Button>
      }
    />
  );
});

/** What the busy pay button is busy with. */
function busyText({ progress, handOver }: PaymentMethodModel): Message {
  const { bankHost } = handOver;
  if (progress === 'elsewhere') return (LL) => LL.payment.payingElsewhere();
  if (progress !== 'leaving') return (LL) => LL.payment.payBusy();
  return ({ payment }) =>
    bankHost === '' ? payment.leavingBusy() : payment.leavingFor({ host: bankHost });
}
