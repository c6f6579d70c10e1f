import * as v from 'valibot';

/** The ways in which a call can go wrong. What each does is written at `MuseumTransport`. */
const kinds = [
  'delayBefore',
  'delayAfterCommit',
  'dropRequest',
  'commitThenDrop',
  'status',
  'html200',
  'truncate',
  'wrongJson',
  'code1017',
  'businessError',
  'duplicateDelivery',
  'reorder',
] as const;

/** One entry of a plan. `path` is exact, ends in `*` for everything below, or is `*` for every call. */
export const FaultSchema = v.object({
  path: v.string(),
  /** How many calls it strikes; once when absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  kind: v.picklist(kinds),
  /** Milliseconds of a delay, or at most of a reordering. */
  ms: v.exactOptional(v.pipe(v.number(), v.minValue(0))),
  /** HTTP status; 503 when absent. */
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Seconds, or an HTTP date. */
  retryAfter: v.exactOptional(v.union([v.number(), v.string()])),
  /** The museum's own code of a business error; 5000 when absent. */
  code: v.exactOptional(v.number()),
});

/** See {@link FaultSchema}. */
export type Fault = v.InferOutput<typeof FaultSchema>;

/** A planned sequence of faults: each call takes the first entry that fits its path. */
export class Faults {
  #plan: readonly Fault[];

  constructor(plan: readonly Fault[] = []) {
    this.#plan = plan;
  }

  set(plan: readonly Fault[]): void {
    this.#plan = plan;
  }

  /** The fault for a call, used up by it. */
  take(path: string): Fault | undefined {
    const fault = this.#plan.find((entry) => fits(entry.path, path));
    if (fault === undefined) return undefined;
    this.#plan = this.#plan.flatMap((entry) => {
      if (entry !== fault) return [entry];
      return entry.times > 1 ? [{ ...entry, times: entry.times - 1 }] : [];
    });
    return fault;
  }

  /** What is still to come. */
  plan(): readonly Fault[] {
    return this.#plan;
  }
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
