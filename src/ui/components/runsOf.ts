/** Entries of a long list that follow one another, under a key that no other run of the list has. */
export interface Run<Entry> {
  readonly key: string;
  readonly entries: readonly Entry[];
}

/**
 * Parts a long list into runs of so many entries, the last one of fewer. What was in a run before stays in it, however
 * many have come or gone above, since an entry that changes its run is drawn anew; a run takes in what has come within it
 * until it is twice as long. A run that says the same as before is the same object.
 *
 * @param keyOf what an entry is known by; no two of a list have the same
 */
export function runsOf<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  length: number,
  before: readonly Run<Entry>[],
): readonly Run<Entry>[] {
  const homes = homesIn(before, keyOf);
  const keys = new Set(before.map(({ key }) => key));
  const begun = new Set<Run<Entry>>();
  const runs: { key: string; home: Run<Entry> | undefined; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const run = runs[runs.length - 1];
    const home = homes.get(keyOf(entry));
    const isFull = run !== undefined && run.entries.length >= length * (run.home ? 2 : 1);
    if (home !== undefined && home === run?.home) run.entries.push(entry);
    else if (home !== undefined && !begun.has(home)) {
      begun.add(home);
      runs.push({ key: home.key, home, entries: [entry] });
    } else if (run === undefined || isFull) {
      runs.push({ key: unusedKey(keys, keyOf(entry)), home: undefined, entries: [entry] });
    } else run.entries.push(entry);
  }
  return runs.map(({ key, home, entries: own }) =>
    home !== undefined && isSame(home.entries, own) ? home : { key, entries: own },
  );
}

function homesIn<Entry>(runs: readonly Run<Entry>[], keyOf: (entry: Entry) => string) {
  return new Map(runs.flatMap((run) => run.entries.map((entry) => [keyOf(entry), run] as const)));
}

function unusedKey(keys: Set<string>, wanted: string): string {
  let key = wanted;
  while (keys.has(key)) key += '+';
  keys.add(key);
  return key;
}

function isSame<Entry>(one: readonly Entry[], other: readonly Entry[]): boolean {
  return one.length === other.length && one.every((entry, place) => entry === other[place]);
}
