import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '../../../src/ui/i18n/loadTexts.ts';
import { OrderListModel } from '../../../src/ui/orders/OrderListModel.ts';
import { PaymentMethodModel } from '../../../src/ui/payment/PaymentMethodModel.ts';
import { PaymentResultModel } from '../../../src/ui/payment/PaymentResultModel.ts';
import { PayingTab, PayingWorld, type SheetEnd } from './PayingWorld.ts';

const { LL } = await loadTexts('English');
const payAndConfirm = '/api/integration/pay-and-confirm';
const confirm = '/trip/order/confirm';
const checkUnpaid = '/pay/jsapi/check-unpaid/';
const issued = '已出票';

/** What fast-check knows of a journey; every step may be tried at any time. */
type Known = Record<never, never>;

/** A visitor on a random way: two tabs at most, the first of which is never closed but loaded anew. */
class Journey {
  readonly paying: PayingWorld;
  readonly tabs: PayingTab[];
  /** How many requests were looked at for {@link look} already. */
  #seen = 0;
  /** Whether the museum was asked whether the order is unpaid since it was last told to do something. */
  #wasChecked = false;

  /** @param mostMs how long a call may take; each takes a while of its own */
  constructor(kind: 'priced' | 'free', mostMs: number) {
    this.paying = new PayingWorld(kind);
    this.paying.slowness = { leastMs: 0, mostMs, seed: mostMs + 1 };
    this.paying.plan();
    this.tabs = [new PayingTab(this.paying, `/payWay?orderNo=${this.paying.order}`)];
  }

  /** One of the tabs that is not at the bank. */
  tab(which: number): PayingTab | null {
    const tab = this.tabs[which % this.tabs.length] ?? null;
    return tab?.isAtBank === true ? null : tab;
  }

  /** Puts a tab loaded anew in the place of one. */
  reload(tab: PayingTab, address = tab.address.current()): PayingTab {
    const place = this.tabs.indexOf(tab);
    tab.close();
    const anew = new PayingTab(this.paying, address);
    this.tabs[place] = anew;
    return anew;
  }

