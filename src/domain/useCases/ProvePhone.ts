import type { MessagesApi } from '../../ports/MuseumApi.ts';
import { phoneOf } from '../model/Phone.ts';
import { failed, type Result, success } from '../model/Result.ts';
import { normalised } from '../model/Text.ts';

/** Has the museum check the code that it sent to a phone (§7 checkCode, §8): whoever knows it holds the phone. */
export class ProvePhone {
  readonly #museum: Pick<MessagesApi, 'checkCode'>;
  /** The phone and code that the museum found right last. */
  #right = '';

  constructor(ports: { museum: Pick<MessagesApi, 'checkCode'> }) {
    this.#museum = ports.museum;
  }

  /**
   * A code is good once: one that was found right is not asked about again, so that what it was typed for can be tried
   * anew. `business`, with the museum's own text, when it says no. After `network`, `timeout` and `malformed` the code
   * may be used up; it is sent again only when the visitor asks for it.
   */
  async execute(contactMobile: string, code: string): Promise<Result<'proved'>> {
    const [phone, typed] = [phoneOf(contactMobile), normalised(code)];
    const asked = `${phone} ${typed}`;
    if (this.#right === asked) return success('proved');
    const checked = await this.#museum.checkCode(phone, typed);
    if (!checked.ok) return failed(checked.failure);
    this.#right = asked;
    return success('proved');
  }

  /** The museum no longer takes the phone for proved: the next time a code is checked, whichever it is. */
  forget(): void {
    this.#right = '';
  }
}
