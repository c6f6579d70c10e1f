import * as v from 'valibot';

const RefundSchema = v.object({
  /** The number that whoever asked gave it. */
  refundNo: v.string(),
  orderNo: v.string(),
  ticketNos: v.array(v.string()),
  amountFen: v.number(),
  /** Kept back of the amount. */
  feeFen: v.number(),
});

/** Kept refunds. */
export const RefundsSchema = v.array(RefundSchema);

/** Money that went back for tickets of one order. */
export type Refund = v.InferOutput<typeof RefundSchema>;

/** The museum's record of what it has paid back. A refund is known by its number and its order. */
export class Refunds {
  readonly #refunds: Refund[];

  constructor(kept: readonly Refund[] = []) {
    this.#refunds = [...kept];
  }

  all(): readonly Refund[] {
    return this.#refunds;
  }

  find(refundNo: string, orderNo: string): Refund | undefined {
    return this.#refunds.find((one) => one.refundNo === refundNo && one.orderNo === orderNo);
  }

  add(refund: Refund): void {
    this.#refunds.push(refund);
  }
}
