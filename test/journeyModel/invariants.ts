import type { OrderStatus } from '../../src/domain/model/OrderStatus.ts';
import { isSettled } from '../../src/domain/model/PaymentState.ts';
import type { Shown } from './Screens.ts';
import type { Tab } from './Tab.ts';
import type { World } from './World.ts';

/** Waiting for longer than this, with nothing to press, is endless. Every call, retry and turn of a tab is shorter. */
const endlessMs = 180_000;

/** What must be true at every moment, looked at after every step. */
export class Invariants {
  readonly #world: World;
  /** Since when a tab has had no way out. */
  readonly #stuckSince = new WeakMap<Tab, number>();

  constructor(world: World) {
    this.#world = world;
  }

  /** @throws Error that names everything that is wrong */
  check(): void {
    const { world } = this;
    world.books.read();
    for (const [orderNo, times] of world.till.taken) {
      if (times > 1) this.#tell(`money is taken ${times}× for order ${orderNo}`);
    }
    for (const tab of world.tabs) {
      const { shown } = tab;
      if (shown !== null) {
        this.#checkPaid(shown);
        this.#checkSlots(shown);
        this.#checkList(shown);
      }
      this.#checkWayOut(tab);
    }
    if (world.violations.length > 0) throw new Error(world.violations.join('\n'));
  }

  /** Displayed as paid: then the museum has issued it (R17). */
  #checkPaid(shown: Shown): void {
    for (const orderNo of saidToBePaid(shown)) {
      if (!this.world.books.wasIssued(orderNo)) {
        this.#tell(`order ${orderNo} is shown as paid on ${shown.kind}, and is not`);
      }
    }
  }

  /** The slots that are shown are those of the day that is shown (HOME-15, Q-BAD-5). */
  #checkSlots(shown: Shown): void {
    const choice =
      shown.kind === 'home'
        ? shown.model.visit
        : shown.kind === 'rebooking'
          ? shown.model.dialog
          : null;
    if (choice === null) return;
    const ofDay = `77${choice.day.replaceAll('-', '')}`;
    const all = choice.slot === null ? choice.slots : [choice.slot, ...choice.slots];
    const foreign = all.find(({ id }) => !id.startsWith(ofDay));
    if (foreign !== undefined) this.#tell(`slot ${foreign.id} is shown on ${choice.day}`);
  }

  /** The orders that are listed are those that were asked for, the tickets those of the order. */
  #checkList(shown: Shown): void {
    if (shown.kind !== 'orders') return;
    const { filter, orders } = shown.model;
    const wanted: OrderStatus | null =
      filter === 'toBePaid' ? 'toBePaid' : filter === 'paid' ? 'issued' : null;
    const foreign = (orders ?? []).find(({ status }) => wanted !== null && status !== wanted);
    if (foreign !== undefined) this.#tell(`${foreign.status} is listed under ${filter}`);
  }

  #checkWayOut(tab: Tab): void {
    const now = this.world.timeline.now();
    // Waiting is counted by the time that the page is seen (Q-PAY-6).
    const isSeen = tab.page.visibility.isVisible();
    if (!isSeen || waysOut(this.world, tab).length > 0) {
      this.#stuckSince.delete(tab);
      return;
    }
    const since = this.#stuckSince.get(tab) ?? now;
    this.#stuckSince.set(tab, since);
    if (now - since > endlessMs) this.#tell(`no way out of ${nameOf(tab)} for ${now - since} ms`);
  }

  get world(): World {
    return this.#world;
  }

  #tell(violation: string): void {
    this.world.violations.push(violation);
  }
}

/** What a tab shows, in words. */
export function nameOf({ shown, dialog, isAtBank }: Tab): string {
  if (isAtBank) return 'the bank';
  const over = dialog === null ? '' : `, ${dialog.kind}`;
  return `${shown?.kind ?? 'nothing'}${over}`;
}

