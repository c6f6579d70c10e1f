import * as v from 'valibot';
import type { Clock } from '../../ports/Clock.ts';
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
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * The browser's other tabs: their turns by a lock, their news by a broadcast that stands in no storage. Where a browser
 * has no broadcast, whoever had to wait for a turn must look for themselves.
 */
export class BrowserTabs implements OtherTabs {
  readonly #turns: TabTurns;
  readonly #channel: TabChannel | null;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #news = new Map<string, { readonly outcome: string; readonly at: number }>();

  constructor({ turns, openChannel, clock }: BrowserTabsSettings) {
    this.#turns = turns;
    this.#clock = clock;
    this.#channel = openChannel(channelName);
    this.#channel?.addEventListener('message', (event) => {
      const message = v.safeParse(MessageSchema, event instanceof MessageEvent ? event.data : null);
      if (!message.success) return;
      const { about, outcome } = message.output;
      this.#news.set(about, { outcome, at: this.#clock.now() });
    });
  }

  inTurn<T>(name: string, task: (hasWaited: boolean) => Promise<T>): Promise<T> {
    return this.#turns.take(name, task);
  }

  tell(about: string, outcome: string): void {
    this.#channel?.postMessage({ about, outcome });
  }

  told(about: string): string | null {
    const news = this.#news.get(about);
    const age = this.#clock.now() - (news?.at ?? 0);
    return news !== undefined && Math.abs(age) < toldForMs ? news.outcome : null;
  }
}
