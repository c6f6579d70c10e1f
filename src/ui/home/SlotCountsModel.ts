import { runInAction } from 'mobx';
import type { Instant, MuseumDay } from '../../domain/model/MuseumDay.ts';
import { countsGoodForMs, type TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { OpenDay } from '../../domain/useCases/OpenDay.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { AnnouncementModel } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';

/** What came of reading a day's slots again; `dropped` when another day was chosen meanwhile. */
export type SlotsRead = 'read' | 'failed' | 'dropped';

/** What a {@link SlotCountsModel} works with. */
export interface SlotCountsPorts {
  readonly openDay: OpenDay;
  readonly clock: Pick<Clock, 'now'>;
  readonly announcements: AnnouncementModel;
}

/** Whose slots are counted. */
export interface CountedVisit {
  readonly day: MuseumDay;
  /** The last moment looked at. */
  readonly now: Instant;
  /** Takes over the day's slots as they are now; true when there is something to say of the chosen one, and it was. */
  readonly replaceSlots: (slots: readonly TimeSlot[]) => boolean;
}

const minute = 60_000;

/** How old the counts of places are that the slots show, and reading them again (Q-STK-5). */
export class SlotCountsModel {
  /** When the museum counted; null on a day that shows no slots. */
  countedAt: Instant | null = null;
  isReading = false;

  readonly #ports: SlotCountsPorts;
  readonly #visit: CountedVisit;
  #generation = 0;
  #reading: Promise<SlotsRead> | null = null;
  #hasNews = false;

  constructor(ports: SlotCountsPorts, visit: CountedVisit) {
    this.#ports = ports;
    this.#visit = visit;
    makeAutoObservable(this);
  }

  /** Their age in minutes, as of the last look at the clock; null where there are none. */
  get age(): number | null {
    if (this.countedAt === null) return null;
    // By the minutes on the clock, which is looked at when one begins: what is called new is never older than one.
    const minutes = Math.floor(this.#visit.now / minute) - Math.floor(this.countedAt / minute);
    return Math.max(minutes, 0);
  }

  /** Whether they are too old to order by; also when the clock was put back since. */
  isOld(): boolean {
    if (this.countedAt === null) return false;
    const age = this.#ports.clock.now() - this.countedAt;
    return age < 0 || age > countsGoodForMs;
  }

  /** The slots were read just now. */
  begin(): void {
    this.countedAt = this.#ports.clock.now();
  }

  /** Another day is chosen: what is being read of this one is dropped. */
  forget(): void {
    this.#generation += 1;
    this.#reading = null;
    this.countedAt = null;
    this.isReading = false;
  }

  /**
   * Reads the day's slots again, quietly but for what became of the chosen one; what is chosen stays chosen. Whoever
   * asks while that is under way shares it (Q-RUSH-2).
   */
  read(): Promise<SlotsRead> {
    if (this.countedAt === null) return Promise.resolve('dropped');
    this.#reading ??= this.#read();
    return this.#reading;
  }

  /** Reads them because the visitor asked for it, and says what came of it. */
  async refresh(): Promise<void> {
    const read = await this.read();
    const { announcements } = this.#ports;
    if (read === 'failed') announcements.show('error', (LL) => LL.home.refreshFailed());
    // What became of the chosen slot has been said already, and matters more.
    else if (read === 'read' && !this.#hasNews) {
      announcements.show('success', (LL) => LL.home.refreshed());
    }
  }

  async #read(): Promise<SlotsRead> {
    const generation = this.#generation;
    this.isReading = true;
    const slots = await this.#ports.openDay.readSlots(this.#visit.day);
    if (generation !== this.#generation) return 'dropped';
    this.#reading = null;
    runInAction(() => {
      this.isReading = false;
      if (!slots.ok) return;
      this.begin();
      this.#hasNews = this.#visit.replaceSlots(slots.value);
    });
    return slots.ok ? 'read' : 'failed';
  }
}
