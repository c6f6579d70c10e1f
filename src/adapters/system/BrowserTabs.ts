import * as v from 'valibot';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { OtherTabs } from '../../ports/OtherTabs.ts';
import type { TabTurns } from './TabTurns.ts';

const channelName = 'museum.tabs';
const toldForMs = 5 * 60_000;

const MessageSchema = v.object({ about: v.string(), outcome: v.string() });

/** What of a broadcast channel is used. */
export type TabChannel = EventTarget & Pick<BroadcastChannel, 'postMessage'>;

/** What a {@link BrowserTabs} works with. */
export interface BrowserTabsSettings {
  readonly turns: TabTurns;
  /** Opens the channel between the tabs; null where the browser has none. */
  readonly openChannel: (name: string) => TabChannel | null;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * The browser's other tabs: their turns by a lock, their news by a broadcast that stands in no storage. Where a browser
 * has no broadcast, whoever had to wait for a turn must look for themselves.
 */
export class BrowserTabs implements OtherTabs {
  readonly #turns: TabTurns;
  readonly #channel: TabChannel | null;
  readonly #news = new Map<string, { readonly outcome: string; readonly forget: Stop }>();

  constructor({ turns, openChannel, clock }: BrowserTabsSettings) {
    this.#turns = turns;
    this.#channel = openChannel(channelName);
    this.#channel?.addEventListener('message', (event) => {
      const message = v.safeParse(MessageSchema, event instanceof MessageEvent ? event.data : null);
      if (!message.success) return;
      const { about, outcome } = message.output;
      this.#news.get(about)?.forget();
      // By a timer: news heard while the phone's clock was wrong are no older once it has been put right.
      const forget = clock.after(toldForMs, () => this.#news.delete(about));
      this.#news.set(about, { outcome, forget });
    });
  }

  inTurn<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    return this.#turns.take(name, task);
  }

  tell(about: string, outcome: string): void {
    this.#channel?.postMessage({ about, outcome });
  }

  told(about: string): string | null {
    return this.#news.get(about)?.outcome ?? null;
  }
}
