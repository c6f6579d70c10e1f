import type { Clock } from '../../ports/Clock.ts';
import type { Interruption, Interruptions } from '../../ports/Interruptions.ts';

const loadAgainAfterMs = 20_000;

/** Whoever is told of interruptions. */
export interface Hearer {
  readonly hear: (interruption: Interruption) => void;
}

/** The interruptions of one page, and whoever is told of them. */
export interface PageInterruptions<Host extends Hearer> extends Interruptions {
  /** How to load whoever is told. They hear what was told before, and everything from then on. */
  readonly whenNeeded: (load: () => Promise<Host>) => void;
  /** Loads them; once, unless it failed. */
  readonly host: () => Promise<Host>;
}

/** Tells the interruptions of one page to a host, which is loaded for the first of them; again after a while if it fails. */
export function pageInterruptions<Host extends Hearer>(
  clock: Pick<Clock, 'after'>,
): PageInterruptions<Host> {
  const told: Interruption[] = [];
  let whenNeeded: (load: () => Promise<Host>) => void = () => {};
  const loader = new Promise<() => Promise<Host>>((resolve) => {
    whenNeeded = resolve;
  });
  let loading: Promise<Host> | undefined;
  const host = () => {
    loading ??= loader
      .then((load) => load())
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  let isSummoned = false;
  const summon = () => {
    isSummoned = true;
    host().then(
      ({ hear }) => {
        isSummoned = false;
        told.splice(0).forEach(hear);
      },
      () => clock.after(loadAgainAfterMs, summon),
    );
  };
  return {
    tell: (interruption) => {
      told.push(interruption);
      if (!isSummoned) summon();
    },
    whenNeeded,
    host,
  };
}
