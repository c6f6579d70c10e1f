import { observer } from 'mobx-react-lite';
import { fullName, ticketKey } from '../../domain/model/Ticket.ts';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayText, moneyText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** What the total is made of (CONF-06). */
export const FeeDetailSheet = observer(function FeeDetailSheet({ form }: { form: OrderFormModel }) {
  const { LL, language } = useTexts();
  const { draft } = form;
  if (draft === null) return null;
  const { day, tickets } = draft.selection;
  const date = dayText(day, form.today, language);
  return (
    <Sheet
      title={LL.orderForm.feeDetail()}
      closeLabel={LL.shell.close()}
      onClose={() => form.closeFeeDetail()}
    >
      <Stack gap={4}>
        <DetailList
          rows={[
            {
              id: 'total',
              label: LL.orderForm.onlineTotal(),
              value: moneyText(form.total),
              strong: true,
            },
          ]}
        />
        {tickets.map(({ ticket, quantity }) => (
          <Card key={ticketKey(ticket.offer)} as="section" label={fullName(ticket)}>
            <h3>{fullName(ticket)}</h3>
            <DetailList
              rows={[
                {
                  id: 'price',
                  label: LL.orderForm.price(),
                  value: LL.orderForm.priceTimes({
                    price: moneyText(ticket.offer.price),
                    quantity,
                  }),
                },
                { id: 'date', label: LL.orderForm.date(), value: date },
                { id: 'quantity', label: LL.orderForm.quantity(), value: quantity },
              ]}
            />
          </Card>
        ))}
      </Stack>
    </Sheet>
  );
});