  /** What must be true at every moment. */
  look(): void {
    const isIssued = this.paying.status() === issued;
    for (const { shown, machine } of this.tabs) {
      const saysPaid =
        (shown instanceof PaymentResultModel && /success|received/.test(shown.face)) ||
        (shown instanceof PaymentMethodModel && shown.phase === 'alreadyPaid') ||
        machine.state === 'issued' ||
        machine.state === 'paid';
      if (saysPaid) expect(isIssued, 'said to be paid').toBe(true);
    }
    for (const { path } of this.paying.sent.slice(this.#seen)) {
      if (path.startsWith(checkUnpaid)) this.#wasChecked = true;
      if (path !== payAndConfirm && path !== confirm) continue;
      expect(this.#wasChecked, 'paying was begun without a pre-check').toBe(true);
      this.#wasChecked = false;
    }
    this.#seen = this.paying.sent.length;
    expect(this.paying.collisions, 'two tabs paying').toBe(0);
    for (const effect of ['paid', 'payment-opened', 'issued', 'confirmed']) {
      expect(this.paying.effects(effect), effect).toBeLessThan(2);
    }
  }
}

class Step implements fc.AsyncCommand<Known, Journey> {
  readonly #name: string;
  readonly #act: (journey: Journey) => void | Promise<void>;

  constructor(name: string, act: (journey: Journey) => void | Promise<void>) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(_known: Known, journey: Journey): Promise<void> {
    await this.#act(journey);
    await journey.paying.clock.advance(0);
    journey.look();
  }

  toString(): string {
    return this.#name;
  }
}

const which = fc.nat({ max: 1 });
const ends: readonly SheetEnd[] = [
  'pays',
  'paysButBridgeSaysCancel',
  'paysButBridgeIsSilent',
  'paysAndMuseumHearsLate',
  'cancels',
  'bridgeSaysOkWithoutPayment',
  'bridgeIsSilent',
  'bridgeIsMissing',
];
const faults = fc.record({
  path: fc.constantFrom(
    `${checkUnpaid}*`,
    '/trip/order/info',
    payAndConfirm,
    confirm,
    '/api/query/info-by-api-wechat',
    '/api/integration/pay-way/list',
  ),
  kind: fc.constantFrom(
    'dropRequest' as const,
    'commitThenDrop' as const,
    'delayBefore' as const,
    'delayAfterCommit' as const,
    'status' as const,
    'html200' as const,
    'truncate' as const,
    'code1017' as const,
    'businessError' as const,
    'reorder' as const,
  ),
  ms: fc.constantFrom(900, 7_000, 12_000, 25_000),
  times: fc.integer({ min: 1, max: 4 }),
});

/** Presses whatever pays on the screen of a tab, so many times in one task. */
function press(tab: PayingTab | null, times: number): void {
  const shown = tab?.shown;
  for (let click = 0; click < times; click += 1) {
    if (shown instanceof PaymentMethodModel) void shown.pay(LL);
    const order = shown instanceof OrderListModel ? shown.orders?.[0] : undefined;
    if (shown instanceof OrderListModel && order !== undefined) void shown.pay(order);
  }
}

/** Whatever else a screen has a button for. */
function ask(tab: PayingTab | null): void {
  const shown = tab?.shown;
  if (shown instanceof PaymentResultModel) void shown.checkAgain();
  if (shown instanceof PaymentMethodModel && shown.handOver.isLong) shown.checkSheet();
  if (shown instanceof PaymentMethodModel && shown.isLocked) void shown.checkAgain();
  // The screen offers to read again what could not be read, and what paying has to wait for.
  const isLoadable =
    shown instanceof PaymentMethodModel &&
    (shown.phase === 'failed' || (shown.phase === 'ready' && (shown.needsAmount || !shown.hasWay)));
  if (isLoadable) void shown.load();
}

const visit = (order: string): Readonly<Record<string, string>> => ({
  method: `/payWay?orderNo=${order}`,
  methodForNothing: `/payWay?orderNo=${order}&amount=0.00&payType=zero`,
  return: `/payReturn?orderNo=${order}`,
  success: `/payresult/success?orderNo=${order}`,
  fail: `/payresult/fail?orderNo=${order}&error=x`,
  orders: '/order',
  home: '/index',
});

const steps: fc.Arbitrary<fc.AsyncCommand<Known, Journey>>[] = [
  fc
    .record({ which, end: fc.constantFrom(...ends), times: fc.constantFrom(1, 1, 2, 10) })
    .map(({ which: place, end, times }) => {
      return new Step(`press ${times}× in tab ${place}, a sheet ${end}`, (journey) => {
        journey.paying.ends.splice(0, 1, end);
        press(journey.tab(place), times);
      });
    }),
  fc.constant(
    new Step('press in every tab', (journey) => {
      for (const place of journey.tabs.keys()) press(journey.tab(place), 2);
    }),
  ),
  which.map(
    (place) =>
      new Step(`ask in tab ${place}`, (journey) => {
        ask(journey.tab(place));
      }),
  ),
  fc.record({ which, id: fc.constantFrom('1', '2') }).map(({ which: place, id }) => {
    return new Step(`choose way ${id} in tab ${place}`, (journey) => {
      const shown = journey.tab(place)?.shown;
      if (shown instanceof PaymentMethodModel) shown.payWays.choose(id);
    });
  }),
  fc.constantFrom(1, 100, 600, 3_000, 5_000, 10_000, 29_000, 61_000, 300_000).map((ms) => {
    return new Step(`${ms} ms pass`, async (journey) => {
      await journey.paying.clock.advance(ms);
    });
  }),
  faults.map(
    (fault) =>
      new Step(`fault ${JSON.stringify(fault)}`, (journey) => {
        journey.paying.plan(fault);
      }),
  ),
  fc
    .record({ which, to: fc.constantFrom(...Object.keys(visit(''))), isNew: fc.boolean() })
    .map(({ which: place, to, isNew }) => {
      return new Step(`go to ${to} in tab ${place}${isNew ? ', typed' : ''}`, (journey) => {
        const address = visit(journey.paying.order)[to] ?? '/index';
        const tab = journey.tab(place);
        if (tab === null) return;
        if (isNew) journey.reload(tab, address);
        else tab.address.push(address);
      });
    }),
  which.map((place) => {
    return new Step(`go back in tab ${place}`, (journey) => {
      journey.tab(place)?.address.back('/index');
    });
  }),
  which.map((place) => {
    return new Step(`reload tab ${place}`, (journey) => {
      const tab = journey.tab(place);
      if (tab !== null) journey.reload(tab);
    });
  }),
  which.map((place) => {
    return new Step(`duplicate tab ${place}`, (journey) => {
      const tab = journey.tab(place);
      if (tab === null || journey.tabs.length > 1) return;
      journey.tabs.push(new PayingTab(journey.paying, tab.address.current()));
    });
  }),
  fc.record({ which, how: fc.constantFrom('hide', 'show', 'restore') }).map(
    ({ which: place, how }) =>
      new Step(`${how} tab ${place}`, (journey) => {
        const tab = journey.tab(place);
        if (how === 'hide') tab?.visibility.hide();
        if (how === 'show') tab?.visibility.show();
        if (how === 'restore') tab?.visibility.restore();
      }),
  ),
  fc.record({ which, pays: fc.boolean(), back: fc.boolean() }).map(({ pays, back }) => {
    return new Step(
      `${pays ? 'pay' : 'do nothing'} at the bank, ${back ? 'back' : 'on'}`,
      (journey) => {
        const tab = journey.tabs.find(({ isAtBank }) => isAtBank);
        if (tab === undefined) return;
        if (pays) journey.paying.charge();
        tab.isAtBank = false;
        if (back) tab.visibility.restore();
        else journey.reload(tab, `/payReturn?orderNo=${journey.paying.order}`);
      },
    );
  }),
];

/**
 * Goes on as a patient visitor does, with a museum that is well again: by the buttons and links of the screen alone,
 * until the order is paid or over. Whoever can't is stranded.
 */
async function bringHome(journey: Journey): Promise<void> {
  const { paying } = journey;
  paying.slowness = null;
  paying.plan();
  paying.ends.splice(0);
  for (const tab of [...journey.tabs]) {
    tab.visibility.show();
    if (tab.isAtBank) {
      tab.isAtBank = false;
      tab.visibility.restore();
    }
  }
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await paying.clock.advance(46_000);
    journey.look();
    for (const one of [...journey.tabs].filter(({ isAtBank }) => isAtBank)) {
      paying.charge();
      one.isAtBank = false;
      journey.reload(one, `/payReturn?orderNo=${paying.order}`);
    }
    const [tab] = journey.tabs;
    if (tab === undefined) return;
    const { shown } = tab;
    if (shown instanceof PaymentResultModel && /success|over/.test(shown.face)) return;
    if (shown instanceof PaymentMethodModel && shown.phase === 'alreadyPaid') {
      tab.address.push(`/payresult/success?orderNo=${paying.order}`);
      continue;
    }
    ask(tab);
    ask(journey.tabs[1] ?? null);
    await paying.clock.advance(0);
    const isResult = shown instanceof PaymentResultModel;
    if (isResult && (shown.canTryAgain || shown.face === 'failed')) {
      tab.address.push(`/payWay?orderNo=${paying.order}`);
    } else if (shown instanceof PaymentMethodModel) {
      if (shown.canPay) press(tab, 1);
    } else if (shown === null || shown instanceof OrderListModel) {
      tab.address.push(`/payWay?orderNo=${paying.order}`);
    }
  }
  const [tab] = journey.tabs;
  throw new Error(
    `stranded at ${tab?.address.current()} (${tab?.machine.state}), order ${paying.status()}`,
  );
}

describe('payments on random ways', () => {
  it('[PAY-10][Q-PAY-1][Q-PAY-2] 500 journeys: never said to be paid before it is, never charged twice, never stranded', async () => {
    let longest = 0;
    let charged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('priced', 'priced', 'priced', 'free'),
        fc.commands(steps, { maxCommands: 30, size: 'max' }),
        fc.constantFrom(0, 400, 2_500),
        async (kind, commands, mostMs) => {
          const journey = new Journey(kind === 'free' ? 'free' : 'priced', mostMs);
          await journey.paying.clock.advance(mostMs * 2);
          await fc.asyncModelRun(() => ({ model: {}, real: journey }), commands);
          const count = Array.from(commands).length;
          longest = Math.max(longest, count);
          await bringHome(journey);
          charged += journey.paying.timesCharged;
        },
      ),
      { numRuns: 500, seed: 20261128 },
    );
    // The run is worth something only if it goes far.
    expect(longest).toBeGreaterThan(20);
    expect(charged).toBeGreaterThan(100);
  });
});
