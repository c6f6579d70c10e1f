import type { Clock } from '../../ports/Clock.ts';
import type { OffersApi } from '../../ports/MuseumApi.ts';
import type { Result } from '../model/Result.ts';
import { KeptAnswer } from './KeptAnswer.ts';

/** Reads whether the museum lets visits be moved at all (`IS_CAN_REBOOK`, §4 order list). */
export class ReadRebookingSwitch {
  readonly #kept: KeptAnswer<boolean>;

  constructor({
    museum,
    clock,
  }: {
    museum: Pick<OffersApi, 'canRebook'>;
    clock: Pick<Clock, 'now'>;
  }) {
    this.#kept = new KeptAnswer(clock, () => museum.canRebook());
  }

  /** The museum's answer, or why it could not be read. */
  read(): Promise<Result<boolean>> {
    return this.#kept.read();
  }

  /** False also while the museum does not say: nothing is offered that it may refuse. */
  async execute(): Promise<boolean> {
    const answer = await this.#kept.read();
    return answer.ok && answer.value;
  }
}
