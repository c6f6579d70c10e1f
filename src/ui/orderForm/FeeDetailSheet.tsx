import { observer } from 'mobx-react-lite';
import type { Money } from '../../domain/model/Money.ts';
import type { OrderLine } from '../../domain/model/OrderLines.ts';
import { fullName } from '../../domain/model/Ticket.ts';
import { Card } from '../components/Card.tsx';
import { DetailList } from '../components/DetailList.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { dayText, moneyText } from '../format.ts';
import type { Texts } from '../i18n/loadFirstTexts.ts';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** What the total is made of (CONF-06): a ticket whose kinds follow from IDs has a part for each of them. */
export const FeeDetailSheet = observer(function FeeDetailSheet({ form }: { form: OrderFormModel }) {
  const texts = useTexts();
  const { LL, language } = texts;
  const { draft } = form;
  if (draft === null) return null;
  const date = dayText(draft.selection.day, form.today, language);
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
              value: amountText(texts, form.total),
              strong: true,
            },
          ]}
        />
        {form.lines.map((line) => (
          <FeeLine key={line.key} line={line} date={date} />
        ))}
      </Stack>
    </Sheet>
  );
});

function FeeLine({ line, date }: { readonly line: OrderLine; readonly date: string }) {
  const texts = useTexts();
  const { LL } = texts;
  const { ticket, price, quantity } = line;
  const isAnother = price === null || line.kindId !== ticket.offer.kindId;
  const unnamed = isAnother ? LL.orderForm.kindUnnamed() : ticket.kindName;
  const name = fullName({ name: ticket.name, kindName: line.kindName || unnamed });
  const cost = LL.orderForm.priceTimes({ price: amountText(texts, price), quantity });
  return (
    <Card as="section" label={name}>
      <h3>{name}</h3>
      <DetailList
        rows={[
          { id: 'price', label: LL.orderForm.price(), value: cost },
          { id: 'date', label: LL.orderForm.date(), value: date },
          { id: 'quantity', label: LL.orderForm.quantity(), value: quantity },
        ]}
      />
    </Card>
  );
}

const amountText = ({ LL }: Texts, amount: Money | null): string =>
  amount === null ? LL.orderForm.amountUnknown() : moneyText(amount);
