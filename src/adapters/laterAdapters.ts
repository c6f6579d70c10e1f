import type { LaterAdapters } from '../tokens.ts';
import { gateAdapters } from './gateAdapters.ts';
import { HttpBookingApi, type HttpBookingApiSettings } from './http/HttpBookingApi.ts';
import type { BrowserClock } from './system/BrowserClock.ts';
import { HistoryDraftKeeper } from './system/HistoryDraftKeeper.ts';
import { openTabs } from './system/openTabs.ts';

/** What the page has made of its adapters before a visitor goes on from home. */
export interface LaterPage extends HttpBookingApiSettings {
  readonly window: Window & typeof globalThis;
  readonly clock: BrowserClock;
  readonly token: () => string | null;
  readonly random: () => number;
}

/** The adapters behind the first screen, for whoever takes the money. */
export async function laterAdapters(
  page: LaterPage,
  bridge: LaterAdapters['bridge'],
): Promise<LaterAdapters> {
  const { window, clock, token, random } = page;
  const { history, location } = window;
  return {
    museum: new HttpBookingApi(page),
    drafts: new HistoryDraftKeeper({ history, location, clock, token }),
    tabs: await openTabs(window, clock, random),
    chance: random,
    bridge,
    ...gateAdapters(window, clock),
  };
}
