import { observer } from 'mobx-react-lite';
import { type DescribedTicket, fullName } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { FieldGroup } from '../components/FieldGroup.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { CarriedChildren } from './CarriedChildren.tsx';
import { MobileField } from './MobileField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { PersonFields } from './PersonFields.tsx';
import { SpecialCertificateFields } from './SpecialCertificateFields.tsx';
import { VisitorKindNotice } from './VisitorKindNotice.tsx';

/** One visitor block (CONF-02). */
export const VisitorFields = observer(function VisitorFields({
  form,
  ticket,
  visitorKey,
  number,
  total,
  isFirst,
}: {
  readonly form: OrderFormModel;
  readonly ticket: DescribedTicket;
  readonly visitorKey: string;
  /** Its number within the ticket, from 1, of so many. */
  readonly number: number;
  readonly total: number;
  /** The first on the form: the phone may fill in its owner's name and number. */
  readonly isFirst: boolean;
}) {
  const { LL } = useTexts();
  const whose = LL.orderForm.visitorOf({ ticket: fullName(ticket), number });
  return (
    <FieldGroup
      legend={
        <>
          <span aria-hidden="true">
            {total > 1
              ? LL.orderForm.visitorOfAll({ number, total })
              : LL.orderForm.visitor({ number })}
          </span>
          <VisuallyHidden>{whose}</VisuallyHidden>
        </>
      }
      action={
        <Button kind="quiet" onClick={() => form.edits.removeVisitor(visitorKey)}>
          {LL.orderForm.remove()}
          <VisuallyHidden> {whose}</VisuallyHidden>
        </Button>
      }
    >
      <PersonFields
        form={form}
        whose={{ visitorKey }}
        types={ticket.offer.certificateTypes}
        typeIsFixed={ticket.offer.choosesKindById}
        fillsInName={isFirst}
      />
      {ticket.offer.choosesKindById && <VisitorKindNotice form={form} visitorKey={visitorKey} />}
      {form.requiresVisitorMobile && (
        <MobileField form={form} visitorKey={visitorKey} isFirst={isFirst} />
      )}
      {ticket.needsSpecialCertificate && (
        <SpecialCertificateFields form={form} visitorKey={visitorKey} />
      )}
      {ticket.offer.maxChildren > 0 && (
        <CarriedChildren form={form} ticket={ticket} visitorKey={visitorKey} number={number} />
      )}
    </FieldGroup>
  );
});
