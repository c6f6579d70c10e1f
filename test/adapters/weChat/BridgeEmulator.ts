import type { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';

/** How a bridge comes into the page. `afterMs` null: it never does. */
export interface Appearance {
  readonly afterMs: number | null;
  /** Whether it tells that it is ready. */
  readonly tells: boolean;
}

/** What it does when it is invoked: answers, several times perhaps; throws; or keeps silent. */
export type Manner = { readonly answers: readonly unknown[]; readonly afterMs?: number } | 'throws';

/** The text that WeChat answers with. */
export const wechatSays = (result: string): { err_msg: string } => ({
  err_msg: `get_brand_wcpay_request:${result}`,
});

type Answered = (answer: unknown) => void;

/** WeChat's bridge in a page, in every way one can behave (Q-PAY-7). Notes what it was asked. */
export class BridgeEmulator {
  readonly asked: (readonly [method: string, parameters: unknown])[] = [];
  readonly #window: Window;
  readonly #clock: ManualClock;
  readonly #manner: Manner;

  constructor(window: Window, clock: ManualClock, manner: Manner) {
    this.#window = window;
    this.#clock = clock;
    this.#manner = manner;
  }

  /** Comes into the page, at once or after a while. */
  appear({ afterMs, tells }: Appearance): this {
    if (afterMs === 0) this.#enter(tells);
    else if (afterMs !== null) this.#clock.after(afterMs, () => this.#enter(tells));
    return this;
  }

  /** Leaves the page. */
  leave(): void {
    Reflect.deleteProperty(this.#window, 'WeixinJSBridge');
  }

  #enter(tells: boolean): void {
    Reflect.set(this.#window, 'WeixinJSBridge', {
      invoke: (method: string, parameters: unknown, answered: Answered) =>
        this.#invoke(method, parameters, answered),
    });
    if (tells) this.#window.document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  }

  #invoke(method: string, parameters: unknown, answered: Answered): void {
    this.asked.push([method, parameters]);
    const manner = this.#manner;
    if (manner === 'throws') throw new Error('system:access_denied');
    for (const answer of manner.answers) {
      if (manner.afterMs === undefined) answered(answer);
      else this.#clock.after(manner.afterMs, () => answered(answer));
    }
  }
}
