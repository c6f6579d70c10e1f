import type { MessagesApi } from '../../ports/MuseumApi.ts';
import type { Configuration } from '../model/Configuration.ts';
import type { Failure } from '../model/Failure.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { ProvePhone } from './ProvePhone.ts';

/** Why a code does not let an order through: the museum says no, or it got no answer. */
export type CodeObjection =
  | { readonly kind: 'codeRefused'; readonly cause: Failure }
  | { readonly kind: 'unchecked'; readonly cause: Failure };

/** Has the museum check the code on the form, where one is asked for (§5 rule 9, §8). */
export class CheckCode {
  readonly #provePhone: ProvePhone;
  readonly #configuration: Pick<Configuration, 'asksForCode'>;

  constructor(ports: {
    museum: Pick<MessagesApi, 'checkCode'>;
    configuration: Pick<Configuration, 'asksForCode'>;
  }) {
    this.#provePhone = new ProvePhone(ports);
    this.#configuration = ports.configuration;
  }

  /** The objection; null when there is none. An order refused for another reason can be sent anew with its code. */
  async execute({ contactMobile, code }: OrderDraft): Promise<CodeObjection | null> {
    if (!this.#configuration.asksForCode) return null;
    const proved = await this.#provePhone.execute(contactMobile, code);
    if (proved.ok) return null;
    const { failure: cause } = proved;
    return { kind: cause.kind === 'business' ? 'codeRefused' : 'unchecked', cause };
  }
}
