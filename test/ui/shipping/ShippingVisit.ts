import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { success } from '../../../src/domain/model/Result.ts';
import type { ShippingOrder } from '../../../src/domain/model/ShippingOrder.ts';
import { ViewShippingOrder } from '../../../src/domain/useCases/ViewShippingOrder.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';
import { ShippingModel } from '../../../src/ui/shipping/ShippingModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { shanghai } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';
import { aShippingOrder, theReference } from './shippingBuilders.ts';

/** A museum whose link names this order. */
export const naming = (order: ShippingOrder = aShippingOrder()): Partial<Museum> => ({
  shippingOrder: async () => success(order),
});

/** Someone who follows the link of a text message, at half past nine on a Friday. */
export class ShippingVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly address = new MemoryAddressBar('/smscode');
  readonly ways = new Ways({ address: this.address });
  readonly museum: StubMuseum;
  readonly language: FixedLanguage;

  constructor(answers: Partial<Museum> = naming(), language: Language = 'English') {
    this.museum = new StubMuseum(answers);
    this.language = new FixedLanguage(language);
  }

  shipping(): ShippingModel {
    const { museum, clock, announcements } = this;
    return new ShippingModel(
      {
        viewShippingOrder: new ViewShippingOrder({ museum }),
        configuration: { timeZone: shanghai },
        clock,
        announcements,
      },
      theReference,
    );
  }

  /** What was spoken at once last. */
  async alert(): Promise<string | undefined> {
    return this.#words(this.announcements.assertive?.message);
  }

  /** The toast on the screen, in words. */
  async toast(): Promise<string | undefined> {
    return this.#words(this.announcements.toast?.message);
  }

  async #words(message: Message | undefined): Promise<string | undefined> {
    const { LL } = await everyText(this.language.current());
    return message?.(LL);
  }
}
