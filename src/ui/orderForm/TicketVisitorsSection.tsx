import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { fullName } from '../../domain/model/Ticket.ts';
import { CategoryHeading } from '../components/CategoryHeading.tsx';
import { Price } from '../components/Price.tsx';
import { Stack } from '../components/Stack.tsx';
import { moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel, TicketVisitors } from './OrderFormModel.ts';
import { RemovedNotice } from './RemovedNotice.tsx';
import { VisitorFields } from './VisitorFields.tsx';

/** One ticket of the order with its visitors, one block each; a ticket that is not real-name is a plain line. */
export const TicketVisitorsSection = observer(function TicketVisitorsSection({
  form,
  shown,
}: {
  readonly form: OrderFormModel;
  readonly shown: TicketVisitors;
}) {
  const { LL } = useTexts();
  const { ticket, quantity, total, visitors } = shown;
  const removed = form.edits.removed?.visitor.ticketKey === shown.key ? form.edits.removed : null;
  return (
    <Stack as="section" gap={3}>
      <CategoryHeading
        icon="ticket"
        aside={<Price text={total === null ? LL.orderForm.amountUnknown() : moneyText(total)} />}
      >
        {LL.orderForm.ticketLine({ ticket: fullName(ticket), quantity })}
      </CategoryHeading>
      {!ticket.offer.isRealName && <p>{LL.orderForm.notRealName()}</p>}
      {visitors.map((visitorKey, index) => (
        <Fragment key={visitorKey}>
          {removed?.number === index + 1 && <RemovedNotice form={form} />}
          <VisitorFields
            form={form}
            ticket={ticket}
            visitorKey={visitorKey}
            number={index + 1}
            total={visitors.length}
            isFirst={visitorKey === form.firstVisitor}
          />
        </Fragment>
      ))}
      {removed !== null && removed.number > visitors.length && <RemovedNotice form={form} />}
    </Stack>
  );
});
