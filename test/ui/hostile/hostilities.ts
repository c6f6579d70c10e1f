import fc from 'fast-check';
import type { WireResponse } from '../../../src/adapters/http/Transport.ts';
import {
  brokenAnswers,
  changed,
  type HostileAnswer,
  oddities,
  placesIn,
  poisoned,
  removed,
} from '../../adapters/http/hostileAnswers.ts';
import type { Spoil } from './HostileWorld.ts';

type Answer = Readonly<Record<string, unknown>>;

const read = ({ body }: WireResponse): Answer => {
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null ? { ...answer } : {};
};
const written = (answer: unknown): HostileAnswer => ({
  body: answer === removed ? '' : (JSON.stringify(answer) ?? ''),
});
const withData =
  (data: unknown): Spoil =>
  (proper) =>
    written({ ...read(proper), data });
const itemwise = (change: (items: readonly unknown[]) => unknown[]): Spoil => {
  return (proper) => {
    const { data } = read(proper);
    return written({ ...read(proper), data: Array.isArray(data) ? change(data) : data });
  };
};

const page = '<!doctype html><title>login</title>';
const failures = brokenAnswers({ code: 0 }).map(([, failure]) => Object(failure));
const kindsOfBroken = failures.map(({ kind }): string => kind);
const refusals = kindsOfBroken.flatMap((kind, index) => (kind === 'business' ? [index] : []));

/**
 * Answers that are none at all. The adapter makes the same few failures of all of them, as its own tests show for each
 * call: here one for each kind of failure, and of the others a twelfth; of the museum's refusals, with or without words
 * of one kind or another, one. The next call has others of both.
 */
export const brokenSpoils = (call: number): readonly (readonly [string, Spoil])[] =>
  kindsOfBroken.flatMap((kind, index) => {
    const isFirst = kindsOfBroken.indexOf(kind) === index;
    const isRefusal = refusals[call % refusals.length] === index;
    const isOther = isFirst || index % 12 === call % 12;
    if (kind === 'business' ? !isRefusal : !isOther) return [];
    const spoil: Spoil = (proper) => brokenAnswers(read(proper))[index]?.[0] ?? 'network';
    return [[`broken answer ${index}, ${JSON.stringify(failures[index])}`, spoil] as const];
  });

const allDataSpoils: readonly (readonly [string, Spoil])[] = [
  ['data missing', withData(undefined)],
  ...[null, [], {}, '', 'X', 0, true, [null], [[]], [{}]].map((data): readonly [string, Spoil] => [
    `data ${JSON.stringify(data)}`,
    withData(data),
  ]),
  ['keys that poison', (proper) => ({ body: poisoned(read(proper)) })],
  ['every item twice', itemwise((items) => items.flatMap((item) => [item, item]))],
  ['ten thousand junk items', itemwise((items) => [...junk, ...items])],
  ['a page behind the answer', (proper) => ({ body: proper.body + page })],
];
const junk = Array.from({ length: 10_000 }, (_, index) => [null, 0, 'x', [], true][index % 5]);

const anything = fc.oneof(
  fc.constantFrom(...oddities),
  fc.jsonValue({ maxDepth: 1 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('１２', '٣', '\u202e', '😀', '9'.repeat(400), 'x'.repeat(5_000)),
);

/** Data of another kind: a quarter of it, the next call another one. */
export const dataSpoils = (call: number): readonly (readonly [string, Spoil])[] =>
  allDataSpoils.filter((_, index) => index % 4 === call % 4);

/** One to six odd fields in an answer, out of a hat: each with the share of the places at which it stands. */
export const oddFields: fc.Arbitrary<readonly (readonly [number, unknown])[]> = fc.array(
  fc.tuple(
    fc.nat(999).map((share) => share / 1000),
    anything,
  ),
  { minLength: 1, maxLength: 6 },
);

/** Puts odd fields where they belong in whichever answer comes. */
export const spoilFields =
  (changes: readonly (readonly [number, unknown])[]): Spoil =>
  (proper) => {
    const whole = read(proper);
    // Code and the whole of data are spoilt elsewhere.
    const places = placesIn(whole).filter((place) => place.length > 1);
    return written(
      changes.reduce<unknown>((answer, [share, oddity]) => {
        const place = places[Math.floor(share * places.length)];
        return place === undefined ? answer : changed(answer, place, oddity);
      }, whole),
    );
  };

const fieldOddities = [removed, null, 'NaN', {}, '💥\u202eمتحف５', -1] as const;
const identifying = new Set(['id', 'ticketId', 'orderNo']);

/**
 * Each field of the call's data made one oddity, for half of the oddities, and for the next call the other half. In a list it is the first item, once for each of its fields, told
 * apart by its identifiers, and as it was at the end; anything else is one thing with every field odd.
 */
export const fieldSpoils = (call: number): readonly (readonly [string, Spoil])[] =>
  fieldOddities
    .filter((_, index) => index % 2 === call % 2)
    .map((oddity): readonly [string, Spoil] => [
      `every field ${oddity === removed ? 'missing' : JSON.stringify(oddity)}`,
      (proper) => {
        const { data } = read(proper);
        const first: unknown = Array.isArray(data) ? data[0] : data;
        const keys = Object.keys(Object(first));
        if (!Array.isArray(data)) {
          const odd = keys.reduce((value, key) => changed(value, [key], oddity), first);
          return written({ ...read(proper), data: keys.length === 0 ? null : odd });
        }
        const items = keys.map((key, index) => {
          const own = Object.entries(Object(first)).map(([name, value]) => [
            name,
            identifying.has(name) ? `${value}${index}` : value,
          ]);
          return changed(Object.fromEntries(own), [key], oddity);
        });
        return written({ ...read(proper), data: [...items, ...data] });
      },
    ]);
