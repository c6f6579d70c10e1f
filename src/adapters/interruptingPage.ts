import type { Interruption } from '../ports/Interruptions.ts';
import type { PageVisibility } from '../ports/PageVisibility.ts';
import type { Adapters, InterruptionAdapters, UpkeepAdapters } from '../tokens.ts';
import { losslessJson } from './http/LosslessJson.ts';
import { MessagesCalls } from './http/MessagesCalls.ts';
import * as paths from './http/paths.ts';
import type { Transport } from './http/Transport.ts';
import { WaitingRoom } from './http/WaitingRoom.ts';
import type { Doorkeeper, WireExchange } from './http/WireExchange.ts';
import { waitingPage } from './http/waitingPage.ts';
import type { KeptText } from './sessionStorage/KeptText.ts';
import type { BrowserClock } from './system/BrowserClock.ts';
import type { CookieLanguage } from './system/CookieLanguage.ts';
import { isOurMistake } from './system/isOurMistake.ts';
import type { PageInterruptions } from './system/pageInterruptions.ts';

/** What a page loads when something interrupts it: whoever shows that, and the adapters that have to do with it. */
export interface InterruptionHost extends Doorkeeper {
  readonly hear: (interruption: Interruption) => void;
  /** A transport whose calls are shown on a debugging console, which it opens. */
  readonly watching: (carrier: Transport) => Promise<Transport>;
}

/** What the page has made of its adapters when something interrupts it. */
export interface InterruptedPage {
  readonly exchange: WireExchange;
  readonly interruptions: PageInterruptions<InterruptionHost>;
  readonly clock: BrowserClock;
  readonly visibility: PageVisibility;
  readonly language: CookieLanguage;
  readonly token: () => string | null;
  /** What outlasts a visit. */
  readonly local: KeptText;
  readonly debugFlag: string;
}

/** The adapters that nobody needs while all is well. */
export interface InterruptingPage extends InterruptionAdapters, Omit<InterruptionHost, 'hear'> {}

/** The adapters of an app that can be interrupted. */
export interface InterruptibleAdapters extends Adapters {
  readonly interruptions: PageInterruptions<InterruptionHost>;
  readonly interrupting: () => Promise<InterruptingPage>;
  readonly upkeep: () => Promise<UpkeepAdapters>;
  /** Does something once the page has nothing better to do; never for a visitor who wants no more loaded than must be. */
  readonly whenIdle: (task: () => void) => void;
  /** Whether the app's own host answers now, and has the files of this build. */
  readonly isReachable: () => Promise<boolean>;
}

async function jsonOf(body: string): Promise<unknown> {
  try {
    return await losslessJson(body);
  } catch {
    return undefined;
  }
}

/** Wires the adapters of what interrupts a visit; loaded with the first interruption. */
export function interruptingPage(page: InterruptedPage): InterruptingPage {
  const { interruptions, clock, visibility, language, token, local, debugFlag } = page;
  const chance = Math.random;
  const tell = interruptions.tell;
  const room = new WaitingRoom({
    clock,
    visibility,
    chance,
    tell: (wait) => tell({ kind: 'crowd', wait }),
  });
  return {
    museum: new MessagesCalls(page.exchange),
    chance,
    isOurMistake: (event) => isOurMistake(event, window.location.origin),
    debugSwitch: {
      toggle: () => {
        const isOn = local.get(debugFlag) !== 'true';
        local.set(debugFlag, String(isOn));
        return isOn;
      },
    },
    admit: (refused, ask) => room.admit(refused, ask),
    judge: async (refused, response, { path, writes }) => {
      const { kind } = refused.failure;
      if (kind === 'expired') {
        tell({ kind, wasPolled: path === paths.maintenanceNotice.path });
      }
      if (kind !== 'malformed' && kind !== 'maintenance') return refused;
      const crowd = waitingPage(response, await jsonOf(response.body), writes);
      return crowd === null ? refused : { ok: false, failure: crowd };
    },
    watching: async (carrier) => {
      const { openDebugConsole } = await import('./debug/openDebugConsole.ts');
      return openDebugConsole({ window, language: language.current(), token }).watching(carrier);
    },
  };
}
