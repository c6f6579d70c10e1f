import { museumTime } from './museumTime.ts';

/** Gives out the museum's numbers, each of them once. */
export class OrderNumbers {
  readonly #random: () => number;
  #sequence: number;

  /**
   * @param random uniform in [0, 1)
   * @param sequence the last running number given out
   */
  constructor(random: () => number, sequence = 0) {
    this.#random = random;
    this.#sequence = sequence;
  }

  get sequence(): number {
    return this.#sequence;
  }

  /** 22 digits, so that no order number can be mistaken for a document number of 18. */
  order(now: number): string {
    return `${museumTime.dateTime(now).replace(/\D/g, '')}${this.digits(4)}${this.#next(4)}`;
  }

  /** 12 digits, under which an order's tickets are picked up. */
  pickUp(): string {
    return `${this.digits(8)}${this.#next(4)}`;
  }

  /** 17 digits, which begin with the day of issue. */
  ticket(now: number): string {
    return `${museumTime.dayAt(now).replaceAll('-', '')}${this.digits(4)}${this.#next(5)}`;
  }

  /** Random digits, the first not 0. */
  digits(length: number): string {
    const least = 10 ** (length - 1);
    return String(least + Math.floor(this.#random() * 9 * least));
  }

  #next(length: number): string {
    this.#sequence += 1;
    return String(this.#sequence % 10 ** length).padStart(length, '0');
  }
}
