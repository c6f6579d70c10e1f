import type { ButtonProps } from '../components/Button.tsx';
import type { TranslationFunctions } from '../i18n/i18n-types.ts';
import type { CodeModel } from './CodeModel.ts';

/** What makes a button the one that has a code sent and counts down until the next can be; see `SendCodeButton`. */
export function sendCodeProps(code: CodeModel, LL: TranslationFunctions): ButtonProps {
  const { secondsLeft: seconds, isSending, wasSent } = code;
  return {
    busy: isSending,
    busyLabel: LL.orderForm.sendingCode(),
    disabledReason: seconds > 0 ? LL.orderForm.codeWait() : undefined,
    hidesReason: true,
    onClick: () => void code.send(),
    children: (
      <span className="tabular">
        {seconds > 0
          ? LL.orderForm.codeIn({ seconds })
          : wasSent
            ? LL.orderForm.resendCode()
            : LL.orderForm.sendCode()}
      </span>
    ),
  };
}
