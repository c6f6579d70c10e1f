import { makeAutoObservable } from 'mobx';
import { orderNo } from '../../domain/model/Identifiers.ts';
import { isMobile, phoneOf } from '../../domain/model/Phone.ts';
import { normalised } from '../../domain/model/Text.ts';
import type { AddressBar } from '../../ports/AddressBar.ts';
import { paths } from '../paths.ts';

/** What is wrong with a field of the query. */
export type OrderQueryProblem =
  | 'numberMissing'
  | 'numberTooShort'
  | 'phoneMissing'
  | 'phoneNotMobile';

// A number of up to so many characters is no order number (§4 order query). It may be a document number, which has no
// place in an address.
const longestOtherNumber = 18;

/** Opens an order by its number and the phone it was made with (§2 order query). */
export class OrderQueryModel {
  number = '';
  phone = '';
  numberProblem: OrderQueryProblem | null = null;
  phoneProblem: OrderQueryProblem | null = null;
  /** The first wrong field of the last attempt, which takes the focus anew with each one. */
  firstWrong: 'number' | 'phone' | null = null;
  attempts = 0;

  readonly #address: Pick<AddressBar, 'push'>;

  constructor(ports: { address: Pick<AddressBar, 'push'> }) {
    this.#address = ports.address;
    makeAutoObservable(this);
  }

  typeNumber(text: string): void {
    this.number = text;
    this.numberProblem = null;
  }

  typePhone(text: string): void {
    this.phone = text;
    this.phoneProblem = null;
  }

  /** Opens the order, or says at each field what is wrong with it. */
  open(): void {
    const number = normalised(this.number).replaceAll(' ', '');
    const phone = phoneOf(this.phone);
    this.numberProblem = numberProblem(number);
    this.phoneProblem = phoneProblem(phone);
    this.attempts += 1;
    if (this.numberProblem !== null) this.firstWrong = 'number';
    else this.firstWrong = this.phoneProblem === null ? null : 'phone';
    if (this.firstWrong !== null) return;
    this.#address.push(`${paths.order.to(orderNo(number))}&visitorMobile=${phone}`);
  }
}

const numberProblem = (number: string): OrderQueryProblem | null => {
  if (number === '') return 'numberMissing';
  return Array.from(number).length <= longestOtherNumber ? 'numberTooShort' : null;
};

const phoneProblem = (phone: string): OrderQueryProblem | null => {
  if (phone === '') return 'phoneMissing';
  return isMobile(phone) ? null : 'phoneNotMobile';
};
