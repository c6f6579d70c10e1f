import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { href, paths } from '../paths.ts';
import type { LostTopUpModel } from './LostTopUpModel.ts';
import type { TopUpModel } from './TopUpModel.ts';

/** What is known of a top-up whose answer was lost, and the orders that may be it (R25, Q-PAY-3). */
export const LostTopUp = observer(function LostTopUp({ lost }: { readonly lost: LostTopUpModel }) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  return (
    <Notice kind="warning" focusToken="lost">
      <p>{lost.words(LL)}</p>
      {lost.candidates.length > 0 && (
        <Stack as="ul" gap={3}>
          {lost.candidates.map((order) => (
            <li key={order.orderNo}>
              <p className="tabular">
                <strong>{texts.candidate({ orderNo: order.orderNo })}</strong>
                <br />
                {order.createdAt} {moneyText(order.total)}
              </p>
              <Button onClick={() => lost.continueWith(order)}>
                {texts.mine()}
                <VisuallyHidden> {texts.candidate({ orderNo: order.orderNo })}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <MuseumContact />
    </Notice>
  );
});

/** The ways on: look again, look for oneself, and, once that may be offered, send it again. */
export const LostTopUpActions = observer(function LostTopUpActions({
  topUp,
}: {
  readonly topUp: TopUpModel;
}) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  const { lost } = topUp;
  return (
    <>
      <LinkButton href={href(paths.orders.to())} wide>
        {texts.orders()}
      </LinkButton>
      {lost.canTryAgain && (
        <Button
          wide
          busy={topUp.isSending}
          busyLabel={texts.saving()}
          onClick={() => void topUp.send()}
        >
          {texts.tryAgain()}
        </Button>
      )}
      <Button
        kind="primary"
        wide
        busy={lost.isLooking}
        busyLabel={texts.looking()}
        onClick={() => void lost.lookAgain()}
      >
        {texts.lookAgain()}
      </Button>
    </>
  );
});
