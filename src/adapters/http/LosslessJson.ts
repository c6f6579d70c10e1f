import { parse } from 'lossless-json';

const exact = (digits: string): number | string => {
  const number = Number(digits);
  const fits = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : digits;
};

/**
 * Reads JSON text. Numbers that a double can't hold stay text, digit by digit (R11), and keys named `__proto__` are
 * dropped with what they hold (Q-SEC-11).
 *
 * @throws SyntaxError for anything that is not one whole JSON value, RangeError for one nested too deep
 */
export function losslessJson(text: string): unknown {
  const dropProto = (_key: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, '__proto__');
    return value;
  };
  return parse(text, dropProto, {
    parseNumber: exact,
    // As JSON.parse has it: of two equal keys the later one counts.
    onDuplicateKey: ({ newValue }) => newValue,
  });
}
