import { observer } from 'mobx-react-lite';
import { nearestFittingSlots } from '../../domain/model/FittingSlots.ts';
import { placesLeft } from '../../domain/model/TimeSlot.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import { useSharedViewModels } from '../ViewModels.ts';
import type { HomeModel } from './HomeModel.ts';
import type { SlotExchange } from './SlotExchange.ts';
import { slotName } from './slotName.ts';

/** The slot that can't be had, by its name, and the nearest that can, each one tap away; or the one that was taken. */
export const OtherSlots = observer(function OtherSlots({
  home,
  exchange: { kind, slot: wanted, attempt },
}: {
  readonly home: HomeModel;
  readonly exchange: SlotExchange;
}) {
  const { LL } = useTexts();
  const { timeZone } = useSharedViewModels().configuration;
  const { visit } = home;
  const slot = slotName(LL, wanted);
  if (kind === 'taken') {
    return (
      <Notice kind="success" focusToken={attempt}>
        {LL.home.slotTaken({ slot })}
      </Notice>
    );
  }
  const { slots, choice, day, now } = visit;
  const others = nearestFittingSlots(slots, wanted, choice.party, { day, now, timeZone });
  const buttons = (
    <Stack gap={2}>
      {others.map((other) => (
        <Button
          key={other.id}
          wide
          busy={choice.state.kind === 'loading' && visit.slot?.id === other.id}
          busyLabel={LL.shell.loading()}
          onClick={() => void visit.takeInstead(other.id)}
        >
          {LL.home.takeSlot({ slot: slotName(LL, other), count: placesLeft(other) })}
        </Button>
      ))}
    </Stack>
  );
  return (
    <Notice
      kind="warning"
      title={kind === 'gone' ? LL.home.slotIsGone({ slot }) : LL.home.slotTooSmall({ slot })}
      focusToken={attempt}
      action={others.length > 0 ? buttons : undefined}
    >
      {others.length > 0 ? LL.home.otherSlots() : LL.home.noOtherSlots()}
    </Notice>
  );
});
