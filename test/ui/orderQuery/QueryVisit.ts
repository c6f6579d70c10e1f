import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryOrderQueryKeeper } from '../../../src/adapters/inMemory/MemoryOrderQueryKeeper.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { FindOrders } from '../../../src/domain/useCases/FindOrders.ts';
import { ProvePhone } from '../../../src/domain/useCases/ProvePhone.ts';
import { SendCode } from '../../../src/domain/useCases/SendCode.ts';
import { AnnouncementModel, type Message } from '../../../src/ui/AnnouncementModel.ts';
import { OrderQueryModel } from '../../../src/ui/orderQuery/OrderQueryModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { shanghai } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';
import { type Museum, StubMuseum } from '../../support/StubMuseum.ts';

/** The phone, the document and the code of these visits. */
export const phone = '13800000000';
export const documentNumber = '110105199006150004';
export const code = '123456';

/** A visitor who looks an order up, at half past nine on a Friday: the real use cases over a museum that is told. */
export class QueryVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  readonly visibility = new SwitchableVisibility();
  readonly queries = new MemoryOrderQueryKeeper();
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly museum: StubMuseum;
  readonly language: FixedLanguage;
  readonly address: MemoryAddressBar;
  readonly ways: Ways;

  constructor(
    answers: Partial<Museum> = {},
    language: Language = 'English',
    address = '/orderQuery',
  ) {
    this.museum = new StubMuseum(answers);
    this.language = new FixedLanguage(language);
    this.address = new MemoryAddressBar(address);
    this.ways = new Ways({ address: this.address });
  }

  /** A model as a page makes it once. */
  orderQuery(): OrderQueryModel {
    const { museum, queries, clock, visibility, announcements, address, language } = this;
    return new OrderQueryModel({
      findOrders: new FindOrders({ museum, provePhone: new ProvePhone({ museum }) }),
      sendCode: new SendCode({ museum, drafts: queries, clock }),
      configuration: { timeZone: shanghai },
      queries,
      clock,
      visibility,
      announcements,
      address,
      language,
    });
  }

  /** A model that is shown, its form filled in without a mistake. */
  filledIn(): OrderQueryModel {
    const model = this.orderQuery();
    model.start();
    model.change('number', documentNumber);
    model.change('contactMobile', phone);
    model.change('code', code);
    return model;
  }

  /** What was spoken at once last. */
  async alert(): Promise<string | undefined> {
    return this.#words(this.announcements.assertive?.message);
  }

  /** What was spoken politely last. */
  async said(): Promise<string | undefined> {
    return this.#words(this.announcements.polite?.message);
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
