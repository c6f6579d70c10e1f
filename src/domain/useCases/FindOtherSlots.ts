import type { Clock } from '../../ports/Clock.ts';
import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { Configuration } from '../model/Configuration.ts';
import { nearestFittingSlots } from '../model/FittingSlots.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { partyOfOrder } from '../model/OrderParty.ts';
import { shortagesFor } from '../model/Party.ts';
import { type Result, success } from '../model/Result.ts';
import { filteredSlots, isPastDue, type TimeSlot } from '../model/TimeSlot.ts';

interface Ports {
  museum: Pick<CatalogueApi, 'slots'>;
  clock: Pick<Clock, 'now'>;
  configuration: Pick<Configuration, 'timeZone' | 'slotFilter'>;
}

/**
 * Finds out whether an order was refused because its slot was sold out in between (O-046). The refusal itself is only
 * words, so that the slots are read anew.
 */
export class FindOtherSlots {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The nearest slots of the day that hold the party, which may be none; null when the chosen slot holds it still, and
   * on a day without slots.
   */
  async execute({ selection, ...form }: OrderDraft): Promise<Result<readonly TimeSlot[] | null>> {
    const { day, slot } = selection;
    const party = partyOfOrder({ selection, ...form });
    if (slot === null || party.ordinary + party.free === 0) return success(null);
    const read = await this.#ports.museum.slots(day);
    if (!read.ok) return read;
    const { timeZone, slotFilter } = this.#ports.configuration;
    const now = this.#ports.clock.now();
    const chosen = read.value.find(({ id }) => id === slot.id);
    const holds =
      chosen !== undefined &&
      !isPastDue(chosen, day, now, timeZone) &&
      shortagesFor(party, chosen).length === 0;
    if (holds) return success(null);
    const offered = filteredSlots(read.value, slotFilter);
    return success(nearestFittingSlots(offered, slot, party, { day, now, timeZone }));
  }
}
