import type { PayingApi } from '../../ports/MuseumApi.ts';
import { constants } from '../model/constants.ts';
import type { OrderNo } from '../model/Identifiers.ts';

/** What the museum says of an order whose result page is open; `unknown` when it did not say. */
export type VerifiedPayment = 'issued' | 'notIssued' | 'unknown';

/** Asks the museum what a result page may claim: an address proves nothing (R17, Q-PAY-5). */
export class VerifyPayment {
  readonly #museum: Pick<PayingApi, 'orderStatus'>;

  constructor(ports: { museum: Pick<PayingApi, 'orderStatus'> }) {
    this.#museum = ports.museum;
  }

  async execute(order: OrderNo): Promise<VerifiedPayment> {
    const status = await this.#museum.orderStatus(order, constants.paymentPollPatienceMs);
    if (!status.ok) return 'unknown';
    return status.value === 'issued' || status.value === 'completed' ? 'issued' : 'notIssued';
  }
}
