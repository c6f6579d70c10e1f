import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Clock } from '../../../ports/Clock.ts';
import type { LanguagePreference } from '../../../ports/LanguagePreference.ts';
import type { PageControl } from '../../../ports/PageControl.ts';
import type { ScriptedCashier } from './CashierSection.tsx';
import { MuseumDesk } from './MuseumDesk.ts';
import { PanelOpener } from './PanelOpener.tsx';
import { words } from './words.ts';

/** What the developer's panel works with. */
export interface PanelSettings {
  readonly document: Document;
  /** One act on the museum's control face. */
  readonly control: (path: string, body: unknown) => unknown;
  /** Tells of changes at the museum, until the function it gives back is called. */
  readonly onChange: (listener: () => void) => () => void;
  readonly clock: Pick<Clock, 'after'>;
  readonly language: Pick<LanguagePreference, 'current'>;
  readonly page: Pick<PageControl, 'reload'>;
  readonly cashier: ScriptedCashier;
  /** What was wrong with the link that was opened; null when nothing was. */
  readonly linkProblem: string | null;
}

/**
 * Puts the developer's panel at the edge of the page, in a React root of its own: nothing of the app knows of it, and
 * nothing of it stands in the app's tree.
 */
export function mountPanel(settings: PanelSettings): void {
  const { document, control, onChange, clock, language, page, cashier, linkProblem } = settings;
  const desk = new MuseumDesk({ control, onChange, after: (ms, task) => clock.after(ms, task) });
  if (linkProblem !== null) desk.say('refused', linkProblem);
  const place = document.createElement('div');
  place.id = 'museum-panel';
  document.body.append(place);
  createRoot(place).render(
    createElement(PanelOpener, {
      desk,
      cashier,
      said: words[language.current()],
      onReload: () => page.reload(),
    }),
  );
}
