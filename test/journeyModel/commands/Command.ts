import type { TranslationFunctions } from '../../../src/ui/i18n/i18n-types.ts';
import type { Dialog, ScreenModels, Shown } from '../Screens.ts';
import type { Tab } from '../Tab.ts';
import type { World } from '../World.ts';

/** Where and with what a command is done. */
export interface Doing {
  readonly world: World;
  readonly tab: Tab;
  /** Chooses among what there is to choose from. */
  readonly pick: number;
  readonly LL: TranslationFunctions;
}

/** What somebody may do. */
export interface Command {
  readonly name: string;
  /** False for what is done beside the page, also while a payment sheet lies over it. */
  readonly isOnPage?: false;
  /** Does it, and says to what; null where there is nothing of that kind to be done. */
  readonly act: (doing: Doing) => string | null;
}

/** One of several, by a number; undefined of none. */
export function oneOf<T>(all: readonly T[], pick: number): T | undefined {
  return all[pick % Math.max(all.length, 1)];
}

/** Whether the visitor sees the app, and nothing lies over it that takes every tap. */
function isReachable({ page, isAtBank }: Tab): boolean {
  return !isAtBank && page.interrupted?.maintenance.isShown !== true;
}

const isOf = <Kind extends keyof ScreenModels>(
  shown: Shown,
  kind: Kind,
): shown is Shown & { readonly kind: Kind; readonly model: ScreenModels[Kind] } =>
  shown.kind === kind;

/** The screen a tab shows, if it is of a kind and nothing stands over it. */
export function screenOf<Kind extends keyof ScreenModels>(
  tab: Tab,
  kind: Kind,
): ScreenModels[Kind] | null {
  const { shown } = tab;
  return shown === null || hasOverlay(shown) ? null : screenBelow(tab, kind);
}

/** The same, whatever of its own stands over it. */
export function screenBelow<Kind extends keyof ScreenModels>(
  tab: Tab,
  kind: Kind,
): ScreenModels[Kind] | null {
  const { shown } = tab;
  if (!isReachable(tab) || tab.dialog !== null || shown === null) return null;
  if (!isOf(shown, kind)) return null;
  return shown.model;
}

/** The dialog that stands over the screen, if it is of a kind. */
export function dialogOf<Kind extends Dialog['kind']>(
  tab: Tab,
  kind: Kind,
): Extract<Dialog, { kind: Kind }> | null {
  const { dialog } = tab;
  if (!isReachable(tab) || dialog?.kind !== kind) return null;
  return dialog as Extract<Dialog, { kind: Kind }>;
}

/** Whether a screen has something of its own over it, which is closed before anything else is done. */
function hasOverlay(shown: Shown): boolean {
  switch (shown.kind) {
    case 'home':
      return shown.model.hasOverlay;
    case 'orderForm':
      return shown.model.refusal !== null;
    case 'orders':
      return shown.model.over !== null;
    case 'order':
      return shown.model.actions?.over != null;
    case 'rebooking':
      return shown.model.dialog !== null;
    case 'replenishment':
      return shown.model.topUp.isOpen;
    default:
      return false;
  }
}
