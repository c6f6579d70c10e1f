import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';

/** Says, once, that the login has expired and what to do (R9). The screen below keeps what it holds. */
export function ExpiryDialog({ onClose }: { readonly onClose: () => void }) {
  const { LL } = useTexts();
  const words = LL.interruptions;
  return (
    <Dialog
      title={words.expired()}
      onClose={onClose}
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {words.expiredClose()}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>{words.expiredText()}</p>
        <p>{words.expiredKept()}</p>
      </Stack>
    </Dialog>
  );
}
