import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { CodeModel } from './CodeModel.ts';

/** Has a code sent by SMS, and counts down until the next can be (§4 SMS send button). Stands at the code's field. */
export const SendCodeButton = observer(function SendCodeButton({
  code,
}: {
  readonly code: CodeModel;
}) {
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
