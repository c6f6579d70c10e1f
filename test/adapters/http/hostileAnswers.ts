import type { WireResponse } from '../../../src/adapters/http/Transport.ts';

/** What comes instead of an answer, or in its place. */
export type HostileAnswer = Partial<WireResponse> | 'network' | 'timeout';

/** A place within an answer: the keys that lead to it. */
type Path = readonly (string | number)[];

/** An answer with this JSON in it. */
export const written = (content: unknown): Partial<WireResponse> => ({
  body: JSON.stringify(content),
});

/** All texts in a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// Changing an answer in one place; JSON within a text is a place like any other.

/** Takes a place away altogether. */
export const removed = Symbol('removed');

const within = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Every place of an answer, the whole of it first. */
export function placesIn(value: unknown, at: Path = []): Path[] {
  const inner = typeof value === 'string' ? within(value) : value;
  if (typeof inner !== 'object' || inner === null) return [at];
  const keys: Path = Array.isArray(inner) ? [...inner.keys()] : Object.keys(inner);
  const places = keys.flatMap((key) => placesIn(Reflect.get(inner, key), [...at, key]));
  return [at, ...places];
}

/** What stands in a place of an answer. */
export const partAt = (answer: unknown, place: Path): unknown =>
  place.reduce<unknown>(
    (value, key) => Object(typeof value === 'string' ? within(value) : value)[key],
    answer,
  );

/** An answer with something else in one place. */
export function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (typeof value === 'string') {
    const inner = within(value);
    return typeof inner === 'object' ? JSON.stringify(changed(inner, [key, ...rest], to)) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const part = changed(Reflect.get(value, key), rest, to);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      index === key ? (part === removed ? [] : [part]) : [item],
    );
  }
  const others = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(part === removed ? others : [...others, [key, part]]);
}

/** JSON with a key in each of its objects that no object literal can have. */
export function poisoned(value: unknown): string {
  const inner = typeof value === 'string' ? within(value) : value;
  if (typeof inner !== 'object' || inner === null) return JSON.stringify(value);
  if (Array.isArray(inner)) return `[${inner.map(poisoned)}]`;
  const fields = Object.entries(inner).map(([key, part]) => `"${key}":${poisoned(part)}`);
  const json = `{${['"__proto__":{"polluted":true,"code":5}', ...fields]}}`;
  return typeof value === 'string' ? JSON.stringify(json) : json;
}

/** What may stand in any place. */
export const oddities: readonly unknown[] = [
  removed,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  '',
  ' ',
  'X',
  'NaN',
  '-Infinity',
  '1e3',
  '0x1F',
  'undefined',
  '５',
  '2026-02-30',
  '25:99',
  '💥👩‍👩‍👧',
  '\u202eمتحف',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  {},
  { x: 1 },
  [],
  [[]],
  [null],
  ['x', {}],
];

const page = '<!doctype html><title>login</title>';
const malformed = { kind: 'malformed' };

/** Answers that are none of the call's, made from one that is, and the failure that each of them is. */
export function brokenAnswers(
  answer: Readonly<Record<string, unknown>>,
  method: 'GET' | 'POST' = 'POST',
): (readonly [HostileAnswer, object])[] {
  const { code: _, ...uncoded } = answer;
  const codes = [null, '', false, true, 'OK', {}, [0], 'NaN', '0.0', '０'];
  return [
    ['network', { kind: 'network' }],
    ['timeout', { kind: 'timeout' }],
    [{ body: page }, malformed],
    [{ body: page, headers: { 'content-type': 'text/html' } }, malformed],
    [{ status: 500, body: page }, malformed],
    [{ status: 404, body: page }, malformed],
    [{ status: 503, body: page }, { kind: 'maintenance' }],
    [{ status: 503, body: '{"queue":7}' }, { kind: 'busy' }],
    [{ body: '{"queue":7,"waitSeconds":30}' }, malformed],
    [{ body: '' }, malformed],
    [{ body: 'null' }, malformed],
    [{ body: '[]' }, malformed],
    [{ body: '"text"' }, malformed],
    [{ body: '5' }, malformed],
    [{ body: JSON.stringify(answer).slice(0, -1) }, malformed],
    [{ body: JSON.stringify(answer).slice(0, 8) }, malformed],
    [{ body: `${JSON.stringify(answer)}${page}` }, malformed],
    ...codes.map((code) => [written({ ...uncoded, code }), malformed] as const),
    ...(method === 'GET' ? [] : [[written(uncoded), malformed] as const]),
    [written({ code: 1017, error: 'x' }), { kind: 'expired' }],
    [written({ ...uncoded, code: '1017' }), { kind: 'expired' }],
    [written({ code: 5, error: 'E-text' }), { kind: 'business', code: '5', text: 'E-text' }],
    [written({ code: 5, message: 'M-text' }), { kind: 'business', code: '5', text: 'M-text' }],
    [written({ code: 5 }), { kind: 'business', code: '5', text: '' }],
    [written({ code: 5, error: { x: 1 } }), { kind: 'business', code: '5', text: '' }],
    [
      written({ code: 5, error: '<img src=x onerror=alert(1)>' }),
      { kind: 'business', code: '5', text: '<img src=x onerror=alert(1)>' },
    ],
  ];
}
