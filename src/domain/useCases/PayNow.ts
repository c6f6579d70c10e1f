import type { OrderingApi, PayingApi } from '../../ports/MuseumApi.ts';
import type { VisitStorage } from '../../ports/VisitStorage.ts';
import type { Failure } from '../model/Failure.ts';
import type { OrderNo } from '../model/Identifiers.ts';
import { type Money, noMoney } from '../model/Money.ts';

/** Where "pay now" on an order leads (§4 pay now). */
export type PayNowOutcome =
  | { readonly kind: 'alreadyPaid' }
  | { readonly kind: 'chooseMethod' }
  | { readonly kind: 'reserved' }
  | { readonly kind: 'notReserved'; readonly cause: Failure }
  | { readonly kind: 'unknown'; readonly cause: Failure };

interface Ports {
  museum: Pick<PayingApi, 'paymentState'> & Pick<OrderingApi, 'confirmOrder'>;
  storage: Pick<VisitStorage, 'clearSelection'>;
}

/** Pays a listed order: looks whether it is paid already, then leads on by its amount (§4 pay now). */
export class PayNow {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** A pre-check without an answer blocks paying: `unknown`, and nothing else is asked (Q-PAY-12). */
  async execute(order: OrderNo, total: Money | null): Promise<PayNowOutcome> {
    const state = await this.#ports.museum.paymentState(order);
    if (!state.ok) return { kind: 'unknown', cause: state.failure };
    if (state.value === 'paid') return { kind: 'alreadyPaid' };
    if (total !== noMoney) return { kind: 'chooseMethod' };
    const confirmed = await this.#ports.museum.confirmOrder(order);
    if (!confirmed.ok) return { kind: 'notReserved', cause: confirmed.failure };
    this.#ports.storage.clearSelection();
    return { kind: 'reserved' };
  }
}
