import type { OrderingApi } from '../../ports/MuseumApi.ts';
import {
  type BannableNumber,
  bannableNumbers,
  type DraftProblem,
  type FormRules,
  problemsOf,
} from '../model/DraftProblem.ts';
import type { Failure } from '../model/Failure.ts';
import type { OrderDraft } from '../model/OrderDraft.ts';
import { isMobile, phoneOf } from '../model/Phone.ts';

const checksAtOnce = 4;

/**
 * What stands against an order before it is sent.
 *
 * - `blacklisted`: the contact phone may not order; the museum's text says so (§5 rule 1)
 * - `problems`: the form has them, in the order of §5
 * - `banned`: IDs whose region may not order, one problem each
 * - `unchecked`: a check got no answer
 */
export type OrderObjection =
  | { readonly kind: 'blacklisted'; readonly cause: Failure }
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] }
  | { readonly kind: 'banned'; readonly problems: readonly DraftProblem[] }
  | { readonly kind: 'unchecked'; readonly cause: Failure };

type Asked = Pick<OrderingApi, 'checkContact' | 'checkBanRule'>;

/** Checks an order in the order of §5 submit order, 1 to 9, then every ID against the ban rule. */
export class CheckOrder {
  readonly #museum: Asked;
  readonly #configuration: FormRules;

  constructor(ports: { museum: Asked; configuration: FormRules }) {
    this.#museum = ports.museum;
    this.#configuration = ports.configuration;
  }

  /**
   * The first objection; null when there is none. A contact phone that is no mobile number can be on no blacklist: rule
   * 8 speaks of it in its turn. Where the blacklist can't be asked, what is wrong with the form is said all the same.
   */
  async execute(draft: OrderDraft): Promise<OrderObjection | null> {
    const phone = phoneOf(draft.contactMobile);
    const contact = isMobile(phone) ? await this.#museum.checkContact(phone) : null;
    const cause = contact?.ok === false ? contact.failure : null;
    if (cause?.kind === 'business') return { kind: 'blacklisted', cause };
    const problems = problemsOf(draft, this.#configuration);
    if (problems.length > 0) return { kind: 'problems', problems };
    if (cause !== null) return { kind: 'unchecked', cause };
    return this.#checkBans(bannableNumbers(draft));
  }

  async #checkBans(numbers: readonly BannableNumber[]): Promise<OrderObjection | null> {
    const problems: DraftProblem[] = [];
    for (let begin = 0; begin < numbers.length; begin += checksAtOnce) {
      const some = numbers.slice(begin, begin + checksAtOnce);
      const answers = await Promise.all(
        some.map(async ({ number, problem }) => ({
          answer: await this.#museum.checkBanRule(number),
          problem,
        })),
      );
      for (const { answer, problem } of answers) {
        if (answer.ok) continue;
        if (answer.failure.kind !== 'business') return { kind: 'unchecked', cause: answer.failure };
        problems.push(problem);
      }
    }
    return problems.length > 0 ? { kind: 'banned', problems } : null;
  }
}
