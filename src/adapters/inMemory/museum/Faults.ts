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

/** Faults by chance: the same seed strikes the same calls in the same order. */
export const ChaosSchema = v.object({
  seed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_646)),
  /** Part of all calls that is struck, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

/** See {@link ChaosSchema}. */
export type Chaos = v.InferOutput<typeof ChaosSchema>;

/** What is still to come: planned faults, and chaos with the seed it has got to. */
export const FaultsSchema = v.object({
  plan: v.array(FaultSchema),
  chaos: v.nullable(ChaosSchema),
});

type Kept = v.InferOutput<typeof FaultsSchema>;

/** What befalls the way to the museum and back. An expired login or a refusal would be the museum's own word. */
const chaosKinds = [
  'delayBefore',
  'delayAfterCommit',
  'dropRequest',
  'commitThenDrop',
  'status',
  'html200',
  'truncate',
  'wrongJson',
  'duplicateDelivery',
  'reorder',
] as const satisfies readonly (typeof kinds)[number][];

const longestChaosDelay = 2000;

/** Faults to come: each call takes the first of the plan that fits its path, or else what chaos has for it. */
export class Faults {
  #kept: Kept;

  constructor(kept: Kept = { plan: [], chaos: null }) {
    this.#kept = kept;
  }

  /** Takes the place of whatever was to come. */
  set(plan: readonly Fault[], chaos: Chaos | null = null): void {
    this.#kept = { plan: [...plan], chaos };
  }

  /** The fault for a call, used up by it. */
  take(path: string): Fault | undefined {
    const { plan, chaos } = this.#kept;
    const fault = plan.find((entry) => fits(entry.path, path));
    if (fault === undefined) return chaos === null ? undefined : this.#chance(chaos, path);
    const rest = plan.flatMap((entry) => {
      if (entry !== fault) return [entry];
      return entry.times > 1 ? [{ ...entry, times: entry.times - 1 }] : [];
    });
    this.#kept = { plan: rest, chaos };
    return fault;
  }

  /** See {@link FaultsSchema}. */
  kept(): Kept {
    return this.#kept;
  }

  #chance({ seed, share }: Chaos, path: string): Fault | undefined {
    const strikes = next(seed);
    const which = next(strikes);
    const howLong = next(which);
    this.#kept = { ...this.#kept, chaos: { seed: howLong, share } };
    const kind = chaosKinds[which % chaosKinds.length];
    if (strikes / modulus >= share || kind === undefined) return undefined;
    return { path, times: 1, kind, ms: howLong % longestChaosDelay, retryAfter: 1 };
  }
}

const modulus = 2_147_483_647;

/** The minimal standard generator of Park and Miller. */
const next = (seed: number): number => (seed * 48_271) % modulus;

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
