import type { MotionPreference } from '../../ports/MotionPreference.ts';

/** The device's setting for less motion, as it is at this moment. */
export class MediaMotion implements MotionPreference {
  readonly #window: Pick<Window, 'matchMedia'>;

  constructor(window: Pick<Window, 'matchMedia'>) {
    this.#window = window;
  }

  isReduced(): boolean {
    return this.#window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}
