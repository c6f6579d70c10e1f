import { observer } from 'mobx-react-lite';
import { noMoney } from '../../domain/model/Money.ts';
import { Button } from '../components/Button.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { moneyText } from '../format.ts';
import { refusedText } from '../i18n/refusedText.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import { MuseumWords } from '../MuseumWords.tsx';
import { href, paths } from '../paths.ts';
import { LostTopUp, LostTopUpActions } from './LostTopUp.tsx';
import type { TopUpModel } from './TopUpModel.ts';

interface Shown {
  readonly topUp: TopUpModel;
}

/** Everything about a top-up before it is sent, and all that must be said before it is paid (§4 replenish, RPLN-02). */
export const ReplenishmentDialog = observer(function ReplenishmentDialog({ topUp }: Shown) {
  switch (topUp.step) {
    case 'confirm':
      return <ToConfirm topUp={topUp} />;
    case 'lost':
      return <Lost topUp={topUp} />;
    default:
      return <ToAgreeTo topUp={topUp} />;
  }
});

const ToConfirm = observer(function ToConfirm({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  return (
    <Dialog
      title={texts.confirm()}
      onClose={() => topUp.close()}
      dismissible={!topUp.isSending}
      actions={
        <>
          <Button wide onClick={() => topUp.close()}>
            {texts.notNow()}
          </Button>
          <Button
            kind="primary"
            wide
            busy={topUp.isSending}
            busyLabel={texts.saving()}
            onClick={() => void topUp.send()}
          >
            {topUp.total === noMoney ? texts.payNothing() : texts.pay()}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {topUp.refusal !== null && <Refused topUp={topUp} />}
        <Visitors topUp={topUp} />
        <Sum topUp={topUp} />
      </Stack>
    </Dialog>
  );
});

const Visitors = observer(function Visitors({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  return (
    <Stack as="ul" gap={2} label={texts.visitors()}>
      {topUp.tickets.map(({ ticketNo, maskedName, maskedCertificate, ...ticket }) => (
        <li key={ticketNo}>
          <strong>{maskedName}</strong> <MuseumWords text={ticket.certificateTypeName} />{' '}
          {maskedCertificate}
          <br />
          <MuseumWords text={ticket.ticketKindName} /> ·{' '}
          {texts.difference({ amount: moneyText(ticket.difference) })}
        </li>
      ))}
    </Stack>
  );
});

const Sum = observer(function Sum({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  const { perTicket, total, tickets } = topUp;
  const each = { id: 'each', label: texts.perTicket(), value: moneyText(perTicket) };
  return (
    <DetailList
      rows={[
        ...(perTicket === null ? [] : [each]),
        {
          id: 'quantity',
          label: texts.quantity(),
          value: texts.count({ count: tickets.length }),
        },
        { id: 'total', label: texts.total(), value: moneyText(total), strong: true },
      ]}
    />
  );
});

const Refused = observer(function Refused({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  if (topUp.refusal === null) return null;
  return (
    <Notice kind="error" title={texts.refusedTitle()} focusToken="refused">
      <p>
        <MuseumWords text={refusedText(LL, topUp.refusal, texts.refused())} />{' '}
        {texts.nothingCharged()}
      </p>
      <MuseumContact />
    </Notice>
  );
});

const Lost = observer(function Lost({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  return (
    <Dialog
      title={texts.lostTitle()}
      onClose={() => topUp.close()}
      closeLabel={texts.close()}
      dismissible={!topUp.isSending}
      actions={<LostTopUpActions topUp={topUp} />}
    >
      <Stack gap={3}>
        <LostTopUp lost={topUp.lost} />
        <Visitors topUp={topUp} />
        <Sum topUp={topUp} />
      </Stack>
    </Dialog>
  );
});

/** The order is made; what it costs is another sum than was shown, or nothing at all. */
const ToAgreeTo = observer(function ToAgreeTo({ topUp }: Shown) {
  const { LL } = useTexts();
  const texts = LL.afterSale.replenishment;
  const { made, step, total: shown } = topUp;
  if (made === null) return null;
  const isFree = made.total === noMoney;
  const amounts = { shown: moneyText(shown), asked: moneyText(made.total) };
  return (
    <Dialog
      title={step === 'free' ? texts.freeTitle() : texts.otherTotalTitle()}
      onClose={() => topUp.close()}
      dismissible={!topUp.isGoingOn}
      actions={
        <>
          <LinkButton href={href(paths.order.to(made.orderNo))} wide>
            {texts.viewOrder()}
          </LinkButton>
          <Button
            kind="primary"
            wide
            busy={topUp.isGoingOn}
            busyLabel={texts.checking()}
            onClick={() => topUp.goOn()}
          >
            {isFree ? texts.goConfirm() : texts.goPay({ amount: amounts.asked })}
          </Button>
        </>
      }
    >
      <p>{step === 'free' ? texts.free() : texts.otherTotal(amounts)}</p>
    </Dialog>
  );
});
