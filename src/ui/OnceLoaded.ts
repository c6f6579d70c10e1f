/** What React reads off a promise that it need not wait for. */
interface Settled<T> {
  readonly status: 'fulfilled';
  readonly value: T;
}

/**
 * Something that is loaded when it is first asked for, and once. A failure stays until it is forgotten: a screen that
 * asked again while it shows the failure would never come to an end.
 */
export class OnceLoaded<T> {
  readonly #load: () => Promise<T>;
  #loading: Promise<T> | null = null;
  #loaded: T | null = null;
  #hasFailed = false;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What has been loaded; null before. */
  get loaded(): T | null {
    return this.#loaded;
  }

  /**
   * The same promise each time. React's `use` takes what has been loaded out of it at once: without a word from here it
   * would wait even for a promise that is kept already, show a fallback meanwhile, and that for 300 ms.
   */
  get(): Promise<T> {
    if (this.#loading !== null) return this.#loading;
    const loading = this.#load();
    loading.then(
      (loaded) => {
        this.#loaded = loaded;
        Object.assign(loading, { status: 'fulfilled', value: loaded } satisfies Settled<T>);
      },
      () => {
        this.#hasFailed = true;
      },
    );
    this.#loading = loading;
    return loading;
  }

  /** Lets a failure be followed by another try; what is there, or on its way, stays. */
  forgetFailure(): void {
    if (this.#hasFailed) this.#loading = null;
    this.#hasFailed = false;
  }
}
