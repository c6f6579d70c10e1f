import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { paths } from '../../../src/ui/paths.ts';
import { tokens } from '../canaries.ts';
import { Tab } from '../Tab.ts';
import { type Command, oneOf } from './Command.ts';

const reload: Command = {
  name: 'reload',
  isOnPage: false,
  act: ({ tab }) => {
    if (tab.isAtBank) return null;
    tab.reload();
    return tab.page.address.current();
  },
};

const back: Command = {
  name: 'back',
  act: ({ tab, pick }) => {
    if (tab.isAtBank) return null;
    const isForward = pick % 4 === 0;
    return tab.window.go(isForward ? 1 : -1) ? (isForward ? 'forward' : 'back') : null;
  },
};

const secondTab: Command = {
  name: 'secondTab',
  isOnPage: false,
  act: ({ world, tab }) => {
    const [, second] = world.tabs;
    if (tab.isAtBank || second !== undefined) return null;
    world.tabs.push(new Tab(world, tab.window.duplicate(), tab.intent));
    return 'duplicated';
  },
};

const closeTab: Command = {
  name: 'close a tab',
  isOnPage: false,
  act: ({ world, tab, pick }) => {
    if (world.tabs.length < 2 || pick % 3 > 0) return null;
    tab.close();
    world.tabs.splice(world.tabs.indexOf(tab), 1);
    return 'closed';
  },
};

const hide: Command = {
  name: 'hide or show the page',
  isOnPage: false,
  act: ({ tab, pick }) => {
    const { visibility } = tab.page;
    if (pick % 3 === 0) visibility.restore();
    else if (visibility.isVisible()) visibility.hide();
    else visibility.show();
    return visibility.isVisible() ? 'shown' : 'hidden';
  },
};

const switchLanguage: Command = {
  name: 'switchLanguage',
  act: ({ tab }) => {
    if (tab.isAtBank) return null;
    const { language } = tab.page;
    language.choose(language.current() === 'English' ? 'Simplified_Chinese' : 'English');
    return language.current();
  },
};

const goTo: Command = {
  name: 'go to',
  act: ({ world, tab, pick }) => {
    if (tab.isAtBank || tab.page.interrupted?.maintenance.isShown === true) return null;
    const known = oneOf([...world.books.orders.keys()], Math.floor(pick / 12));
    const order = known === undefined ? null : orderNo(known);
    const ways = [paths.home.to(), paths.orders.to(), paths.orders.to(), paths.orderQuery.to()];
    if (order !== null) ways.push(...waysOf(order));
    const to = oneOf(ways, pick) ?? '/index';
    tab.page.address.push(to);
    return to;
  },
};

const waysOf = (order: ReturnType<typeof orderNo>): readonly string[] => [
  paths.order.to(order),
  paths.paymentMethod.to({ orderNo: order, amount: null }),
  paths.paymentReturn.to(order),
  paths.paymentResult.to({ show: 'success', orderNo: order, error: '', isReservation: false }),
  paths.paymentResult.to({ show: 'success', orderNo: order, error: '', isReservation: true }),
  paths.paymentResult.to({ show: 'fail', orderNo: order, error: 'x', isReservation: false }),
  `/payWay?orderNo=${order}&amount=0.00&payType=zero`,
  paths.rebooking.to(order),
  paths.replenishment.to(order),
];

const tokenChange: Command = {
  name: 'tokenChange',
  act: ({ tab, pick }) => {
    const token = oneOf(tokens, Math.floor(pick / 4));
    if (pick % 4 > 0 || tab.isAtBank || token === undefined) return null;
    tab.window.open(`/#/index?token=${token}`);
    return token;
  },
};

/** The same press in every tab, before anything of it is answered. */
export const inEveryTab = (name: string, command: Command): Command => ({
  name: `${name} in every tab`,
  act: (doing) => {
    if (doing.world.tabs.length < 2) return null;
    const done = doing.world.tabs.map((tab) => command.act({ ...doing, tab }) ?? 'nothing');
    return done.every((each) => each === 'nothing') ? null : done.join('; ');
  },
});

/** What can be done with the browser itself. */
export const browserCommands: readonly Command[] = [
  reload,
  back,
  back,
  secondTab,
  secondTab,
  closeTab,
  hide,
  switchLanguage,
  goTo,
  goTo,
  tokenChange,
];
