import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { CodeModel } from './CodeModel.ts';
import { sendCodeProps } from './sendCodeProps.tsx';

/** Has a code sent by SMS, and counts down until the next can be (§4 SMS send button). Stands at the code's field. */
export const SendCodeButton = observer(function SendCodeButton({
  code,
}: {
  readonly code: CodeModel;
}) {
  return <Button {...sendCodeProps(code, useTexts().LL)} />;
});
