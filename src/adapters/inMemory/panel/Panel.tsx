import { useSyncExternalStore } from 'react';
import { CashierSection, type ScriptedCashier } from './CashierSection.tsx';
import { ClockSection } from './ClockSection.tsx';
import { CodesSection } from './CodesSection.tsx';
import { JournalSection } from './JournalSection.tsx';
import type { MuseumDesk } from './MuseumDesk.ts';
import { OrdersSection } from './OrdersSection.tsx';
import styles from './Panel.module.css';
import { ResetSection } from './ResetSection.tsx';
import { ScenarioSection } from './ScenarioSection.tsx';
import { StockSection } from './StockSection.tsx';
import type { PanelWords } from './words.ts';

/** What a {@link Panel} shows and acts on. */
export interface PanelProps {
  readonly desk: MuseumDesk;
  readonly cashier: ScriptedCashier;
  readonly said: PanelWords;
  readonly onReload: () => void;
}

/** Everything that a developer does to the museum, each part through its control face. */
export function Panel({ desk, cashier, said, onReload }: PanelProps) {
  const { reading, note } = useSyncExternalStore(desk.subscribe, desk.current);
  const parts = { desk, reading, said };
  return (
    <>
      <ScenarioSection {...parts} />
      <ClockSection {...parts} />
      <CashierSection cashier={cashier} said={said} />
      <StockSection {...parts} />
      <OrdersSection {...parts} />
      <CodesSection reading={reading} said={said} />
      <JournalSection {...parts} />
      <ResetSection desk={desk} said={said} />
      <div className={styles['notes']}>
        <p role="status">{note?.kind === 'done' && note.text}</p>
        <p
          role="alert"
          className={styles['problem']}
          lang={note?.kind === 'refused' ? 'en' : said.lang}
        >
          {note?.kind !== 'done' && note?.text}
        </p>
        <button type="button" className={styles['button']} onClick={onReload}>
          {said.reload}
        </button>
      </div>
    </>
  );
}
