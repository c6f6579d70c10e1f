import * as v from 'valibot';
import { type Money, moneyOfYuan } from '../../../domain/model/Money.ts';
import { type MuseumDay, museumDay } from '../../../domain/model/MuseumDay.ts';
import { toHalfWidth } from '../../../domain/model/Text.ts';

// The kinds of field the wire knows. A field that may be missing has a fallback that promises nothing: an unknown
// price, no text, a flag that is off.

const scalar = v.union([v.string(), v.number()]);

const wholeNumber = (text: string): number | null => {
  const digits = toHalfWidth(text).trim();
  const number = /^[+-]?\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
};

const isIdentifier = (value: string | number): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Number.isSafeInteger(value);

/** An identifier that has to be there, as text whether it came as text or as a number (R11). */
export const identifier = v.pipe(
  scalar,
  v.check(isIdentifier),
  v.transform((value) => String(value).trim()),
);

/** An identifier that may be missing: null. */
export const optionalIdentifier = v.fallback(v.nullable(identifier), null);

/** A text that may be missing: empty. */
export const text = v.fallback(v.pipe(scalar, v.transform(String)), '');

/** Data of a call of which only success or failure counts. */
export const nothing = v.unknown();

/** A `T`/`F` flag; anything but `T` (or true) is off. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === 'T' || value === true),
  ),
  false,
);

/** A flag that is on unless the museum says `F` (or false). */
export const flagUnlessOff = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value !== 'F' && value !== false),
  ),
  true,
);

/** An integer as number or numeric text, full-width digits included; null when it is none. */
export const optionalInteger = v.fallback(
  v.pipe(
    scalar,
    v.transform((value) => wholeNumber(String(value))),
  ),
  null,
);

/** A number of things: 0 when it is missing, unreadable or below. */
export const count = v.fallback(
  v.pipe(
    optionalInteger,
    v.transform((value) => Math.max(value ?? 0, 0)),
  ),
  0,
);

const amount = (value: string | number): Money | null => {
  const money = moneyOfYuan(value);
  return money === null || money < 0 ? null : money;
};

/** Yuan as number or text, in fen; null when it is missing, unreadable or below 0: an unknown amount stays unknown. */
export const money = v.fallback(v.pipe(scalar, v.transform(amount)), null);

const dayOf = (value: string): MuseumDay | null => museumDay(value.trim().slice(0, 10));

/** A day, with or without a time behind it; null when it is none. */
export const optionalDay = v.fallback(v.pipe(v.string(), v.transform(dayOf)), null);

/** An object of the wire, and no list; keys that are not named are left out. */
export const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((value) => typeof value === 'object' && !Array.isArray(value)),
    v.object(entries),
  );

/** A list; a missing one is empty, and an item of another shape is left out rather than the whole list refused. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items) =>
      items.flatMap((candidate): T[] => {
        const parsed = v.safeParse(item, candidate);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

/**
 * As {@link listOf}, for things that are told apart by a key: one that comes again is left out, for a screen could
 * neither show nor choose both.
 */
export const distinctListOf = <T>(item: v.GenericSchema<unknown, T>, keyOf: (value: T) => string) =>
  v.pipe(
    listOf(item),
    v.transform((items) => {
      const seen = new Set<string>();
      return items.filter((value) => seen.size < seen.add(keyOf(value)).size);
    }),
  );

/** A list inside an object, where it may also be of another kind altogether: empty. */
export const optionalListOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.fallback(listOf(item), []);

/** As {@link optionalListOf} and {@link distinctListOf}. */
export const optionalDistinctListOf = <T>(
  item: v.GenericSchema<unknown, T>,
  keyOf: (value: T) => string,
) => v.fallback(distinctListOf(item, keyOf), []);
