import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { OrderQueryField } from '../../domain/model/OrderQuery.ts';
import { CodeNotSent } from '../code/CodeNotSent.tsx';
import { SendCodeButton } from '../code/SendCodeButton.tsx';
import { Button } from '../components/Button.tsx';
import { Stack } from '../components/Stack.tsx';
import { TextField } from '../components/TextField.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './OrderQueryForm.module.css';
import type { OrderQueryModel } from './OrderQueryModel.ts';
import { QueryOutcome } from './QueryOutcome.tsx';
import { queryProblemText } from './queryProblemText.ts';

/** The order query, on its screen and in the list's dialog: what is asked for, and below it what was found (§4). */
export const OrderQueryForm = observer(function OrderQueryForm({
  model,
}: {
  readonly model: OrderQueryModel;
}) {
  const { LL } = useTexts();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void model.search();
  };
  return (
    <Stack gap={5}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <NumberField model={model} />
        <PhoneField model={model} />
        <CodeField model={model} />
        <Button
          kind="primary"
          type="submit"
          icon="search"
          busy={model.isSearching}
          busyLabel={LL.afterSale.query.searching()}
          wide
        >
          {LL.afterSale.query.search()}
        </Button>
      </form>
      <QueryOutcome model={model} />
    </Stack>
  );
});

const NumberField = observer(function NumberField({ model }: { readonly model: OrderQueryModel }) {
  const { LL } = useTexts();
  const { readsAs } = model;
  return (
    <TextField
      {...useField(model, 'number')}
      label={LL.afterSale.query.number()}
      hint={LL.afterSale.query.numberHint()}
      remark={readsAs ? { text: LL.afterSale.query.readsAs[readsAs](), isDoubt: false } : undefined}
      autoCapitalize="characters"
      enterKeyHint="next"
      autoComplete="off"
    />
  );
});

const PhoneField = observer(function PhoneField({ model }: { readonly model: OrderQueryModel }) {
  const { LL } = useTexts();
  return (
    <TextField
      {...useField(model, 'contactMobile')}
      label={LL.afterSale.query.phone()}
      hint={LL.afterSale.query.phoneHint()}
      type="tel"
      inputMode="tel"
      enterKeyHint="next"
      autoComplete="tel"
    />
  );
});

const CodeField = observer(function CodeField({ model }: { readonly model: OrderQueryModel }) {
  const { LL } = useTexts();
  const { outcome } = model.sms;
  // Toasts lie under a dialog: what became of the code must be readable at its field.
  const hint =
    outcome === null
      ? LL.orderForm.codeHint()
      : outcome === 'sent'
        ? LL.afterSale.query.codeSent()
        : LL.afterSale.query.codeMaybeSent();
  return (
    <>
      <TextField
        {...useField(model, 'code')}
        label={LL.orderForm.code()}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="search"
        suffix={<SendCodeButton code={model.sms} />}
      />
      <CodeNotSent code={model.sms} />
    </>
  );
});

/** What every field of the form has. */
function useField(model: OrderQueryModel, field: OrderQueryField) {
  const { LL } = useTexts();
  const problem = model.problems[field];
  return {
    value: model[field],
    onChange: (text: string) => model.change(field, text),
    error: problem && queryProblemText(LL, problem),
    focusToken: model.focusAt(field),
    required: true,
  };
}
