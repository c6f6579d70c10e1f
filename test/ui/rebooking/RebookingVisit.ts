import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { MemoryVisitStorage } from '../../../src/adapters/inMemory/MemoryVisitStorage.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { OpenDay } from '../../../src/domain/useCases/OpenDay.ts';
import { OpenRebooking } from '../../../src/domain/useCases/OpenRebooking.ts';
import { ReadBookingWindow } from '../../../src/domain/useCases/ReadBookingWindow.ts';
import { RebookTickets } from '../../../src/domain/useCases/RebookTickets.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { RebookingModel } from '../../../src/ui/rebooking/RebookingModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';
import { shanghai } from '../../domain/builders.ts';
import { RebookingDesk, theOrder } from '../../support/RebookingDesk.ts';

/** A visitor who changes an order at half past nine on a Friday: the real use cases and models over a museum that is told. */
export class RebookingVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-27T01:30:00Z'));
  readonly page = new MemoryPage();
  readonly storage = new MemoryVisitStorage();
  readonly tabs = new MemoryTabs();
  readonly configuration = { timeZone: shanghai, slotFilter: null };
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly address = new MemoryAddressBar(`/reOrder?orderNo=${theOrder}`);
  readonly ways = new Ways({ address: this.address });
  readonly language: FixedLanguage;
  readonly museum: RebookingDesk;

  constructor(museum = new RebookingDesk(), language: Language = 'English') {
    this.museum = museum;
    this.language = new FixedLanguage(language);
  }

  rebooking(): RebookingModel {
    const { clock, language, configuration, ways, announcements } = this;
    return new RebookingModel(
      {
        openRebooking: new OpenRebooking(this),
        openDay: new OpenDay(this),
        readBookingWindow: new ReadBookingWindow(this),
        rebookTickets: new RebookTickets(this),
        clock,
        language,
        configuration,
        ways,
        announcements,
      },
      theOrder,
    );
  }

  /** Lets what is under way come to its end. */
  async settle(milliseconds = 0): Promise<void> {
    await this.clock.advance(milliseconds);
  }
}
