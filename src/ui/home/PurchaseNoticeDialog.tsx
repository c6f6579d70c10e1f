import { observer } from 'mobx-react-lite';
import type { PurchaseNotice } from '../../domain/model/HomeTemplate.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumText } from './MuseumText.tsx';
import type { PurchaseNoticeModel } from './PurchaseNoticeModel.ts';

/** The purchase notice: it stays until it is agreed to, and that takes its countdown (HOME-13). */
export const PurchaseNoticeDialog = observer(function PurchaseNoticeDialog({
  purchaseNotice,
  notice,
}: {
  readonly purchaseNotice: PurchaseNoticeModel;
  readonly notice: PurchaseNotice;
}) {
  const { LL } = useTexts();
  const seconds = purchaseNotice.secondsLeft;
  return (
    <Dialog
      title={LL.home.noticeTitle()}
      onClose={() => purchaseNotice.agree()}
      dismissible={false}
      actions={
        <Button
          kind="primary"
          wide
          hidesReason
          disabledReason={seconds > 0 ? LL.home.noticeWhy() : undefined}
          onClick={() => purchaseNotice.agree()}
        >
          {seconds > 0 ? LL.home.noticeWait({ seconds }) : LL.home.noticeAgree()}
        </Button>
      }
    >
      <MuseumText key={notice.html} source={notice.html} />
    </Dialog>
  );
});
