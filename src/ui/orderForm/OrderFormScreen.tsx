import { observer } from 'mobx-react-lite';
import { Notice } from '../components/Notice.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { paths } from '../paths.ts';
import { ScreenFrame } from '../ScreenFrame.tsx';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { ContactFields } from './ContactFields.tsx';
import { FeeDetailSheet } from './FeeDetailSheet.tsx';
import { moveToNextField } from './moveToNextField.ts';
import { OrderFormBar } from './OrderFormBar.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { OrderFormNotices } from './OrderFormNotices.tsx';
import styles from './OrderFormScreen.module.css';
import { RefusalDialog } from './RefusalDialog.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';
import { TicketVisitorsSection } from './TicketVisitorsSection.tsx';
import { useSoldOut } from './useSoldOut.ts';
import { VisitSummary } from './VisitSummary.tsx';

/** Who is coming, and how to reach them (§2 order confirmation). */
export const OrderFormScreen = observer(function OrderFormScreen() {
  const { LL } = useTexts();
  const { orderForm } = useViewModels();
  const form = useViewModel(() => {
    const made = orderForm();
    made.prepare();
    return made;
  });
  const { selection } = form;
  return (
    <ScreenFrame
      title={LL.orderForm.title()}
      backTo={paths.home.to()}
      step="details"
      summary={selection === null ? undefined : <VisitSummary form={form} selection={selection} />}
      bottomBar={selection === null ? undefined : <OrderFormBar form={form} />}
      showsFooter={false}
    >
      {selection === null ? (
        <Skeleton label={LL.shell.loading()} shape="cards" />
      ) : (
        <OrderFormContent form={form} />
      )}
    </ScreenFrame>
  );
});

const OrderFormContent = observer(function OrderFormContent({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const soldOut = useSoldOut(form);
  const { removed } = form.edits;
  const isHomeless =
    removed !== null && !form.tickets.some(({ key }) => key === removed.visitor.ticketKey);
  return (
    // It is a form so that the phone fills in names and numbers; Enter in a field orders nothing.
    <form
      noValidate
      autoComplete="on"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={moveToNextField}
    >
      <Stack gap={5}>
        <OrderFormNotices form={form} />
        {form.warmPrompt !== '' && (
          <Notice kind="info" title={LL.orderForm.warmPrompt()}>
            {form.warmPrompt}
          </Notice>
        )}
        <p>{LL.orderForm.hint()}</p>
        {form.tickets.map((shown) => (
          <TicketVisitorsSection key={shown.key} form={form} shown={shown} />
        ))}
        {isHomeless && <RemovedNotice form={form} />}
        <ContactFields form={form} />
        <p className={styles['kept']}>{LL.orderForm.keptHint()}</p>
        {soldOut !== null && <soldOut.SoldOutNotice form={form} />}
      </Stack>
      {form.isFeeDetailOpen && <FeeDetailSheet form={form} />}
      {form.refusal !== null && <RefusalDialog form={form} refusal={form.refusal} />}
    </form>
  );
});
