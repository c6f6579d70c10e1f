import * as v from 'valibot';
import { parkMiller } from './parkMiller.ts';

/** The ways in which a call can go wrong. What each does is written at `MuseumTransport`. */
export const faultKinds = [
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
  times: v.optional(
    v.union([v.literal('always'), v.pipe(v.number(), v.integer(), v.minValue(1))]),
    1,
  ),
  kind: v.picklist(faultKinds),
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

const SeedSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_646));

/** Faults by chance: the same seed strikes the same calls in the same order. */
const ChaosSchema = v.object({
  seed: SeedSchema,
  /** Part of all calls that is struck, 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** What may befall a call; whatever befalls the way to the museum and back when absent. */
  kinds: v.exactOptional(v.pipe(v.array(v.picklist(faultKinds)), v.nonEmpty())),
  /** The calls it is about, written as in a plan; every one when absent. */
  paths: v.exactOptional(v.array(v.string())),
});

type Chaos = v.InferOutput<typeof ChaosSchema>;

/** How long every call takes, evenly spread: the same seed gives the same times in the same order. */
const LatencySchema = v.pipe(
  v.object({
    leastMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    mostMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
    seed: v.optional(SeedSchema, 1),
  }),
  v.check(({ leastMs, mostMs }) => leastMs <= mostMs, 'leastMs is more than mostMs'),
);

/** What is still to come: planned faults, and chance with the seed it has got to. */
export const FaultsSchema = v.object({
  plan: v.optional(v.array(FaultSchema), []),
  chaos: v.optional(v.nullable(ChaosSchema), null),
  latency: v.optional(v.nullable(LatencySchema), null),
});

/** See {@link FaultsSchema}. */
export type FaultsToCome = v.InferOutput<typeof FaultsSchema>;

/** The museum knows no visitor any more: every call is answered with 1017. */
export const expiredLogin: FaultsToCome = {
  plan: [{ path: '*', kind: 'code1017', times: 'always' }],
  chaos: null,
  latency: null,
};

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
] as const satisfies readonly (typeof faultKinds)[number][];

const longestChaosDelay = 2000;
/** What may stand before the museum and answer in its place; with and without saying when to come back. */
const chaosStatuses = [429, 500, 502, 503, 504] as const;

/** Faults to come: each call takes the first of the plan that fits its path, or else what chaos has for it. */
export class Faults {
  #kept: FaultsToCome;

  constructor(kept: FaultsToCome = { plan: [], chaos: null, latency: null }) {
    this.#kept = kept;
  }

  /** Takes the place of whatever was to come. */
  set(toCome: FaultsToCome): void {
    this.#kept = toCome;
  }

  /** The fault for a call, used up by it. */
  take(path: string): Fault | undefined {
    const { plan, chaos } = this.#kept;
    const fault = plan.find((entry) => fits(entry.path, path));
    if (fault === undefined) return chaos === null ? undefined : this.#chance(chaos, path);
    const rest = plan.flatMap((entry) => {
      if (entry !== fault || entry.times === 'always') return [entry];
      return entry.times > 1 ? [{ ...entry, times: entry.times - 1 }] : [];
    });
    this.#kept = { ...this.#kept, plan: rest };
    return fault;
  }

  /** How many milliseconds the next call takes, besides what befalls it. */
  takeLatency(): number {
    const { latency } = this.#kept;
    if (latency === null) return 0;
    const { leastMs, mostMs } = latency;
    const seed = parkMiller.next(latency.seed);
    this.#kept = { ...this.#kept, latency: { ...latency, seed } };
    return leastMs + (seed % (mostMs - leastMs + 1));
  }

  /** See {@link FaultsSchema}. */
  kept(): FaultsToCome {
    return this.#kept;
  }

  #chance(chaos: Chaos, path: string): Fault | undefined {
    const { share, kinds: possible = chaosKinds, paths = ['*'] } = chaos;
    if (!paths.some((pattern) => fits(pattern, path))) return undefined;
    const strikes = parkMiller.next(chaos.seed);
    const which = parkMiller.next(strikes);
    const howLong = parkMiller.next(which);
    this.#kept = { ...this.#kept, chaos: { ...chaos, seed: howLong } };
    const kind = possible[which % possible.length];
    if (parkMiller.share(strikes) >= share || kind === undefined) return undefined;
    const fault = { path, times: 1, kind, ms: howLong % longestChaosDelay } as const;
    if (kind !== 'status') return fault;
    const status = chaosStatuses[Math.floor(howLong / longestChaosDelay) % chaosStatuses.length];
    const saysWhen = Math.floor(which / possible.length) % 2 === 0;
    return { ...fault, status: status ?? 503, ...(saysWhen ? { retryAfter: 1 } : {}) };
  }
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}
