import type { WireRequest, WireResponse } from '../http/Transport.ts';
import type { Fault } from './museum/Faults.ts';
import { InMemoryMuseum } from './museum/InMemoryMuseum.ts';

/** Where the museum's state is kept between reloads, and shared between tabs. */
export interface MuseumStore {
  load(): string | null;
  save(state: string): void;
}

/**
 * The in-memory museum as a page carries it: its state survives a reload, and several tabs of one browser are visitors of
 * the same museum. Each call looks first whether another tab has changed it; a call is one synchronous step, so no two
 * tabs sell the same place.
 */
export class PageMuseum {
  readonly #store: MuseumStore;
  readonly #listeners = new Set<() => void>();
  #state: string | null = null;
  #museum: InMemoryMuseum;

  constructor(settings: { store: MuseumStore }) {
    this.#store = settings.store;
    this.#museum = this.#open(settings.store.load());
  }

  /** Answers one call of the wire. */
  handle(request: WireRequest): WireResponse {
    return this.#latest().handle(request);
  }

  /** One act on the control face; throws ControlError for what it does not know. */
  control(path: string, body: unknown): unknown {
    return this.#latest().control(path, body);
  }

  /** The fault planned for a call to a path, used up by this. */
  takeFault(path: string): Fault | undefined {
    return this.#latest().takeFault(path);
  }

  /** How many milliseconds the next call takes on its way. */
  takeLatency(): number {
    return this.#latest().takeLatency();
  }

  /** Tells a listener of whatever changes through this page, until the function it gives back is called. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The museum's own time. */
  now(): number {
    return this.#latest().now();
  }

  #latest(): InMemoryMuseum {
    const stored = this.#store.load();
    if (stored !== this.#state) this.#museum = this.#open(stored);
    return this.#museum;
  }

  #open(state: string | null): InMemoryMuseum {
    this.#state = state;
    const museum: InMemoryMuseum = new InMemoryMuseum({
      now: () => Date.now(),
      random: () => Math.random(),
      ...(state === null ? {} : { state }),
      onChange: () => {
        this.#state = museum.save();
        this.#store.save(this.#state);
        for (const listener of [...this.#listeners]) listener();
      },
    });
    return museum;
  }
}
