import { observer } from 'mobx-react-lite';
import { AfterSale } from '../AfterSale.tsx';
import { Button } from '../components/Button.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { behindCode } from '../orders/behindCode.ts';
import { useViewModel } from '../useViewModel.ts';
import { useWhenLoaded } from '../useWhenLoaded.ts';
import { useViewModels } from '../ViewModels.ts';
import { type KeptTicket, type KeptTicketWords, keptTicketWords } from './keptTicketWords.ts';
import styles from './TicketTools.module.css';
import type { TicketToolsModel } from './TicketToolsModel.ts';

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
  const parts = [models.afterSale, behindCode];
  const picture = useWhenLoaded(parts);
  const calendar = useWhenLoaded(parts);
  const { LL } = texts;
  const words = LL.orders.gate;
  const { face, event, when, fileName } = keptTicketWords(kept, texts, model.museum);
  const note = (visit: NonNullable<typeof event>) => model.addToCalendar(visit, fileName);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are none
    <div role="group" className={styles['tools']} aria-label={words.tools()}>
      <p className={styles['onPaper']}>
        {face.museum} · {face.orderNo}
      </p>
      <Button
        popup
        onClick={() => void picture.whenLoaded(() => void model.openPicture(face))}
        busy={picture.isLoading}
        busyLabel={LL.shell.loading()}
      >
        {words.picture()}
      </Button>
      {event !== null && (
        <Button
          icon="calendar"
          popup={!model.canSave}
          onClick={() =>
            model.canSave ? note(event) : void calendar.whenLoaded(() => note(event))
          }
          busy={calendar.isLoading}
          busyLabel={LL.shell.loading()}
        >
          {words.calendar()}
        </Button>
      )}
      {model.canPrint && <Button onClick={() => model.print(part)}>{words.print()}</Button>}
      <Sheets model={model} words={{ face, event, when, fileName }} />
    </div>
  );
});

/** What stands over the ticket, which was loaded before it was opened. */
const Sheets = observer(function Sheets({
  model,
  words: { face, event, when, fileName },
}: {
  readonly model: TicketToolsModel;
  readonly words: KeptTicketWords;
}) {
  const { picture, explainsCalendar } = model;
  const { loaded } = behindCode;
  if (loaded === null || (picture === null && !explainsCalendar)) return null;
  return (
    <AfterSale>
      {picture !== null && (
        <loaded.TicketPictureSheet
          model={model}
          picture={picture}
          face={face}
          fileName={fileName}
        />
      )}
      {event !== null && explainsCalendar && (
        <loaded.CalendarSheet event={event} when={when} onClose={() => model.closeCalendar()} />
      )}
    </AfterSale>
  );
});
