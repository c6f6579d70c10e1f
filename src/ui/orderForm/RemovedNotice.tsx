import { observer } from 'mobx-react-lite';
import { fullName } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** Stands where a visitor was deleted, with the way to bring them back. */
export const RemovedNotice = observer(function RemovedNotice({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const { removed } = form.edits;
  if (removed === null) return null;
  const ticket = fullName(removed.ticket);
  return (
    <Notice
      kind="info"
      focusToken={removed.token}
      action={<Button onClick={() => form.edits.undoRemoval()}>{LL.orderForm.undo()}</Button>}
    >
      {LL.orderForm.visitorRemovedNamed({ ticket, number: removed.number })}
    </Notice>
  );
});
