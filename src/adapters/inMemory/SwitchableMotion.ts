import type { MotionPreference } from '../../ports/MotionPreference.ts';

/** A visitor who doesn't mind motion until they say so. */
export class SwitchableMotion implements MotionPreference {
  #isReduced = false;

  isReduced(): boolean {
    return this.#isReduced;
  }

  /** The visitor asks the device for less motion. */
  reduce(): void {
    this.#isReduced = true;
  }
}
