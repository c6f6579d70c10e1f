import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useViewModel } from '../useViewModel.ts';
import { useViewModels } from '../ViewModels.ts';
import { CalendarSheet } from './CalendarSheet.tsx';
import { type KeptTicket, keptTicketWords } from './keptTicketWords.ts';
import { TicketPictureSheet } from './TicketPictureSheet.tsx';
import styles from './TicketTools.module.css';

/** What keeps a ticket outside the app: a picture, a calendar entry, a sheet of paper. */
export const TicketTools = observer(function TicketTools({
  kept,
  part,
}: {
  readonly kept: KeptTicket;
  /** The id of the element that is printed. */
  readonly part: string;
}) {
  const texts = useTexts();
  const models = useViewModels();
  const model = useViewModel(() => models.ticketTools());
  const words = texts.LL.orders.gate;
  const { face, event, when, fileName } = keptTicketWords(kept, texts, model.museum);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are none
    <div role="group" className={styles['tools']} aria-label={words.tools()}>
      <p className={styles['onPaper']}>
        {face.museum} · {face.orderNo}
      </p>
      <Button popup onClick={() => void model.openPicture(face)}>
        {words.picture()}
      </Button>
      {event !== null && (
        <Button
          icon="calendar"
          popup={!model.canSave}
          onClick={() => model.addToCalendar(event, fileName)}
        >
          {words.calendar()}
        </Button>
      )}
      {model.canPrint && <Button onClick={() => model.print(part)}>{words.print()}</Button>}
      {model.picture !== null && (
        <TicketPictureSheet model={model} picture={model.picture} face={face} fileName={fileName} />
      )}
      {event !== null && model.explainsCalendar && (
        <CalendarSheet event={event} when={when} onClose={() => model.closeCalendar()} />
      )}
    </div>
  );
});
