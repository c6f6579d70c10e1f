import { observer } from 'mobx-react-lite';
import type { OrderSummary } from '../../domain/model/Order.ts';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { href, paths } from '../paths.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The answer to the order was lost: it is looked for, and only then may another be sent (R25, Q-PAY-3). */
export const LostOrderNotice = observer(function LostOrderNotice({
  form,
}: {
  form: OrderFormModel;
}) {
  const { LL } = useTexts();
  const { lost } = form;
  const { candidates, canTryAgain, isLooking } = lost;
  return (
    <Notice
      kind="warning"
      title={LL.orderForm.unconfirmedTitle()}
      focusToken="unconfirmed"
      action={
        <Stack gap={2}>
          {candidates.map((order) => (
            <Candidate key={order.orderNo} form={form} order={order} />
          ))}
          <Stack gap={2} direction="row">
            <Button
              busy={isLooking}
              busyLabel={LL.orderForm.looking()}
              onClick={() => void lost.checkAgain()}
            >
              {LL.orderForm.lookAgain()}
            </Button>
            <LinkButton href={href(paths.orders.to())}>{LL.orderForm.lookAtOrders()}</LinkButton>
            {canTryAgain && (
              <Button
                busy={form.isSubmitting}
                busyLabel={LL.orderForm.buying()}
                onClick={() => void form.submit()}
              >
                {LL.orderForm.orderAgain()}
              </Button>
            )}
          </Stack>
          <MuseumContact />
        </Stack>
      }
    >
      <p>{whatIsKnown(form, LL)}</p>
      <p>{LL.orderForm.stillThere()}</p>
    </Notice>
  );
});

const whatIsKnown = (
  { lost: { candidates, canTryAgain } }: OrderFormModel,
  LL: ReturnType<typeof useTexts>['LL'],
): string => {
  if (candidates.length > 0) return LL.orderForm.severalFit({ count: candidates.length });
  return canTryAgain ? LL.orderForm.mayTryAgain() : LL.orderForm.unconfirmed();
};

/** An order that may be the one whose answer was lost. */
const Candidate = observer(function Candidate({
  form,
  order,
}: {
  readonly form: OrderFormModel;
  readonly order: OrderSummary;
}) {
  const { LL } = useTexts();
  const { orderNo, createdAt, total } = order;
  const name = LL.orderForm.candidate({ orderNo });
  return (
    <Stack gap={1}>
      <p className="tabular">
        <strong>{name}</strong>
        <br />
        {createdAt} {moneyText(total)}
      </p>
      <Button onClick={() => void form.lost.continueWith(order)}>
        {LL.orderForm.thisIsMine()}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Stack>
  );
});
