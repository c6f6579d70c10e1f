import { observer } from 'mobx-react-lite';
import { fullName } from '../../domain/model/Ticket.ts';
import { Button } from '../components/Button.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { Stack } from '../components/Stack.tsx';
import { FailureText } from '../FailureText.tsx';
import { timeRangeText } from '../format.ts';
import { useTexts } from '../i18n/Texts.ts';
import { href, paths } from '../paths.ts';
import type { OrderFormModel } from './OrderFormModel.ts';

/** The nearest slots that hold everybody, each a tap away, and the way to another day: nothing is typed again (O-046). */
export const OtherSlotChoice = observer(function OtherSlotChoice({
  form: { otherSlots },
  onChoose,
}: {
  readonly form: OrderFormModel;
  readonly onChoose?: () => void;
}) {
  const { LL } = useTexts();
  if (otherSlots === null || otherSlots.slots === null) return null;
  const { slots, isChanging, notOffered, failure } = otherSlots;
  return (
    <Stack gap={2}>
      <p>
        {slots.length === 0
          ? LL.orderForm.soldOutNone()
          : LL.orderForm.soldOutOthers({ count: slots.length })}
      </p>
      {slots.map((slot) => (
        <Button
          key={slot.id}
          wide
          icon="clock"
          busy={isChanging}
          busyLabel={LL.orderForm.changingSlot()}
          onClick={() => {
            onChoose?.();
            void otherSlots.choose(slot);
          }}
        >
          {LL.orderForm.takeSlot({ time: timeRangeText(slot.begin, slot.end) })}
        </Button>
      ))}
      {notOffered.length > 0 && (
        <p>{LL.orderForm.slotLacks({ tickets: notOffered.map(fullName).join(', ') })}</p>
      )}
      {failure !== null && (
        <p>
          <FailureText failure={failure} />
        </p>
      )}
      <LinkButton href={href(paths.home.to())} kind="quiet" icon="calendar">
        {LL.orderForm.otherDay()}
      </LinkButton>
      <p>{LL.orderForm.otherDayHint()}</p>
    </Stack>
  );
});
