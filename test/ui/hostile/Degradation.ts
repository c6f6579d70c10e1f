import type { HostileVisit } from './HostileVisit.ts';
import type { HostileWorld, Spoil } from './HostileWorld.ts';

/** What a field is instead of what it should be; `undefined`: it is missing. */
export type Fields = Readonly<Record<string, unknown>>;

/** A row of the table: what is not as agreed, and what the visitor sees of it (Q-BAD-3). */
export interface Degradation {
  /** What is missing or unknown. */
  readonly given: string;
  /** What the visitor sees of it. */
  readonly seen: string;
  readonly proves: string;
  /** The path of the call, the fields, and where they stand: in `data` or each item of it unless said otherwise. */
  readonly call: readonly [path: string, fields: Fields, within?: readonly string[]];
  readonly at: string;
  readonly prepare?: (world: HostileWorld) => void;
  readonly walk?: (visit: HostileVisit) => Promise<unknown>;
  /** Texts that are on the screen, one element each. */
  readonly shows?: readonly (string | RegExp)[];
  /** Texts that are nowhere. */
  readonly hides?: readonly (string | RegExp)[];
  /** Buttons and choices that can be pressed. */
  readonly offers?: readonly (string | RegExp)[];
  /** Buttons and choices that can't, or are not there. */
  readonly withholds?: readonly (string | RegExp)[];
}

const inData = ['data'];

/** Where a row's fields stand in the answer, each as one text; the items of lists are not told apart. */
export const placesOf = ({ call: [, fields, within = inData] }: Degradation): readonly string[] =>
  Object.keys(fields).map((field) => [...within, field].join('.'));

/** Puts a row's fields where they belong in whichever answer comes. */
export const spoilOf =
  ({ call: [, fields, within = inData] }: Degradation): Spoil =>
  ({ body }) => ({ body: JSON.stringify(put(JSON.parse(body), within, fields)) });

function put(value: unknown, within: readonly string[], fields: Fields): unknown {
  // JSON within a text is a place like any other.
  if (typeof value === 'string') return JSON.stringify(put(JSON.parse(value), within, fields));
  if (Array.isArray(value)) return value.map((item) => put(item, within, fields));
  const [key, ...rest] = within;
  if (key === undefined) return { ...Object(value), ...fields };
  return { ...Object(value), [key]: put(Object(value)[key], rest, fields) };
}
