import { noMoney } from '../../src/domain/model/Money.ts';
import type { TranslationFunctions } from '../../src/ui/i18n/i18n-types.ts';
import { browserCommands } from './commands/browser.ts';
import type { Command } from './commands/Command.ts';
import { homeCommands } from './commands/home.ts';
import { orderFormCommands } from './commands/orderForm.ts';
import { payingCommands } from './commands/paying.ts';
import { busyWith, Invariants, nameOf } from './invariants.ts';
import type { Tab } from './Tab.ts';
import { type Circumstances, World } from './World.ts';

/** How far a visitor has come when the random part begins. */
export type Start = 'home' | 'form' | 'twoForms' | 'toPayTwice' | 'toPay' | 'issued' | 'free';

const named = (name: string): Command => {
  const all = [...homeCommands, ...orderFormCommands, ...payingCommands, ...browserCommands];
  const found = all.find((command) => command.name === name);
  if (found === undefined) throw new Error(`there is no command ${name}`);
  return found;
};

type Way = readonly (readonly [name: string, pick: number])[];

const toForm = (...tickets: readonly number[]): Way => [
  ['chooseDate', 0],
  ['chooseSlot', 2],
  ...tickets.map((ticket) => ['step+', ticket] as const),
  ['placeOrder', 0],
  ['editVisitor: everything', 6],
];
const pay: Way = [
  ['pay', 0],
  ['bridge: ok', 0],
];

const made: Way = [...toForm(0), ['sendSms', 0], ['type the code', 1], ['submit', 0]];

const ways: Readonly<Record<Start, Way>> = {
  home: [],
  form: toForm(0, 2),
  twoForms: [...toForm(2), ['secondTab', 0]],
  toPay: made,
  toPayTwice: [...made, ['secondTab', 0]],
  issued: [...made, ...pay],
  free: [...toForm(1), ['sendSms', 0], ['type the code', 1], ['submit', 0]],
};

/** A turn among the tabs is taken by then, by whatever means. */
const leaseMs = 60;

/** A visitor on a random way through everything, and what is held against them at every step. */
export class Journey {
  readonly world: World;
  readonly #invariants: Invariants;
  readonly #LL: TranslationFunctions;

  constructor(circumstances: Circumstances, LL: TranslationFunctions) {
    this.world = new World(circumstances);
    this.#invariants = new Invariants(this.world);
    this.#LL = LL;
  }

  /** Brings the visitor to where the random part begins, by the screens' own ways. */
  async begin(start: Start): Promise<void> {
    await this.world.settle('all');
    for (const [name, pick] of ways[start]) {
      const [tab] = this.world.tabs;
      if (tab !== undefined) named(name).act({ world: this.world, tab, pick, LL: this.#LL });
      await this.world.pass(leaseMs, 'all');
    }
    if (start !== 'home') await this.world.pass(3_100, 'all');
    this.check();
  }

  /** @throws Error when something is not as it must be */
  check(): void {
    this.#invariants.check();
  }

  /**
   * Everything is well again, and had its time: nothing may be waited for any more, and whoever still owes money can
   * pay it.
   *
   * @throws Error when that is not so
   */
  async end(): Promise<void> {
    const { world } = this;
    world.museum.control('/_museum/faults', { plan: [] });
    world.museum.control('/_museum/maintenance', {});
    world.hasBridge = true;
    world.till.throwsNext = false;
    for (const { page } of world.tabs) page.visibility.show();
    for (let patience = 0; patience < 4; patience += 1) {
      await world.settle('all');
      for (const { page } of world.tabs) world.till.end(page, 'cancel');
      await world.pass(50_000, 'all');
    }
    this.check();
    for (const tab of world.tabs) checkNothingHangs(tab);
    await this.#payWhatIsOwed();
  }

  async #payWhatIsOwed(): Promise<void> {
    const { world } = this;
    const [tab] = world.tabs;
    if (tab === undefined) return;
    tab.window.enter('/#/order');
    tab.reload();
    await world.settle('all');
    const orders = tab.shown?.kind === 'orders' ? tab.shown.model.orders : null;
    if (orders === null) throw new Error('the orders of the visitor can not be read');
    const unpaid = orders.filter(({ status }) => status === 'toBePaid');
    const owed = unpaid.find(({ total }) => total !== noMoney);
    if (owed === undefined) return;
    // From the list to the ways to pay, and from there to the sheet.
    for (const [name, pick] of [['pay', unpaid.indexOf(owed)], ...pay] as const) {
      named(name).act({ world, tab, pick, LL: this.#LL });
      await world.pass(leaseMs, 'all');
    }
    await world.pass(3_100, 'all');
    this.check();
    const isSaid = tab.shown?.kind === 'paymentResult' && tab.shown.model.face === 'success';
    if (!isSaid) throw new Error(`order ${owed.orderNo} can not be paid: ${nameOf(tab)}`);
  }
}

function checkNothingHangs(tab: Tab): void {
  if (tab.isAtBank) return;
  const busy = tab.shown === null ? ['everything'] : busyWith(tab.shown);
  if (busy.length > 0) throw new Error(`${nameOf(tab)} waits for ever: ${busy.join(', ')}`);
}
