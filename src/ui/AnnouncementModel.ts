import * as constants from '../domain/model/constants.ts';
import type { Clock, Stop } from '../ports/Clock.ts';
import type { TranslationFunctions } from './i18n/i18n-types.ts';
import { makeAutoObservable } from './makeAutoObservable.ts';

/** A message without its words: the dictionary's own function says them when it is shown. */
export type Message = (LL: TranslationFunctions) => string;

/** What a toast is about. */
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

/** A toast on the screen. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: Message;
}

/** What is spoken to screen readers, and the toast that is shown (Q-A11Y-4). One for the whole app. */
export class AnnouncementModel {
  toast: Toast | null = null;
  polite: { readonly id: number; readonly message: Message } | null = null;
  assertive: { readonly id: number; readonly message: Message } | null = null;

  readonly #clock: Clock;
  #lastId = 0;
  /** What holds the toast: the focus, a finger. A toast that takes the place of a held one is held by the same. */
  #holds = 0;
  #stopTimer: Stop = () => {};

  constructor(ports: { clock: Clock }) {
    this.#clock = ports.clock;
    // A message is a value: as something observed it would become an action, and another function than was given.
    makeAutoObservable(this);
  }

  /** Speaks without showing anything. */
  say(message: Message): void {
    this.polite = { id: this.#nextId(), message };
  }

  /** Speaks at once, over whatever is being read. For errors. */
  alert(message: Message): void {
    this.assertive = { id: this.#nextId(), message };
  }

  /** Shows a toast for 3 s, or 8 s for errors and warnings (§9), and speaks it. It never takes the focus. */
  show(kind: ToastKind, message: Message): void {
    if (kind === 'error' || kind === 'warning') this.alert(message);
    else this.say(message);
    this.toast = { id: this.#nextId(), kind, message };
    this.#run();
  }

  dismiss(): void {
    this.#stopTimer();
    this.toast = null;
    this.#holds = 0;
  }

  /** Keeps the toast while it is focused, and while it is touched. */
  hold(): void {
    this.#holds += 1;
    this.#stopTimer();
  }

  /** Lets the toast's time run again, once nothing holds it any more. */
  release(): void {
    this.#holds = Math.max(this.#holds - 1, 0);
    this.#run();
  }

  #run(): void {
    this.#stopTimer();
    if (this.toast === null || this.#holds > 0) return;
    const isLong = this.toast.kind === 'error' || this.toast.kind === 'warning';
    const time = isLong ? constants.longToastMs : constants.toastMs;
    this.#stopTimer = this.#clock.after(time, () => this.dismiss());
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}
