import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { RadioList } from '../components/RadioList.tsx';
import { FailureText } from '../FailureText.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { MuseumWords } from '../MuseumWords.tsx';
import type { PaymentMethodModel } from './PaymentMethodModel.ts';
import { isFailure, type PaymentProblem, problemText, problemTitle } from './PaymentProblem.ts';
import { PaymentProgress } from './PaymentProgress.tsx';
import { ViewOrderLink } from './ViewOrderLink.tsx';

/** The ways to pay, how far paying is, and what stood in the way of the last try (PAY-01). */
export const PaymentChoice = observer(function PaymentChoice({
  model,
}: {
  readonly model: PaymentMethodModel;
}) {
  const { LL } = useTexts();
  return (
    <>
      {/* First, so that it is in sight: a phone has no room for it below. */}
      <PaymentProgress model={model} />
      {model.canPay && !model.payable.isFree && (
        <RadioList
          legend={LL.payment.payWays()}
          name="payWay"
          options={model.payWays.all.map(({ id, name }, index) => ({
            id,
            // A way without any name is told from the others by its place (Q-BAD-3).
            label: <MuseumWords text={name || `${LL.payment.payWays()} ${index + 1}`} />,
            icon: 'card',
          }))}
          chosen={model.payWays.chosenId}
          onChoose={(id) => model.payWays.choose(id)}
        />
      )}
      {!model.hasWay && (
        <Notice
          kind="warning"
          title={LL.payment.noPayWays()}
          action={<Button onClick={() => model.load()}>{LL.shell.retry()}</Button>}
        >
          {LL.payment.noPayWaysText()}
        </Notice>
      )}
      <Problem model={model} />
    </>
  );
});

const Problem = observer(function Problem({ model }: { readonly model: PaymentMethodModel }) {
  const { LL } = useTexts();
  const { orderNo, isLocked } = model;
  const problem = model.problem ?? (isLocked ? ({ kind: 'stillUnconfirmed' } as const) : null);
  if (problem === null || orderNo === null) return null;
  return (
    <>
      <Notice
        kind={isFailure(problem) ? 'error' : 'warning'}
        title={problemTitle(problem)(LL)}
        action={
          <>
            {isLocked && <CheckAgain model={model} />}
            <ViewOrderLink orderNo={orderNo} />
          </>
        }
        focusToken={model.problemCount}
      >
        <ProblemText problem={problem} />
      </Notice>
      <MuseumContact />
    </>
  );
});

/** A refusal in the museum's own words has its language marked (Q-A11Y-8). */
function ProblemText({ problem }: { readonly problem: PaymentProblem }) {
  const { LL } = useTexts();
  if (problem.kind !== 'notStarted') return problemText(problem)(LL);
  return (
    <>
      <FailureText failure={problem.cause} /> {LL.payment.notCharged()}
    </>
  );
}

/** What unlocks paying: the museum's own word (R1). */
const CheckAgain = observer(function CheckAgain({ model }: { readonly model: PaymentMethodModel }) {
  const { LL } = useTexts();
  return (
    <Button
      kind="primary"
      busy={model.isChecking}
      busyLabel={LL.payment.checkAgainBusy()}
      onClick={() => model.checkAgain()}
    >
      {LL.payment.checkAgain()}
    </Button>
  );
});
