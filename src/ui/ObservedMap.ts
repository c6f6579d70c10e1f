import { createAtom, type IAtom } from 'mobx';

/**
 * A map whose entries are observed each by itself, so that who shows one of 500 is not drawn anew for the others; who
 * looks at all of them hears of every change. To be changed in an action, as any model is.
 */
export class ObservedMap<Key, Value> {
  readonly #values = new Map<Key, Value>();
  /** Of each entry that was asked for, whether it was there or not. */
  readonly #entries = new Map<Key, IAtom>();
  readonly #all = createAtom('entries');

  get(key: Key): Value | undefined {
    this.#observe(key);
    return this.#values.get(key);
  }

  has(key: Key): boolean {
    this.#observe(key);
    return this.#values.has(key);
  }

  /** What is in it now, in the order in which it came. */
  entries(): readonly (readonly [Key, Value])[] {
    this.#all.reportObserved();
    return [...this.#values];
  }

  /** Nothing happens for a value that is there already. */
  set(key: Key, value: Value): void {
    if (this.#values.has(key) && Object.is(this.#values.get(key), value)) return;
    this.#values.set(key, value);
    this.#tell(key);
  }

  delete(key: Key): void {
    if (this.#values.delete(key)) this.#tell(key);
  }

  clear(): void {
    for (const key of [...this.#values.keys()]) this.delete(key);
  }

  #observe(key: Key): void {
    const entry = this.#entries.get(key) ?? createAtom('entry');
    this.#entries.set(key, entry);
    entry.reportObserved();
  }

  #tell(key: Key): void {
    this.#entries.get(key)?.reportChanged();
    this.#all.reportChanged();
  }
}
