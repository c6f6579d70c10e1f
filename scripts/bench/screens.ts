import { list } from '../../src/ui/i18n/zh/afterSale/list.ts';
import { home } from '../../src/ui/i18n/zh/home.ts';
import orderForm from '../../src/ui/i18n/zh/orderForm/index.ts';
import orders from '../../src/ui/i18n/zh/orders/index.ts';
import payment from '../../src/ui/i18n/zh/payment/index.ts';
import { type Situation, theOrder } from './BenchMuseum.ts';
import type { Sought } from './Sought.ts';

/** A screen that is opened by its address. */
export type ScreenName = 'home' | 'form' | 'payment' | 'list' | 'detail';

/** How a visitor comes to a screen, and when they can use it. */
export interface BenchScreen {
  /** As the report calls it. */
  readonly title: string;
  /** Behind the origin. */
  readonly path: string;
  readonly situation: Situation;
  /** Whether what was chosen on home stands in the session already. */
  readonly needsSelection: boolean;
  readonly sought: Sought;
}

/** The words of a text up to where it takes something in. */
const beginning = (text: string): string => text.replace(/\{.*/, '');

const choice = (label: string): string =>
  `[role="radiogroup"][aria-label="${label}"] [role="radio"]:not([aria-disabled])`;

/** What is tapped, by the words on it, and what is held to the scanner. */
export const controls = {
  /** The page's first shape, which home's early view is part of. */
  shape: '.shell',
  slot: choice(home.slots),
  day: choice(home.visitDate),
  more: `button[aria-label^="${beginning(home.addOne)}"]:not([aria-disabled])`,
  fewer: `button[aria-label^="${beginning(home.removeOne)}"]:not([aria-disabled])`,
  placeOrder: `[aria-label="${home.bar}"] button`,
  filter: choice(list.filter),
  code: `main svg[role="img"][aria-label^="${orders.code}"]`,
  toHome: 'nav a[href="#/index"]',
  toOrders: 'nav a[href="#/order"]',
  toOrderQuery: 'nav a[href="#/orderQuery"]',
} as const;

/** The screens that the bench opens, in its order. */
export const screens: Readonly<Record<ScreenName, BenchScreen>> = {
  home: {
    title: 'home',
    path: '/',
    situation: 'new',
    needsSelection: false,
    // No word of the shell is one of these: only the app makes a slot that can be chosen.
    sought: { selector: controls.slot, isWhole: false },
  },
  form: {
    title: 'order confirmation',
    path: '/#/orderconfirm',
    situation: 'new',
    needsSelection: true,
    sought: { heading: orderForm.title, selector: 'form input' },
  },
  payment: {
    title: 'payment method',
    path: `/#/payWay?orderNo=${theOrder}&amount=60.00`,
    situation: 'toBePaid',
    needsSelection: false,
    sought: { heading: payment.methodTitle, selector: 'main input[type="radio"]' },
  },
  list: {
    title: 'order list',
    path: '/#/order',
    situation: 'issued',
    needsSelection: false,
    sought: { heading: orders.title, selector: 'main article' },
  },
  detail: {
    title: 'order detail',
    path: `/#/orderinfo?orderNo=${theOrder}`,
    situation: 'issued',
    needsSelection: false,
    sought: { heading: orders.detailTitle, selector: 'main article' },
  },
};

/** The screen's own frame, whether its content is there or on its way. */
export const frameOf = ({ sought: { heading } }: BenchScreen): Sought => ({
  ...(heading === undefined ? {} : { heading }),
  selector: 'h1',
  isWhole: false,
});
