import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumContact } from '../MuseumContact.tsx';
import type { CodeModel } from './CodeModel.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';
import { refusedText } from './refusalText.ts';

/** The code from the SMS, and the way to have one sent (CONF-07). */
export const CodeFields = observer(function CodeFields({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const { code } = form;
  return (
    <>
      <FormTextField
        form={form}
        field={{ name: 'code' }}
        label={LL.orderForm.code()}
        hint={LL.orderForm.codeHint()}
        value={form.draft?.code ?? ''}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        suffix={<SendCodeButton code={code} />}
        onChange={(value) => form.changeCode(value)}
      />
      {code.failure !== null && (
        <Notice kind="error" action={<MuseumContact />}>
          {refusedText(LL, code.failure, LL.orderForm.codeNotSent())}
        </Notice>
      )}
    </>
  );
});

const SendCodeButton = observer(function SendCodeButton({ code }: { readonly code: CodeModel }) {
  const { LL } = useTexts();
  const { secondsLeft: seconds, isSending, wasSent } = code;
  return (
    <Button
      busy={isSending}
      busyLabel={LL.orderForm.sendingCode()}
      disabledReason={seconds > 0 ? LL.orderForm.codeWait() : undefined}
      hidesReason
      onClick={() => void code.send()}
    >
      <span className="tabular">
        {seconds > 0
          ? LL.orderForm.codeIn({ seconds })
          : wasSent
            ? LL.orderForm.resendCode()
            : LL.orderForm.sendCode()}
      </span>
    </Button>
  );
});
