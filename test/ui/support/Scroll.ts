import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Watcher = ConstructorParameters<typeof IntersectionObserver>[0];

/**
 * Tells what comes near the screen, in place of a layout: nothing does until a test scrolls. Made once for a file of tests:
 * what each of them shows is taken down after it.
 */
export class Scroll {
  readonly #waiting = new Map<Element, () => void>();

  constructor() {
    beforeEach(() => this.#begin());
    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
    });
  }

  #begin(): void {
    const waiting = this.#waiting;
    waiting.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #told: Watcher;
        readonly #own = new Set<Element>();

        constructor(told: Watcher) {
          this.#told = told;
        }

        observe(element: Element): void {
          this.#own.add(element);
          const entry = { isIntersecting: true, target: element };
          waiting.set(element, () => Reflect.apply(this.#told, undefined, [[entry], this]));
        }

        disconnect(): void {
          for (const element of this.#own) waiting.delete(element);
          this.#own.clear();
        }
      },
    );
  }

  /** So many elements are watched and have not come near yet. */
  get left(): number {
    return this.#waiting.size;
  }

  /** The next so many elements come near, those first that are watched longest. */
  async on(count: number): Promise<void> {
    const next = [...this.#waiting.values()].slice(0, count);
    await act(async () => {
      for (const tell of next) tell();
    });
  }

  /** Until nothing more is to come. */
  async toEnd(): Promise<void> {
    while (this.left > 0) await this.on(this.left);
  }
}
