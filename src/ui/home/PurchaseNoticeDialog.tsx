import { observer } from 'mobx-react-lite';
import type { PurchaseNotice } from '../../domain/model/HomeTemplate.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumText } from './MuseumText.tsx';
import type { PurchaseNoticeModel } from './PurchaseNoticeModel.ts';
import { ReadingTexts } from './ReadingTexts.tsx';
import { spokenCountdown } from './spokenCountdown.ts';

interface PurchaseNoticeDialogProps {
  readonly purchaseNotice: PurchaseNoticeModel;
  readonly notice: PurchaseNotice;
}

/** The purchase notice: it stays until it is agreed to, and that takes its countdown (HOME-13, Q-A11Y-5). */
export function PurchaseNoticeDialog(props: PurchaseNoticeDialogProps) {
  return (
    <ReadingTexts>
      <Opened {...props} />
    </ReadingTexts>
  );
}

const Opened = observer(function Opened({ purchaseNotice, notice }: PurchaseNoticeDialogProps) {
  const { LL } = useTexts();
  const seconds = purchaseNotice.secondsLeft;
  const spoken = spokenCountdown(notice.countdownSeconds, seconds);
  return (
    <Dialog
      title={LL.reading.title()}
      onClose={() => purchaseNotice.agree()}
      dismissible={seconds === 0}
      actions={
        <>
          <Button
            kind="primary"
            wide
            hidesReason
            disabledReason={seconds > 0 ? LL.reading.wait({ seconds }) : undefined}
            onClick={() => purchaseNotice.agree()}
          >
            {LL.reading.agree()}
            {/* Not part of the name, which would be read out anew with every second. */}
            {seconds > 0 && (
              <span className="tabular" aria-hidden="true">
                {LL.reading.seconds({ seconds })}
              </span>
            )}
          </Button>
          {/* In here, for what is spoken behind an open dialog is not heard. */}
          <VisuallyHidden as="div">
            <p role="status">
              {spoken === 0
                ? LL.reading.ready()
                : spoken !== null && LL.reading.wait({ seconds: spoken })}
            </p>
          </VisuallyHidden>
        </>
      }
    >
      <MuseumText key={notice.html} source={notice.html} />
    </Dialog>
  );
});
