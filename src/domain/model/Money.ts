declare const fenBrand: unique symbol;

/** An amount in whole fen (1/100 yuan). Only this module makes one, so that no float ever joins a sum. */
export type Money = number & { readonly [fenBrand]: true };

const asMoney = (fen: number): Money => (fen === 0 ? 0 : fen) as Money;

/** No money at all. */
export const noMoney: Money = asMoney(0);

/** An amount given in whole fen. Throws on a fraction: that is a bug, not an input. */
export function moneyOfFen(fen: number): Money {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not whole fen: ${fen}`);
  return asMoney(fen);
}

const decimalPattern = /^([+-]?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * Reads yuan as the museum writes them, as a JSON number or as text (`60`, `"19.9"`, `"1.005"`), rounded half up to the
 * fen on the decimal digits and never on a binary fraction (§9). Returns null for anything that is not a plain amount:
 * an unknown price stays unknown.
 */
export function moneyOfYuan(yuan: number | string): Money | null {
  const match = decimalPattern.exec(String(yuan).trim());
  if (match === null) return null;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const rounded = cents + (Number(fraction[2] ?? '0') >= 5 ? 1 : 0);
  return Number.isSafeInteger(rounded) ? asMoney(sign === '-' ? -rounded : rounded) : null;
}

/** The sum of amounts, exact. */
export function sumOf(amounts: readonly Money[]): Money {
  return asMoney(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** An amount so many times, exact. */
export function times(amount: Money, count: number): Money {
  return moneyOfFen(amount * count);
}

/** Yuan with two decimals and no sign of currency, `1234.50`: for addresses, the wire, and the formatter (§9). */
export function yuanText(amount: Money): string {
  const fen = Math.abs(amount);
  const text = `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
  return amount < 0 ? `-${text}` : text;
}
