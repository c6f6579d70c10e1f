import type { Money } from '../../domain/model/Money.ts';
import { detailTotal, type OrderDetail } from '../../domain/model/Order.ts';
import type { PayableAmount } from '../../domain/model/Payment.ts';
import type { Message } from '../AnnouncementModel.ts';
import { moneyText } from '../format.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { PaymentClaim } from '../paths.ts';
import { goodsText } from './goodsText.ts';

/** An amount that is not the one to pay, and who gave it: the order form, the address, or the tickets added up. */
export interface OtherAmount {
  readonly kind: 'ordered' | 'claimed' | 'tickets';
  readonly amount: Money;
}

/** What an order costs, and what else was said of it (Q-PAY-13). */
export class PayableModel {
  /** What its tickets cost together, once they were read. */
  ticketsTotal: PayableAmount = null;
  /** What is bought, in a few words; empty before it was read. */
  goods = '';

  readonly #claim: PaymentClaim;
  readonly #museumTotal: PayableAmount;

  /** @param museumTotal the museum's own total of the order, where it led here; null after a reload or from a link */
  constructor(claim: PaymentClaim, museumTotal: PayableAmount) {
    this.#claim = claim;
    this.#museumTotal = museumTotal;
    makeAutoObservable(this);
  }

  /** What is to be paid: by the museum, by the tickets, or by the address where neither could be read; null: unknown. */
  get amount(): PayableAmount {
    return this.#known ?? this.#claim.amount;
  }

  /** Whatever else the visitor has been told, or may add up: they see it beside the amount before they pay. */
  get otherAmounts(): readonly OtherAmount[] {
    const { amount, ticketsTotal } = this;
    const told: readonly (readonly [OtherAmount['kind'], PayableAmount])[] = [
      ['ordered', this.#claim.ordered],
      ['claimed', this.#claim.amount],
      ['tickets', ticketsTotal],
    ];
    const others: OtherAmount[] = [];
    for (const [kind, other] of told) {
      const isTold = others.some((earlier) => earlier.amount === other);
      if (other !== null && other !== amount && !isTold) others.push({ kind, amount: other });
    }
    return others;
  }

  /** What the visitor must know of the amount before paying: none is known, or another was said; null when all is well. */
  get warning(): Message | null {
    const [first] = this.otherAmounts;
    // What was said before is no amount to pay: an unknown one stays unknown beside it.
    if (this.amount === null) return ({ payment }) => payment.amountUnknown();
    return first === undefined ? null : differenceText(first, this.amount);
  }

  /** The order's own amount decides; what the address says stands in where it can't be read, and is verified (R16). */
  get isFree(): boolean {
    return this.#known === null ? this.#claim.isFree : this.#known === 0;
  }

  /** The order's tickets were read. */
  take(detail: OrderDetail): void {
    // An order without tickets is one that can't be read, not one that costs nothing.
    this.ticketsTotal = detail.tickets.length === 0 ? null : detailTotal(detail);
    this.goods = goodsText(detail);
  }

  get #known(): PayableAmount {
    return this.#museumTotal ?? this.ticketsTotal;
  }
}

/** What another amount means for the visitor; the most telling one is the first (Q-PAY-13). */
function differenceText({ kind, amount: other }: OtherAmount, payable: PayableAmount): Message {
  const amounts = { before: moneyText(other), now: moneyText(payable) };
  if (kind === 'ordered') return ({ payment }) => payment.amountChanged(amounts);
  return ({ payment }) =>
    kind === 'claimed' ? payment.amountDiffers() : payment.amountIsTheMuseums();
}
