import {
  isUnderWay,
  type PaymentEvent,
  type PaymentState,
  paymentStateAfter,
} from './PaymentState.ts';

/** The payment of one order: the one truth about it on this page (Q-PAY-1). */
export class PaymentMachine {
  #state: PaymentState = 'idle';
  readonly #listeners = new Set<() => void>();

  get state(): PaymentState {
    return this.#state;
  }

  /** Tells it what happened. False when that can't happen in its state: then nothing has changed. */
  take(event: PaymentEvent): boolean {
    const next = paymentStateAfter(this.#state, event);
    if (next === null) return false;
    this.#state = next;
    for (const tell of [...this.#listeners]) tell();
    return true;
  }

  /** Tells of everything that happens to it, until the function it gives back is called. */
  onChange(listener: () => void): () => void {
    const told = () => listener();
    this.#listeners.add(told);
    return () => void this.#listeners.delete(told);
  }

  /** Settles once it is in another state than this. */
  whenNot(state: PaymentState): Promise<void> {
    return this.#when(() => this.#state !== state);
  }

  /** Settles once nothing is under way any more: there is a definite outcome, or nobody waits for one. */
  whenFree(): Promise<void> {
    return this.#when(() => !isUnderWay(this.#state));
  }

  #when(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onChange(() => {
        if (!isSo()) return;
        stop();
        resolve();
      });
    });
  }
}
