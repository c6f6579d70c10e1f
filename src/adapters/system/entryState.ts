/**
 * `history.state` of the current entry as a set of values under names, so that several adapters keep something there
 * and none disturbs another. It survives a reload and stands in no address, storage or referrer.
 */

type EntryHistory = Pick<History, 'state'>;

const recordOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null && !Array.isArray(state) ? { ...state } : {};

/** What is kept under a name; undefined when nothing is. Whoever asks parses it. */
export function entryValue(history: EntryHistory, name: string): unknown {
  return recordOf(history.state)[name];
}

/** The entry's state with another value under a name; undefined takes it out. */
export function entryStateWith(
  history: EntryHistory,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const { [name]: _former, ...others } = recordOf(history.state);
  return value === undefined ? others : { ...others, [name]: value };
}
