import { type DescribedTicket, fullName } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { MuseumText } from './MuseumText.tsx';
import { ReadingTexts } from './ReadingTexts.tsx';

interface InstructionsDialogProps {
  readonly ticket: DescribedTicket;
  readonly onClose: () => void;
}

/** What the museum asks of a ticket's holders (§2: ticketing instructions, with an I-read button). */
export function InstructionsDialog(props: InstructionsDialogProps) {
  return (
    <ReadingTexts>
      <Opened {...props} />
    </ReadingTexts>
  );
}

function Opened({ ticket, onClose }: InstructionsDialogProps) {
  const { LL } = useTexts();
  return (
    <Dialog
      title={LL.reading.instructions()}
      onClose={onClose}
      closeLabel={LL.shell.close()}
      actions={
        <Button kind="primary" wide onClick={onClose}>
          {LL.reading.instructionsRead()}
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
}
