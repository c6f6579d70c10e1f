import { observer } from 'mobx-react-lite';
import { type DescribedTicket, fullName } from '../../domain/model/Ticket.ts';
import { FieldGroup } from '../components/FieldGroup.tsx';
import { Stack } from '../components/Stack.tsx';
import { Stepper } from '../components/Stepper.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useComputed } from '../useComputed.ts';
import type { OrderFormModel } from './OrderFormModel.ts';
import { PersonFields } from './PersonFields.tsx';

/** How many children come along on a visitor's ticket, and who they are (CONF-04). */
export const CarriedChildren = observer(function CarriedChildren({
  form,
  ticket,
  visitorKey,
  number,
}: {
  readonly form: OrderFormModel;
  readonly ticket: DescribedTicket;
  readonly visitorKey: string;
  readonly number: number;
}) {
  const { LL } = useTexts();
  const limit = ticket.offer.maxChildren;
  const children = useComputed(() => form.childrenOf(visitorKey), [form, visitorKey]);
  const whose = LL.orderForm.visitorOf({ ticket: fullName(ticket), number });
  return (
    <>
      <Stack
        direction="row"
        gap={2}
        end={
          <Stepper
            label={`${LL.orderForm.children()}, ${whose}`}
            value={children.length}
            decreaseLabel={LL.orderForm.removeChild()}
            increaseLabel={LL.orderForm.addChild()}
            blockedReason={
              children.length >= limit ? LL.orderForm.childLimit({ limit }) : undefined
            }
            onBlocked={() => children.length >= limit && form.edits.explainChildLimit(limit)}
            onChange={(next) =>
              form.edits.stepChildren(visitorKey, next > children.length ? 1 : -1)
            }
          />
        }
      >
        <strong aria-hidden="true">{LL.orderForm.children()}</strong>
      </Stack>
      {children.map((childKey, index) => (
        <FieldGroup
          key={childKey}
          legend={
            <>
              {LL.orderForm.child({ number: index + 1 })}
              <VisuallyHidden>, {whose}</VisuallyHidden>
            </>
          }
        >
          <PersonFields
            form={form}
            whose={{ visitorKey, childKey }}
            types={ticket.offer.certificateTypes}
            typeIsFixed={false}
            fillsInName={false}
          />
        </FieldGroup>
      ))}
    </>
  );
});
