import type { LookupApi } from '../../ports/MuseumApi.ts';
import { type Failure, leavesOutcomeUnknown } from '../model/Failure.ts';
import type { Language } from '../model/Language.ts';
import type { OrderSummary } from '../model/Order.ts';
import { type OrderLookup, orderLookupOf } from '../model/OrderLookup.ts';
import {
  type OrderQuery,
  type OrderQueryProblems,
  orderQueryProblems,
} from '../model/OrderQuery.ts';
import { phoneOf } from '../model/Phone.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { ProvePhone } from './ProvePhone.ts';

/** What was found, and what it was asked by. */
export interface FoundOrders {
  readonly lookup: OrderLookup;
  /** The contact phone, which opens the orders. */
  readonly mobile: string;
  /** Empty when nothing fits. */
  readonly orders: readonly OrderSummary[];
}

/**
 * Why no orders could be looked up.
 *
 * - `problems`: something was not filled in; nothing was asked
 * - `alreadyAsking`: an earlier press is still under way; nothing was asked
 * - `codeRefused`: the museum says that the code is wrong
 * - `codeUnknown`: the answer about the code was lost, which may be used up (R25)
 * - `unchecked`: the code was not checked and is still good
 * - `notRead`: the code was right, the orders did not come; asking again needs no other code
 * - `refused`: the code was right, the museum does not say what it was asked for
 */
export type FindOrdersFailure =
  | { readonly kind: 'problems'; readonly problems: OrderQueryProblems }
  | { readonly kind: 'alreadyAsking' }
  | { readonly kind: 'codeRefused'; readonly cause: Failure }
  | { readonly kind: 'codeUnknown'; readonly cause: Failure }
  | { readonly kind: 'unchecked' | 'notRead' | 'refused'; readonly cause: Failure };

/** Looks up orders by a document or order number, after the code sent to the contact phone was checked (§4). */
export class FindOrders {
  readonly #museum: Pick<LookupApi, 'findOrders'>;
  readonly #provePhone: ProvePhone;
  #underWay = false;

  constructor(ports: { museum: Pick<LookupApi, 'findOrders'>; provePhone: ProvePhone }) {
    this.#museum = ports.museum;
    this.#provePhone = ports.provePhone;
  }

  async execute(
    query: OrderQuery,
    language: Language,
  ): Promise<Result<FoundOrders, FindOrdersFailure>> {
    const problems = orderQueryProblems(query);
    if (Object.keys(problems).length > 0) return failed({ kind: 'problems', problems });
    if (this.#underWay) return failed({ kind: 'alreadyAsking' });
    this.#underWay = true;
    try {
      const proved = await this.#provePhone.execute(query.contactMobile, query.code);
      if (!proved.ok) return failed(objectionOf(proved.failure));
      return await this.#find(orderLookupOf(query.number), phoneOf(query.contactMobile), language);
    } finally {
      this.#underWay = false;
    }
  }

  /** Looks at the same orders once more, without a code: for reads that nobody asked for, which fail silently (R24). */
  async again(found: FoundOrders, language: Language): Promise<FoundOrders | null> {
    const { lookup, mobile } = found;
    const orders = await this.#museum.findOrders(lookup, mobile, 'all', language);
    return orders.ok ? { lookup, mobile, orders: orders.value } : null;
  }

  async #find(
    lookup: OrderLookup,
    mobile: string,
    language: Language,
  ): Promise<Result<FoundOrders, FindOrdersFailure>> {
    const orders = await this.#museum.findOrders(lookup, mobile, 'all', language);
    if (orders.ok) return success({ lookup, mobile, orders: orders.value });
    const { failure: cause } = orders;
    if (cause.kind !== 'business') return failed({ kind: 'notRead', cause });
    // Perhaps because the code was checked too long ago: then the same one must not be taken for right again.
    this.#provePhone.forget();
    return failed({ kind: 'refused', cause });
  }
}

function objectionOf(cause: Failure): FindOrdersFailure {
  if (cause.kind === 'business') return { kind: 'codeRefused', cause };
  return { kind: leavesOutcomeUnknown(cause) ? 'codeUnknown' : 'unchecked', cause };
}
