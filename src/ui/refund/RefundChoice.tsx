import { observer } from 'mobx-react-lite';
import { ticketNo } from '../../domain/model/Identifiers.ts';
import type { Money } from '../../domain/model/Money.ts';
import { noMoney } from '../../domain/model/Money.ts';
import { amountBack, type RefundableTicket } from '../../domain/model/Refund.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { CheckList } from '../components/CheckList.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import styles from './RefundChoice.module.css';
import type { RefundModel } from './RefundModel.ts';
import { RefundProblemNotice } from './RefundProblemNotice.tsx';

interface Shown {
  readonly model: RefundModel;
}

/** What comes back, in sight first, and then which tickets go for it (REFD-01, REFD-02). */
export const RefundChoice = observer(function RefundChoice({ model }: Shown) {
  const words = useTexts().LL.afterSale.refund;
  const leftOut = model.offer?.leftOut ?? 0;
  const original = model.offer?.original ?? null;
  return (
    <Stack gap={4}>
      <RefundProblemNotice model={model} />
      <Sums model={model} />
      <Warnings model={model} />
      {original !== null && (
        <Notice kind="warning">
          <p>{words.whole()}</p>
          <p>{words.wait()}</p>
        </Notice>
      )}
      {model.canChoose ? <Choice model={model} /> : <Fixed model={model} />}
      {leftOut > 0 && <p className={styles['soft']}>{words.leftOut({ count: leftOut })}</p>}
    </Stack>
  );
});

const Choice = observer(function Choice({ model }: Shown) {
  const words = useTexts().LL.afterSale.refund;
  const tickets = model.offer?.tickets ?? [];
  return (
    <CheckList
      legend={words.tickets()}
      options={tickets.map((ticket) => ({
        id: ticket.ticketNo,
        label: <TicketName model={model} ticket={ticket} />,
        detail: <TicketAmounts ticket={ticket} />,
      }))}
      chosen={model.chosen}
      onToggle={(id) => model.toggle(ticketNo(id))}
      allLabel={words.all()}
      onToggleAll={() => model.toggleAll()}
    />
  );
});

/** One ticket, or all or nothing: there is nothing to tick. */
const Fixed = observer(function Fixed({ model }: Shown) {
  const words = useTexts().LL.afterSale.refund;
  const original = model.offer?.original ?? null;
  return (
    <>
      {model.refunds.map(({ orderNo, tickets }) => (
        <section key={orderNo}>
          <h3 className={styles['heading']}>
            {orderNo === original?.orderNo ? words.originalOrder({ orderNo }) : words.tickets()}
          </h3>
          <ul className={styles['tickets']}>
            {tickets.map((ticket) => (
              <li key={ticket.ticketNo} className={styles['ticket']}>
                <TicketName model={model} ticket={ticket} />
                <TicketAmounts ticket={ticket} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});

/** A ticket by name and visitor where they are known, and by its number in any case. */
const TicketName = observer(function TicketName({
  model,
  ticket,
}: Shown & { readonly ticket: RefundableTicket }) {
  const words = useTexts().LL.afterSale.refund;
  const known = model.known.get(ticket.ticketNo);
  const number = words.ticket({ number: ticket.ticketNo });
  if (known === undefined) return <span className={styles['name']}>{number}</span>;
  const name = fullName({ name: known.ticketName, kindName: known.ticketKindName });
  return (
    <span className={styles['name']}>
      {name} <span className={styles['who']}>{known.maskedName}</span>{' '}
      <span className={styles['number']}>{ticket.ticketNo}</span>
    </span>
  );
});

function TicketAmounts({ ticket }: { readonly ticket: RefundableTicket }) {
  const words = useTexts().LL.afterSale.refund;
  const { total, fee } = ticket;
  const amount = useAmount();
  return (
    <span className={styles['amounts']}>
      {words.ofTicket({ paid: amount(total), fee: amount(fee), back: amount(amountBack(ticket)) })}
    </span>
  );
}

const Warnings = observer(function Warnings({ model }: Shown) {
  const words = useTexts().LL.afterSale.refund;
  if (model.isTooDear) {
    return (
      <Notice kind="warning" title={words.feeTooHighTitle()}>
        <p>{words.feeTooHigh()}</p>
        <MuseumContact />
      </Notice>
    );
  }
  if (!model.isFeeUnknown) return null;
  return (
    <Notice kind="warning" title={words.feeUnknownTitle()}>
      <p>{words.feeUnknown()}</p>
    </Notice>
  );
});

const Sums = observer(function Sums({ model }: Shown) {
  const words = useTexts().LL.afterSale.refund;
  const amount = useAmount();
  const { total, fee, back } = model.sums;
  return (
    <div className={styles['sums']}>
      <p className={styles['soft']}>{words.chosen({ count: model.tickets.length })}</p>
      {model.isFree ? (
        <p>{words.free()}</p>
      ) : (
        <DetailList
          rows={[
            { id: 'paid', label: words.paid(), value: amount(total) },
            { id: 'fee', label: words.fee(), value: amount(fee) },
            { id: 'back', label: words.back(), value: amount(back), strong: true },
          ]}
        />
      )}
    </div>
  );
});

/** An amount, or that it is not known; nothing is ever taken from the visitor, so that none is below zero (O-075). */
function useAmount(): (amount: Money | null) => string {
  const words = useTexts().LL.afterSale.refund;
  return (amount) => (amount === null ? words.unknown() : moneyText(amount < 0 ? noMoney : amount));
}
