import type { Place, Reached, Seen, Sought } from '../Sought.ts';

/**
 * Bundled by the bench and run in each page before the page's own scripts. Whoever measures asks `bench` for what it
 * saw; what is sought stands in `benchSought`.
 */
export interface PageWatch {
  seen(): Seen;
  /** Forgets the interactions so far. */
  forgetInteractions(): void;
  /** The paths of the files that the page had asked for when something was put into it. */
  askedUntil(selector: string): Promise<readonly string[]>;
  /** Whether there is such an element. */
  isThere(selector: string): boolean;
  /**
   * The middle of such an element, by its number from 0, brought to where a finger reaches it if it is out of sight or
   * covered, and painted there: nobody taps in the frame in which a page moves. Null where there is none to be seen.
   */
  placeOf(selector: string, which: number): Promise<Place | null>;
  /** Whether the radio that {@link placeOf} found last is chosen, or what its stepper counts; null of anything else. */
  stateOfFound(): string | null;
  /** The next tap, and the first frame after it in which all of this could be used, in the order given. */
  afterTap(sought: readonly Sought[]): Promise<readonly Reached[]>;
}

declare global {
  interface Window {
    bench: PageWatch;
    benchSought?: Sought;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const now = () => performance.now();

function observe<Entry extends PerformanceEntry>(
  type: string,
  see: (entry: Entry) => void,
  more: { readonly durationThreshold?: number } = {},
): void {
  new PerformanceObserver((list) => {
    // The type asked for decides what is told.
    for (const entry of list.getEntries()) see(entry as Entry);
  }).observe({ type, buffered: true, ...more });
}

function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function isLaidOut(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function isShown(element: Element): boolean {
  if (!isLaidOut(element)) return false;
  const { x, y } = middleOf(element);
  const isInSight = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  // What must be scrolled to first cannot be covered yet.
  if (!isInSight) return true;
  const uppermost = document.elementFromPoint(x, y);
  return element.contains(uppermost);
}

function isUsable({ selector, heading, isWhole = true }: Sought): boolean {
  if (heading !== undefined) {
    const title = document.querySelector('h1')?.textContent?.trim();
    if (title !== heading) return false;
  }
  if (isWhole && document.querySelector('main[aria-busy="true"]') !== null) return false;
  const element = document.querySelector(selector);
  return element !== null && isShown(element);
}

/** When something was put into the page, or is there. By the page's own clock, by which it tells of its files too. */
function whenPut(selector: string): Promise<number> {
  return new Promise((found) => {
    const look = () => {
      if (document.querySelector(selector) === null) return;
      watcher.disconnect();
      found(now());
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
    look();
  });
}

/** What has changed by now is painted once the next frame is over. */
async function painted(): Promise<void> {
  for (const _ of ['next', 'over']) await new Promise(requestAnimationFrame);
}

/** Looks once a frame. */
function firstFrame(sought: Sought): Promise<number> {
  return new Promise((found) => {
    const look = () => {
      if (isUsable(sought)) found(now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function watch(sought: Sought | undefined): PageWatch {
  let fcp: number | null = null;
  let lcp: number | null = null;
  let ready: number | null = null;
  let lastTask = 0;
  const longTasks: [number, number][] = [];
  const interactions = new Map<number, number>();
  let found: Element | undefined;
  let cls = 0;
  let shifts = { first: 0, last: 0, sum: 0 };

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push([startTime, duration]);
    lastTask = now();
  });
  const seeEvent = ({ interactionId, duration }: PerformanceEventTiming) => {
    if (interactionId === 0) return;
    interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
  };
  observe<PerformanceEventTiming>('event', seeEvent, { durationThreshold: 16 });
  observe<LayoutShift>('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const { first, last, sum } = shifts;
    const goesOn = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    shifts = goesOn
      ? { first, last: startTime, sum: sum + value }
      : { first: startTime, last: startTime, sum: value };
    cls = Math.max(cls, shifts.sum);
  });
  if (sought !== undefined) {
    void firstFrame(sought).then((at) => {
      ready = at;
    });
  }

  return {
    seen: () => ({
      fcp,
      lcp,
      cls,
      ready,
      longTasks,
      interactions: [...interactions.values()],
      quietFor: now() - lastTask,
    }),
    forgetInteractions: () => interactions.clear(),
    askedUntil: async (selector) => {
      const at = await whenPut(selector);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= at)
        .map(({ name }) => new URL(name).pathname);
    },
    isThere: (selector) => document.querySelector(selector) !== null,
    placeOf: async (selector, which) => {
      found = document.querySelectorAll(selector)[which];
      if (found === undefined || !isLaidOut(found)) return null;
      const before = middleOf(found);
      if (found.contains(document.elementFromPoint(before.x, before.y))) return before;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      await painted();
      return middleOf(found);
    },
    stateOfFound: () => {
      const counted = found?.closest('[role="group"]')?.querySelector('output')?.textContent;
      return found?.getAttribute('aria-checked') ?? counted ?? null;
    },
    afterTap: async (all) => {
      const tapped = await new Promise<number>((hear) => {
        const options = { capture: true, once: true };
        document.addEventListener('click', ({ timeStamp }) => hear(timeStamp), options);
      });
      return Promise.all(all.map(async (one) => ({ tapped, reached: await firstFrame(one) })));
    },
  };
}

// Not in a frame, and not in a page without an origin.
if (window.top === window) {
  window.bench = watch(window.benchSought);
}
