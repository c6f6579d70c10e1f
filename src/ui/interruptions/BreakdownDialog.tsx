import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { InterruptionModel } from './InterruptionModel.ts';

/** The way on after a mistake that no screen has caught, without a stack or a payload (Q-SEC-11). */
export function BreakdownDialog({ model }: { readonly model: InterruptionModel }) {
  const { LL } = useTexts();
  const close = () => model.closeBreakdown();
  return (
    <Dialog
      title={LL.shell.crashTitle()}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{LL.shell.close()}</Button>
          <Button kind="primary" onClick={() => model.reload()}>
            {LL.shell.reload()}
          </Button>
        </>
      }
    >
      <p>{LL.shell.crashText()}</p>
    </Dialog>
  );
}
