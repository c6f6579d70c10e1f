import { redacted } from './redacted.ts';

/** The kinds of entry, in the order in which they can be chosen. */
export const entryKinds = ['log', 'info', 'warn', 'error', 'call'] as const;

/** What wrote an entry: one of the console's methods, something uncaught (`error`), or a call to the museum. */
export type EntryKind = (typeof entryKinds)[number];

/** One line of the log, redacted already. */
export interface Entry {
  readonly kind: EntryKind;
  /** Time of day on the phone. */
  readonly at: string;
  readonly text: string;
}

const mostEntries = 300;
const longestText = 2_000;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};

/** The last 300 things that were written, called or broken. What must not be read is gone before it is kept. */
export class DebugLog {
  entries: readonly Entry[] = [];

  readonly #secrets: () => readonly string[];
  readonly #onEntry: (entry: Entry) => void;

  constructor(settings: { secrets: () => readonly string[]; onEntry: (entry: Entry) => void }) {
    this.#secrets = settings.secrets;
    this.#onEntry = settings.onEntry;
  }

  write(kind: EntryKind, ...values: readonly unknown[]): void {
    // The whole is redacted before it is cut: half a secret would not be known for one.
    const text = redacted(values.map(textOf).join(' '), this.#secrets()).slice(0, longestText);
    const entry = { kind, at: new Date().toISOString().slice(11, 23), text };
    this.entries = [...this.entries, entry].slice(-mostEntries);
    this.#onEntry(entry);
  }

  clear(): void {
    this.entries = [];
  }
}
