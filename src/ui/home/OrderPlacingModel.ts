import { runInAction } from 'mobx';
import {
  checkedSelection,
  type PlaceOrderProblem,
  type PurchaseLimit,
} from '../../domain/model/Selection.ts';
import type { TimeSlot } from '../../domain/model/TimeSlot.ts';
import type { PlaceOrder } from '../../domain/useCases/PlaceOrder.ts';
import type { Message } from '../AnnouncementModel.ts';
import { makeAutoObservable } from '../makeAutoObservable.ts';
import type { Ways } from '../Ways.ts';
import { problemMessage } from './problemMessage.ts';
import type { VisitChoiceModel, VisitChoicePorts } from './VisitChoiceModel.ts';

/** What an {@link OrderPlacingModel} works with. */
export interface OrderPlacingPorts extends VisitChoicePorts {
  readonly placeOrder: PlaceOrder;
  readonly ways: Ways;
}

/** What an {@link OrderPlacingModel} asks of the screen it is on. */
export interface OrderPlacingScreen {
  readonly visit: VisitChoiceModel;
  readonly limit: () => PurchaseLimit;
  /** Lets go of what has passed by the museum's clock. */
  readonly lookAtClock: () => void;
}

/** Going on from the home screen to the order form (§5 place order). */
export class OrderPlacingModel {
  /** Why the order can't be placed, where that is said in a dialog. */
  problem: PlaceOrderProblem | null = null;
  /** The places are being counted again before the order is placed. */
  isChecking = false;

  readonly #ports: OrderPlacingPorts;
  readonly #screen: OrderPlacingScreen;
  /** Whether what is selected now was taken to the order form. */
  #isPlaced = false;
  #generation = 0;

  constructor(ports: OrderPlacingPorts, screen: OrderPlacingScreen) {
    this.#ports = ports;
    this.#screen = screen;
    makeAutoObservable(this);
  }

  /** Whether what was taken to the order form is gone from the session: then it was ordered there. */
  isOrdered(): boolean {
    return this.#isPlaced && this.#ports.storage.selection() === null;
  }

  /**
   * Goes on to the order form, or says why not. Places that were counted too long ago are counted again first, so that
   * nobody fills in a form for a slot that is gone (Q-STK-5).
   */
  async placeOrder(): Promise<void> {
    if (this.isChecking) return;
    const { visit } = this.#screen;
    if (this.#hasPassed(visit.slot) || this.#isListMissing()) return;
    const problem = this.#problemNow();
    const isAboutPlaces = problem === null || problem.kind === 'insufficientMargin';
    if (isAboutPlaces && visit.counts.isOld() && !(await this.#countAgain())) return;
    this.#place();
  }

  closeProblem(): void {
    this.problem = null;
  }

  /** What is selected from now on was never taken to the order form. */
  forget(): void {
    this.#isPlaced = false;
    this.leave();
  }

  /** The screen is left, or another day chosen: what is still being checked leads nowhere. */
  leave(): void {
    this.#generation += 1;
    this.isChecking = false;
  }

  #problemNow(): PlaceOrderProblem | null {
    const { visit, limit } = this.#screen;
    const checked = checkedSelection(visit.selection, limit(), visit.isStaggeredDay);
    return checked.ok ? null : checked.failure;
  }

  /** Counts the places again; false when that could not be done, which is said, or is not wanted any more. */
  async #countAgain(): Promise<boolean> {
    const generation = this.#generation;
    const { visit } = this.#screen;
    const { slot } = visit;
    this.isChecking = true;
    const read = await visit.counts.read();
    if (generation !== this.#generation) return false;
    runInAction(() => {
      this.isChecking = false;
    });
    if (read === 'failed') {
      this.#ports.announcements.show('error', (LL) => LL.home.placesUnread());
    }
    return read === 'read' && !this.#hasPassed(slot);
  }

  /**
   * Looks at the clock, since midnight and the end of a slot count to the second here and not to the minute (O-040).
   * True when the slot that was chosen is let go by then, which has been said.
   */
  #hasPassed(slot: TimeSlot | null): boolean {
    const { visit, lookAtClock } = this.#screen;
    lookAtClock();
    if (slot === null || visit.slot !== null) return false;
    visit.offerOthers();
    return true;
  }

  #place(): void {
    const { visit, limit } = this.#screen;
    const { placeOrder, ways } = this.#ports;
    const placed = placeOrder.execute(visit.selection, limit(), visit.isStaggeredDay);
    if (placed.ok) {
      this.#isPlaced = true;
      visit.settle();
      ways.toOrderForm();
    } else this.#explain(placed.failure);
  }

  /** Whether the tickets are still on their way, or could not be had; then that is said. */
  #isListMissing(): boolean {
    const { count, slot, choice } = this.#screen.visit;
    if (count === 0 || slot === null || choice.state.kind === 'shown') return false;
    const isLoading = choice.state.kind === 'loading';
    this.#ports.announcements.show('info', (LL) =>
      isLoading ? LL.home.ticketsOnTheirWay() : LL.home.retryTickets(),
    );
    return true;
  }

  #explain(problem: PlaceOrderProblem): void {
    const { announcements } = this.#ports;
    const { visit } = this.#screen;
    const { needsSlot, slot } = visit;
    const message: Message = (LL) => problemMessage(LL, problem, { needsSlot, slot });
    if (problem.kind === 'nothingSelected' || problem.kind === 'overLimit') {
      this.problem = problem;
      announcements.alert(message);
      return;
    }
    announcements.show('warning', message);
    if (problem.kind === 'insufficientMargin') visit.offerOthers();
  }
}
