import { paths } from '../../../src/ui/paths.ts';
import { type SheetEnd, sheetEnds } from '../Till.ts';
import { type Command, type Doing, oneOf, screenOf } from './Command.ts';

/** Presses whatever pays. */
export const pay: Command = {
  name: 'pay',
  act: (doing) => payHere(doing) ?? payListed(doing),
};

function payHere({ tab, LL }: Doing): string | null {
  const method = screenOf(tab, 'paymentMethod');
  if (method !== null) {
    if (!method.canPay || method.needsAmount || method.progress !== 'idle') return null;
    void method.pay(LL);
    return `${method.orderNo} by way ${method.payWays.chosenId}`;
  }
  const order = screenOf(tab, 'order');
  if (order?.actions?.isToBePaid !== true || order.actions.isPaying) return null;
  void order.actions.pay();
  return `${order.orderNo} from its own screen`;
}

function payListed({ tab, pick }: Doing): string | null {
  const list = screenOf(tab, 'orders');
  const payable = (list?.orders ?? []).filter((one) => list?.actionsOf(one).pay === true);
  const order = oneOf(payable, pick);
  if (list === null || order === undefined || list.isPaying(order)) return null;
  void list.pay(order);
  return `${order.orderNo} from the list`;
}

const choosePayWay: Command = {
  name: 'choose a way to pay',
  act: ({ tab, pick }) => {
    const method = screenOf(tab, 'paymentMethod');
    const way = pick % 4 === 0 ? '2' : '1';
    if (method === null || !method.canPay || method.payWays.chosenId === way) return null;
    method.payWays.choose(way);
    return way;
  },
};

const bridge = (ends: readonly SheetEnd[], name: string): Command => ({
  name,
  isOnPage: false,
  act: ({ world, tab, pick }) => {
    const end = oneOf(ends, pick);
    if (end === undefined || tab.isAtBank || !world.till.end(tab.page, end)) return null;
    return end;
  },
});

const bridgeTrouble: Command = {
  name: 'bridge: throws, or is not there',
  isOnPage: false,
  act: ({ world, pick }) => {
    if (pick % 2 === 0) {
      world.till.throwsNext = true;
      return 'throws next time';
    }
    world.hasBridge = !world.hasBridge;
    return world.hasBridge ? 'is there' : 'is not there';
  },
};

const atBank: Command = {
  name: 'at the bank',
  act: ({ world, tab, pick }) => {
    if (!tab.isAtBank) return null;
    const order = tab.orderAtBank;
    const pays = pick % 3 !== 0;
    if (pays && order !== null) world.till.charge(order);
    if (pick % 2 === 0) {
      tab.comeBackFromBank();
      return `${pays ? 'pay' : 'do nothing'}, then back`;
    }
    tab.window.enter(`/#/payReturn?orderNo=${order ?? ''}`);
    tab.reload();
    return `${pays ? 'pay' : 'do nothing'}, then on`;
  },
};

const ask: Command = {
  name: 'ask what became of the payment',
  act: ({ tab }) => {
    const result = screenOf(tab, 'paymentResult');
    if (result !== null) {
      const canCheck = result.face === 'notConfirmed' || result.face === 'received';
      if (!canCheck || result.isChecking) return null;
      void result.checkAgain();
      return `from the result, ${result.face}`;
    }
    const method = screenOf(tab, 'paymentMethod');
    if (method === null) return null;
    if (method.handOver.isLong) {
      method.checkSheet();
      return 'from the sheet';
    }
    if (method.isLocked && !method.isChecking) {
      void method.checkAgain();
      return 'from the lock';
    }
    const isLoadable =
      method.phase === 'failed' || (method.phase === 'ready' && method.needsAmount);
    if (!isLoadable && (method.phase !== 'ready' || method.hasWay)) return null;
    void method.load();
    return 'reads again';
  },
};

const goOn: Command = {
  name: 'go on from the payment',
  act: ({ tab, pick }) => {
    const result = screenOf(tab, 'paymentResult');
    const orderNo = result?.claim.orderNo ?? null;
    if (result === null || orderNo === null) return null;
    const ways = [paths.order.to(orderNo), paths.home.to(), paths.orders.to()];
    if (result.canTryAgain) ways.unshift(paths.paymentMethod.to({ orderNo, amount: null }));
    const to = oneOf(ways, pick) ?? '/index';
    tab.page.address.push(to);
    return to;
  },
};

/** What can be done about a payment. */
export const payingCommands: readonly Command[] = [
  pay,
  pay,
  pay,
  choosePayWay,
  bridge(['ok'], 'bridge: ok'),
  bridge(sheetEnds, 'bridge'),
  atBank,
  ask,
  goOn,
];

/** What befalls the bridge, besides. */
export const bridgeCommands: readonly Command[] = [bridgeTrouble];
