import type { CalendarEvent } from '../../domain/model/CalendarEvent.ts';
import { DetailList } from '../components/DetailList.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';

/** How to note a visit where no file can be saved: what a calendar asks for, to be typed in. */
export function CalendarSheet({
  event,
  when,
  onClose,
}: {
  readonly event: CalendarEvent;
  /** Day and slot, as they are shown. */
  readonly when: string;
  readonly onClose: () => void;
}) {
  const { LL } = useTexts();
  const words = LL.afterSale.keep;
  return (
    <Sheet title={words.calendarTitle()} closeLabel={LL.shell.close()} onClose={onClose}>
      <Stack gap={3}>
        <p>{words.calendarInWeChat()}</p>
        <DetailList
          rows={[
            { id: 'what', label: words.what(), value: event.title },
            { id: 'when', label: words.when(), value: when },
            { id: 'where', label: words.where(), value: event.place },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
