import { ControlError } from '../museum/ControlError.ts';
import { type Reading, readingOf } from './Reading.ts';

/** The last thing that was done, or why it was not; what the museum refused, it refuses in English. */
export interface DeskNote {
  readonly kind: 'done' | 'problem' | 'refused';
  readonly text: string;
}

/** What the panel shows: the museum's books, and what became of the last act. */
export interface Desk {
  readonly reading: Reading;
  readonly note: DeskNote | null;
}

/** What a {@link MuseumDesk} works with. */
export interface MuseumDeskSettings {
  /** One act on the museum's control face. */
  readonly control: (path: string, body: unknown) => unknown;
  /** Tells of changes at the museum, until the function it gives back is called. */
  readonly onChange: (listener: () => void) => () => void;
  /** Runs a task after so many milliseconds; the function it gives back calls that off. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

const minute = 60_000;

/**
 * The panel's view of the museum, through its control face alone. It looks when something has changed and when a minute
 * of the museum has passed, and only while somebody watches.
 */
export class MuseumDesk {
  readonly #settings: MuseumDeskSettings;
  readonly #listeners = new Set<() => void>();
  #desk: Desk;
  #stop: () => void = () => {};
  #stopTimer: () => void = () => {};
  #isLooking = false;

  constructor(settings: MuseumDeskSettings) {
    this.#settings = settings;
    this.#desk = { reading: readingOf(settings.control), note: null };
  }

  /** Watches the museum for a listener, until the function it gives back is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  };

  /** What was seen last; the same value until something changes. */
  readonly current = (): Desk => this.#desk;

  /**
   * One act on the control face, and a word about it: what it did when that is worth a word, or why the museum refused.
   *
   * @param done in the panel's language
   */
  act(path: string, body: unknown, done?: string): void {
    try {
      this.#settings.control(path, body);
      this.#show({ note: done === undefined ? null : { kind: 'done', text: done } });
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      this.#show({ note: { kind: 'refused', text: error.message } });
    }
  }

  /** Says something in the place of the last note. */
  say(kind: DeskNote['kind'], text: string): void {
    this.#show({ note: { kind, text } });
  }

  #watch(): void {
    this.#stop = this.#settings.onChange(() => this.#lookSoon());
    this.#look();
  }

  #rest(): void {
    this.#stop();
    this.#stopTimer();
  }

  /** Several changes of one moment are looked at once, and looking is no change to look at. */
  #lookSoon(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    void Promise.resolve().then(() => this.#look());
  }

  #look(): void {
    this.#isLooking = true;
    const reading = readingOf(this.#settings.control);
    this.#isLooking = false;
    this.#stopTimer();
    this.#stopTimer = this.#settings.after(untilNextMinute(reading.now), () => this.#look());
    this.#show({ reading });
  }

  #show(change: Partial<Desk>): void {
    this.#desk = { ...this.#desk, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A moment more than the rest of the minute, so that it has certainly passed. */
const untilNextMinute = (now: string): number => minute - (Date.parse(now) % minute) + 50;