function saidToBePaid(shown: Shown): readonly string[] {
  switch (shown.kind) {
    case 'paymentResult': {
      const { face, payment, claim } = shown.model;
      const isSaid = face === 'success' || face === 'received' || isSettled(payment);
      return isSaid && claim.orderNo !== null ? [claim.orderNo] : [];
    }
    case 'paymentMethod': {
      const { phase, payment, orderNo } = shown.model;
      const isSaid = phase === 'alreadyPaid' || isSettled(payment);
      return isSaid && orderNo !== null ? [orderNo] : [];
    }
    case 'orders':
      return (shown.model.orders ?? []).flatMap(({ status, orderNo }) =>
        status === 'issued' || status === 'paid' ? [orderNo] : [],
      );
    case 'order': {
      const { order } = shown.model;
      const isGood = order?.tickets.some(({ status }) => status === 'awaitingCheck') === true;
      return isGood ? [shown.model.orderNo] : [];
    }
    default:
      return [];
  }
}

/**
 * What a visitor can press or follow in a tab; empty while they can only wait. A dialog takes every tap, and so does a
 * notice of maintenance, which says itself that nothing can be done.
 */
function waysOut({ till }: World, tab: Tab): readonly string[] {
  const { shown, dialog, page, isAtBank } = tab;
  if (isAtBank) return ['the bank'];
  if (page.interrupted?.maintenance.isShown === true) return ['the museum is closed, and says so'];
  if (till.isOpen(page)) return ['the sheet'];
  if (dialog !== null) return closes(isWorking(dialog.model)).concat();
  if (shown === null) return [];
  switch (shown.kind) {
    case 'paymentReturn':
      return shown.model.phase === 'waiting' ? [] : ['view the order'];
    case 'rebooking':
      return closes(shown.model.dialog?.isWorking === true);
    case 'replenishment': {
      const { topUp } = shown.model;
      return closes(topUp.isOpen && (topUp.isSaving || topUp.isGoingOn));
    }
    case 'redirect':
      return ['go now'];
    default:
      return ['the links of the page'];
  }
}

const closes = (isBusy: boolean): readonly string[] => (isBusy ? [] : ['close']);

const isWorking = (model: NonNullable<Tab['dialog']>['model']): boolean =>
  'isRefunding' in model ? model.isRefunding : model.isCancelling;

/** What is still being waited for on a screen, once everything had its time. */
export function busyWith(shown: Shown): readonly string[] {
  const busy = Object.entries(waitsOf(shown)).filter(([, isBusy]) => isBusy);
  return busy.map(([name]) => name);
}

function waitsOf(shown: Shown): Readonly<Record<string, boolean>> {
  switch (shown.kind) {
    case 'home': {
      const { visit, placing } = shown.model;
      return {
        'the day': visit.dayState.kind === 'loading',
        'the tickets': visit.choice.state.kind === 'loading',
        'placing the order': placing.isChecking,
        'the counts': visit.counts.isReading,
        'the settings': shown.model.isReadingSettings,
      };
    }
    case 'orderForm': {
      const { isSubmitting, lost, code, otherSlots } = shown.model;
      return {
        submitting: isSubmitting,
        'looking for the order': lost.isLooking,
        'the code': code?.isSending ?? false,
        'another slot': otherSlots?.isChanging ?? false,
      };
    }
    case 'paymentMethod': {
      const { loaded, isChecking, progress, handOver } = shown.model;
      return {
        loading: loaded === 'loading',
        checking: isChecking,
        // A sheet that is not heard of again is asked after by a button.
        paying: progress === 'paying' && !handOver.isLong,
      };
    }
    case 'paymentReturn':
      return { waiting: shown.model.phase === 'waiting' };
    case 'paymentResult': {
      const { face, isChecking } = shown.model;
      return { 'the museum': face === 'checking', checking: isChecking };
    }
    case 'orders':
    case 'order':
    case 'rebooking':
    case 'replenishment':
      return { loading: shown.model.isLoading };
    case 'orderQuery':
      return { searching: shown.model.isSearching, 'the code': shown.model.sms.isSending };
    default:
      return {};
  }
}
