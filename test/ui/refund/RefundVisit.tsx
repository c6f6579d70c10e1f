import { act } from '@testing-library/react';
import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import type { RefundTarget } from '../../../src/domain/model/Refund.ts';
import { QuoteRefund } from '../../../src/domain/useCases/QuoteRefund.ts';
import { RefundTickets } from '../../../src/domain/useCases/RefundTickets.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { RefundModel } from '../../../src/ui/refund/RefundModel.ts';
import { RefundSheet } from '../../../src/ui/refund/RefundSheet.tsx';
import { RefundDesk, refundedOrder } from '../../support/RefundDesk.ts';
import { onlyThese, showScreen } from '../support/showScreen.tsx';

/** The whole order, as from the list. */
export const whole: RefundTarget = { kind: 'order', orderNo: refundedOrder };

/** A visitor who gives tickets back: the real use cases and model at a refund desk that is told. */
export class RefundVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-28T01:00:00Z'));
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly address = new MemoryAddressBar('/order');
  readonly desk: RefundDesk;
  readonly quoteRefund: QuoteRefund;
  readonly refundTickets: RefundTickets;
  readonly language: FixedLanguage;
  /** What the sheet told its opener. */
  readonly told: ('closed' | 'refunded')[] = [];

  constructor(desk = new RefundDesk(), language: Language = 'English') {
    this.desk = desk;
    this.language = new FixedLanguage(language);
    this.quoteRefund = new QuoteRefund({ museum: desk });
    this.refundTickets = new RefundTickets({
      museum: desk,
      quoteRefund: this.quoteRefund,
      tabs: new MemoryTabs(),
      clock: this.clock,
      chance: () => 0.5,
    });
  }

  model(target = whole): RefundModel {
    return new RefundModel(this, target);
  }

  /** A model whose sheet is open and has read the quote. */
  async opened(target = whole): Promise<RefundModel> {
    const model = this.model(target);
    model.start();
    await this.clock.advance(0);
    return model;
  }

  /** Shows the sheet, its quote read; closing it takes it away as its opener does. */
  async shows(target = whole): Promise<void> {
    const { announcements, address, language } = this;
    const models = onlyThese({
      announcements,
      address,
      language,
      refund: (given) => this.model(given),
    });
    const close = await showScreen(
      models,
      <RefundSheet
        target={target}
        onClose={() => {
          this.told.push('closed');
          close();
        }}
        onRefunded={() => {
          this.told.push('refunded');
          close();
        }}
      />,
    );
    await this.pass(0);
  }

  async pass(milliseconds: number): Promise<void> {
    await act(() => this.clock.advance(milliseconds));
  }
}
