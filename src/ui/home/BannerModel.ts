import * as constants from '../../domain/model/constants.ts';
import type { Clock, Stop } from '../../ports/Clock.ts';
import type { MotionPreference } from '../../ports/MotionPreference.ts';
import type { PageVisibility } from '../../ports/PageVisibility.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Startable } from '../useViewModel.ts';

/** What a {@link BannerModel} works with. */
export interface BannerPorts {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  readonly motion: MotionPreference;
  readonly announcements: AnnouncementModel;
}

/** What keeps the pictures where they are: the focus, a finger or a mouse on them, or that their screen is not shown. */
export type Hold = 'focus' | 'pointer' | 'absence';

/**
 * The museum's pictures (HOME-01): every 5 s comes the next one, and after the last one the first, unless somebody looks
 * closer, nobody sees the page, or the visitor wants less motion (Q-A11Y-7).
 */
export class BannerModel implements Startable {
  /** None before it is known which there are. */
  pictures: readonly string[] = [];
  /** Whether the screen has what it needs to book, so that the pictures take nothing from it. */
  isDue = false;
  /** The index of the picture in sight. */
  current = 0;
  /** Whether they change by themselves; stopping and starting that is the visitor's. */
  isOn = true;
  /** The picture on its way into sight; null once it has come. */
  turn: { readonly index: number } | null = null;

  readonly #ports: BannerPorts;
  readonly #holds = new Set<Hold>(['absence']);
  #stopTimer: Stop = () => {};

  constructor(ports: BannerPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Begins with the first picture; for a visitor who wants less motion it stays there. */
  start(): Stop {
    const { motion, visibility } = this.#ports;
    this.current = 0;
    this.turn = null;
    if (motion.isReduced()) this.isOn = false;
    this.#holds.clear();
    this.#plan();
    const stopWatching = visibility.onChange(() => this.#plan());
    return () => {
      stopWatching();
      this.hold('absence', true);
    };
  }

  /** The slots are there, or can't be had. */
  allow(): void {
    this.isDue = true;
    this.#plan();
  }

  /** Takes the pictures of the template; none when it can't be had. */
  show(pictures: readonly string[]): void {
    this.pictures = pictures;
    this.current %= pictures.length || 1;
    this.#plan();
  }

  /** Leaves out a picture that does not load. */
  drop(picture: string): void {
    this.show(this.pictures.filter((other) => other !== picture));
  }

  /** Stops or starts them. Starting goes before any hold that was there. */
  toggle(): void {
    this.isOn = !this.isOn;
    this.#holds.clear();
    this.#plan();
  }

  /** Somebody begins or ends to look closer. */
  hold(by: Hold, isHeld: boolean): void {
    if (isHeld) this.#holds.add(by);
    else this.#holds.delete(by);
    // A finger may take the strip elsewhere.
    this.turn = null;
    this.#plan();
  }

  /** The visitor asks for the next picture, and hears which one it is. */
  next(): void {
    this.advance();
    const at = { number: this.current + 1, total: this.pictures.length };
    this.#ports.announcements.say((LL) => LL.home.bannerPicture(at));
  }

  /** The strip stands at a picture, after a swipe or a turn; what comes by during a turn is not looked at. */
  see(index: number): void {
    if (this.turn !== null && this.turn.index !== index) return;
    this.turn = null;
    if (index === this.current || index >= this.pictures.length) return;
    this.current = index;
    this.#plan();
  }

  /** The next picture's turn has come. */
  advance(): void {
    this.current = (this.current + 1) % (this.pictures.length || 1);
    this.turn = { index: this.current };
    this.#plan();
  }

  /** Nothing waits for a moment at which nothing would move. */
  #plan(): void {
    this.#stopTimer();
    const { clock, visibility } = this.#ports;
    const canMove = this.isOn && this.isDue && this.pictures.length > 1;
    if (!canMove || this.#holds.size > 0 || !visibility.isVisible()) return;
    this.#stopTimer = clock.after(constants.bannerAutoplayMs, () => this.advance());
  }
}
