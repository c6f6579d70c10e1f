const exact = (digits: string): number | string => {
  const number = Number(digits);
  const fits = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : digits;
};

const dropProto = (_key: string, value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) Reflect.deleteProperty(value, '__proto__');
  return value;
};

// A number token of sixteen digits or more, or with an exponent: what a double may not hold. Text is quoted, so that
// long identifiers as text, which is what most museums send, are not meant.
const longNumber = /(?:^|[:[,\s])-?(?:\d{16}|\d[\d.]*[eE])/;

/**
 * Reads JSON text. Numbers that a double can't hold stay text, digit by digit (R11), and keys named `__proto__` are
 * dropped with what they hold (Q-SEC-11). The reader of long numbers is loaded when the first one comes.
 *
 * @throws SyntaxError for anything that is not one whole JSON value, RangeError for one nested too deep
 */
export async function losslessJson(text: string): Promise<unknown> {
  if (!longNumber.test(text)) return JSON.parse(text, dropProto);
  const { parse } = await import('lossless-json');
  return parse(text, dropProto, {
    parseNumber: exact,
    // As JSON.parse has it: of two equal keys the later one counts.
    onDuplicateKey: ({ newValue }) => newValue,
  });
}
