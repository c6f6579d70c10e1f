import type { LookupApi } from '../../ports/MuseumApi.ts';
import type { Failure } from '../model/Failure.ts';
import { failed, type Result, success } from '../model/Result.ts';
import type { ShippingLine, ShippingOrder, ShippingReference } from '../model/ShippingOrder.ts';

/** An order that an SMS link names, with what is known of its tickets. */
export interface ViewedShippingOrder {
  readonly order: ShippingOrder;
  /** With their latest state, or else as they came with the order. */
  readonly lines: readonly ShippingLine[];
  /** Why their latest state could not be read; null when it was, and when there is none to read. */
  readonly linesFailure: Failure | null;
}

/** Opens the order of an SMS link (§2 SMS QR-code screen). */
export class ViewShippingOrder {
  readonly #museum: Pick<LookupApi, 'shippingOrder' | 'shippingLines'>;

  constructor(ports: { museum: Pick<LookupApi, 'shippingOrder' | 'shippingLines'> }) {
    this.#museum = ports.museum;
  }

  /** The order, then its tickets' latest state, which an order with status `10` does not have (§4). */
  async execute(reference: ShippingReference): Promise<Result<ViewedShippingOrder>> {
    const found = await this.#museum.shippingOrder(reference);
    if (!found.ok) return failed(found.failure);
    const order = found.value;
    if (!order.hasTicketInformation) {
      return success({ order, lines: order.lines, linesFailure: null });
    }
    const latest = await this.#museum.shippingLines(reference);
    if (!latest.ok) return success({ order, lines: order.lines, linesFailure: latest.failure });
    const lines = latest.value.length > 0 ? latest.value : order.lines;
    return success({ order, lines, linesFailure: null });
  }
}
