import type { MessagesApi } from '../../ports/MuseumApi.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { Failure } from '../model/Failure.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { phoneOf } from '../model/Phone.ts';
import { normalised } from '../model/Text.ts';

/** Why a code does not let an order through: the museum says no, or it got no answer. */
export type CodeObjection =
  | { readonly kind: 'codeRefused'; readonly cause: Failure }
  | { readonly kind: 'unchecked'; readonly cause: Failure };

/** Has the museum check the code on the form, where one is asked for (§5 rule 9, §8). */
export class CheckCode {
  readonly #museum: Pick<MessagesApi, 'checkCode'>;
  readonly #configuration: Pick<Configuration, 'asksForCode'>;
  /** The phone and code that the museum found right last. */
  #right = '';

  constructor(ports: {
    museum: Pick<MessagesApi, 'checkCode'>;
    configuration: Pick<Configuration, 'asksForCode'>;
  }) {
    this.#museum = ports.museum;
    this.#configuration = ports.configuration;
  }

  /**
   * The objection; null when there is none. A code is good once: one that was found right is not asked about again, so
   * that an order refused for another reason can be sent anew.
   */
  async execute({ contactMobile, code }: OrderDraft): Promise<CodeObjection | null> {
    if (!this.#configuration.asksForCode) return null;
    const [phone, typed] = [phoneOf(contactMobile), normalised(code)];
    const asked = `${phone} ${typed}`;
    if (this.#right === asked) return null;
    const checked = await this.#museum.checkCode(phone, typed);
    if (!checked.ok) {
      const { failure: cause } = checked;
      return { kind: cause.kind === 'business' ? 'codeRefused' : 'unchecked', cause };
    }
    this.#right = asked;
    return null;
  }
}
