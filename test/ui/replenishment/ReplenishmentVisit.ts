import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { PaymentMachines } from '../../../src/domain/model/PaymentMachines.ts';
import type { ReplenishableTicket } from '../../../src/domain/model/Replenishment.ts';
import { FindMadeOrders } from '../../../src/domain/useCases/FindMadeOrders.ts';
import { FindReplenishable } from '../../../src/domain/useCases/FindReplenishable.ts';
import { PayNow } from '../../../src/domain/useCases/PayNow.ts';
import { Replenish } from '../../../src/domain/useCases/Replenish.ts';
import { VerifyPayment } from '../../../src/domain/useCases/VerifyPayment.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { ReplenishmentModel } from '../../../src/ui/replenishment/ReplenishmentModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { shanghai } from '../../domain/builders.ts';
import { aReplenishable, originalOrder } from '../../domain/replenishable.ts';
import { StubTopUps, type TopUps } from '../../support/StubTopUps.ts';

/** Three concessions, of different visitors, that cost 30 yuan more each. */
export const three = [aReplenishable(1), aReplenishable(2), aReplenishable(3)];

/** A visitor who tops up at half past nine: the real use cases and models over a museum that is told. */
export class ReplenishmentVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  readonly page = new MemoryPage();
  readonly storage = new MemoryVisitStorage();
  readonly tabs = new MemoryTabs();
  readonly configuration = { timeZone: shanghai };
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly payments = new PaymentMachines();
  readonly address = new MemoryAddressBar(`/orderReplenish?orderNo=${originalOrder}`);
  readonly ways = new Ways({ address: this.address });
  readonly museum: StubTopUps;
  readonly language: FixedLanguage;
  /** One for the whole app: it remembers what has no answer. */
  readonly replenish: Replenish;

  constructor(
    tickets: readonly ReplenishableTicket[] = three,
    answers: Partial<TopUps> = {},
    language: Language = 'English',
  ) {
    this.museum = new StubTopUps(tickets, answers);
    this.language = new FixedLanguage(language);
    this.replenish = new Replenish({ ...this.#ports, findMadeOrders: new FindMadeOrders(this) });
  }

  replenishment(): ReplenishmentModel {
    const { language, configuration, ways, page, announcements, payments, storage } = this;
    const verifyPayment = new VerifyPayment(this);
    const payNow = new PayNow({ museum: this.museum, verifyPayment, payments, storage });
    const findReplenishable = new FindReplenishable(this);
    const ports = { ...this.#ports, language, configuration, ways, page, announcements };
    const { replenish } = this;
    return new ReplenishmentModel(
      { ...ports, findReplenishable, replenish, payNow },
      originalOrder,
    );
  }

  get #ports() {
    const { museum, clock, tabs } = this;
    return { museum, clock, tabs };
  }
}
