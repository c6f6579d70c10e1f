/**
 * Something that is loaded when it is first asked for, and once. A failure stays until it is forgotten: a screen that
 * asked again while it shows the failure would never come to an end.
 */
export class OnceLoaded<T> {
  readonly #load: () => Promise<T>;
  #loading: Promise<T> | null = null;
  #hasFailed = false;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** The same promise each time. */
  get(): Promise<T> {
    if (this.#loading !== null) return this.#loading;
    const loading = this.#load();
    loading.catch(() => {
      this.#hasFailed = true;
    });
    this.#loading = loading;
    return loading;
  }

  /** Lets a failure be followed by another try; what is there, or on its way, stays. */
  forgetFailure(): void {
    if (this.#hasFailed) this.#loading = null;
    this.#hasFailed = false;
  }
}
