import type { AddressBar } from '../../ports/AddressBar.ts';
import type { Stop } from '../../ports/Clock.ts';
import { queryText, rawQuery, valueIn, without } from '../system/rawQuery.ts';

interface Entry {
  readonly address: string;
  readonly aside: Readonly<Record<string, string>>;
}

const pathOf = (address: string): string => address.replace(/\?.*$/s, '').toLowerCase();

/** An address with its history in memory. Held to the promises of the port by test/ports/addressBar.suite.ts. */
export class MemoryAddressBar implements AddressBar {
  #earlier: readonly Entry[] = [];
  #here: Entry;
  readonly #listeners = new Set<() => void>();

  constructor(address = '/index') {
    this.#here = { address, aside: {} };
  }

  current(): string {
    return this.#here.address;
  }

  push(address: string, aside: Readonly<Record<string, string>> = {}): void {
    if (address === this.#here.address) return;
    this.#earlier = [...this.#earlier, this.#here];
    this.#go({ address, aside });
  }

  replace(address: string): void {
    const isSameScreen = pathOf(address) === pathOf(this.#here.address);
    this.#go({ address, aside: isSameScreen ? this.#here.aside : {} });
  }

  back(fallback: string): void {
    const earlier = this.#earlier.at(-1);
    if (earlier === undefined) {
      this.replace(fallback);
      return;
    }
    this.#earlier = this.#earlier.slice(0, -1);
    this.#go(earlier);
  }

  takeAside(parameter: string): string | null {
    const { address, aside } = this.#here;
    const [path = '', query = ''] = address.split('?', 2);
    const pieces = rawQuery(query);
    const rest = without(pieces, [parameter]);
    const value = valueIn(pieces, parameter) ?? aside[parameter] ?? null;
    if (rest.length === pieces.length) return value;
    this.#here = {
      address: path + queryText(rest),
      aside: value === null ? aside : { ...aside, [parameter]: value },
    };
    queueMicrotask(() => this.#tell());
    return value;
  }

  onChange(listener: () => void): Stop {
    const own = () => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  #go(entry: Entry): void {
    const isChange = entry.address !== this.#here.address;
    this.#here = entry;
    if (isChange) this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
