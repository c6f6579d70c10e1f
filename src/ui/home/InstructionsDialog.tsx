import { observer } from 'mobx-react-lite';
import { type DescribedTicket, fullName } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumText } from './MuseumText.tsx';

/** What the museum asks of a ticket's holders (§2: ticketing instructions, with an I-read button). */
export const InstructionsDialog = observer(function InstructionsDialog({
  ticket,
  onClose,
}: {
  readonly ticket: DescribedTicket;
  readonly onClose: () => void;
}) {
  const { LL } = useTexts();
  return (
    <Dialog
      title={LL.home.instructions()}
      onClose={onClose}
      closeLabel={LL.shell.close()}
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {LL.home.instructionsRead()}
        </Button>
      }
    >
      <Stack gap={3}>
        <p>
          <strong>{fullName(ticket)}</strong>
        </p>
        <MuseumText source={ticket.notice} />
      </Stack>
    </Dialog>
  );
});
