import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModels } from '../ViewModels.ts';
import { FormTextField } from './FormTextField.tsx';
import type { OrderFormModel } from './OrderFormModel.ts';

/**
 * The code from the SMS, and the way to have one sent (CONF-07). The field is there at once and whatever becomes of the
 * rest: after a reload the code may have come already.
 */
export const CodeFields = observer(function CodeFields({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const { loaded } = useViewModels().smsCode;
  const { code } = form;
  return (
    <>
      <FormTextField
        form={form}
        field={{ name: 'code' }}
        label={LL.orderForm.code()}
        hint={LL.orderForm.codeHint()}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        suffix={<CodeButton form={form} />}
      />
      {form.lacksCode && <Notice kind="warning">{LL.failures.network()}</Notice>}
      {code !== null && loaded !== null && <loaded.CodeNotSent code={code} />}
    </>
  );
});

/** One button throughout, so that who pressed it to try again has the focus on what has come. */
const CodeButton = observer(function CodeButton({ form }: { form: OrderFormModel }) {
  const { LL } = useTexts();
  const { smsCode, page } = useViewModels();
  const { loaded } = smsCode;
  const { code } = form;
  const tryAgain = async () => {
    await form.loadCode();
    // Some engines never ask again for a file that they could not load once. The page itself is loaded anew then, where the
    // host is known to answer; what was typed is kept.
    if (form.lacksCode && (await page.renew()) && !form.isSubmitting) page.reload();
  };
  const props =
    code !== null && loaded !== null
      ? loaded.sendCodeProps(code, LL)
      : {
          busy: !form.lacksCode,
          busyLabel: LL.shell.loading(),
          onClick: tryAgain,
          children: LL.shell.retry(),
        };
  return <Button {...props} />;
});
