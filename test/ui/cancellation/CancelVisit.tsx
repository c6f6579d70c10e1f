import { act } from '@testing-library/react';
import { FixedLanguage } from '../../../src/adapters/inMemory/FixedLanguage.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { MemoryTabs } from '../../../src/adapters/inMemory/MemoryTabs.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import type { Language } from '../../../src/domain/model/Language.ts';
import { CancelOrder } from '../../../src/domain/useCases/CancelOrder.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { CancelDialog } from '../../../src/ui/cancellation/CancelDialog.tsx';
import { CancelModel } from '../../../src/ui/cancellation/CancelModel.ts';
import type { CancelDesk } from '../../support/CancelDesk.ts';
import { onlyThese, showScreen } from '../support/showScreen.tsx';

/** The order that is to be cancelled. */
export const order = orderNo('2026112709000000000001');

/** A visitor who cancels an order: the real use case and model over a museum that is told. */
export class CancelVisit {
  readonly clock = new ManualClock(Date.parse('2026-11-28T01:00:00Z'));
  readonly announcements = new AnnouncementModel({ clock: this.clock });
  readonly address = new MemoryAddressBar('/order');
  readonly language: FixedLanguage;
  readonly cancelOrder: CancelOrder;
  /** What the dialog told its opener. */
  readonly told: ('closed' | 'cancelled')[] = [];

  constructor(desk: CancelDesk, language: Language = 'English') {
    this.language = new FixedLanguage(language);
    const { clock } = this;
    this.cancelOrder = new CancelOrder({ museum: desk, tabs: new MemoryTabs(), clock });
  }

  model(): CancelModel {
    return new CancelModel(this, order);
  }

  /** Shows the dialog; its opener takes it away as it is told. */
  async shows(): Promise<void> {
    const { announcements, address, language } = this;
    const close = await showScreen(
      onlyThese({ announcements, address, language, cancellation: () => this.model() }),
      <CancelDialog
        orderNo={order}
        onClose={() => {
          this.told.push('closed');
          close();
        }}
        onCancelled={() => {
          this.told.push('cancelled');
          close();
        }}
      />,
    );
  }

  async pass(milliseconds: number): Promise<void> {
    await act(() => this.clock.advance(milliseconds));
  }
}
