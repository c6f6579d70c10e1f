import type { Stop } from '../../ports/Clock.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';

/** A page's visibility, switched by hand. */
export class SwitchableVisibility implements PageVisibility {
  #isVisible = true;
  readonly #listeners = new Set<() => void>();

  isVisible(): boolean {
    return this.#isVisible;
  }

  onChange(listener: () => void): Stop {
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** The visitor goes to another app. */
  hide(): void {
    this.#turn(false);
  }

  /** The visitor comes back. */
  show(): void {
    this.#turn(true);
  }

  /** The browser shows a page again that it had put away whole. */
  restore(): void {
    this.#isVisible = true;
    this.#tell();
  }

  #turn(isVisible: boolean): void {
    if (isVisible === this.#isVisible) return;
    this.#isVisible = isVisible;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
