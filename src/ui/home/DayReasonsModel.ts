import type { MuseumDay } from '../../domain/model/MuseumDay.ts';
import { type NothingToBook, nothingToBook } from '../../domain/model/NothingToBook.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { VisitChoiceModel } from './VisitChoiceModel.ts';

type Reasons = ReadonlyMap<MuseumDay, NothingToBook>;

/**
 * Why days have nothing to book, as far as they have been looked at: of the open day as it is now, of the others as
 * they were read last. A day that could not be read has no reason.
 */
export class DayReasonsModel {
  readonly #visit: VisitChoiceModel;
  known: Reasons = new Map();

  constructor(visit: VisitChoiceModel) {
    this.#visit = visit;
    makeAutoObservable(this);
  }

  /** The reason of a day; null for none, or when nobody has looked. */
  of(day: MuseumDay): NothingToBook | null {
    const { isRead } = this;
    return day === this.#visit.day && isRead ? this.current : (this.known.get(day) ?? null);
  }

  /** Takes over what was found out of other days. */
  learn(reasons: Reasons): void {
    this.known = new Map([...this.known, ...reasons]);
  }

  /** Remembers what the open day has come to, before another one is opened. */
  keep(): void {
    if (!this.isRead) return;
    const { current } = this;
    const known = new Map(this.known);
    if (current === null) known.delete(this.#visit.day);
    else known.set(this.#visit.day, current);
    this.known = known;
  }

  get isRead(): boolean {
    return ['slots', 'wholeDay'].includes(this.#visit.dayState.kind);
  }

  get current(): NothingToBook | null {
    const { isStaggeredDay, shownSlots, choice } = this.#visit;
    if (isStaggeredDay) return nothingToBook(shownSlots.map(({ state }) => state));
    return choice.offers.length > 0 ? null : 'noTickets';
  }
}
