import type { AddressBar } from './ports/AddressBar.ts';
import { paths } from './ui/paths.ts';

type Load = () => Promise<unknown>;
type WhenIdle = (task: () => void) => void;

const orderForm: Load = () => import('./ui/orderForm/OrderFormScreen.tsx');
const paymentMethod: Load = () => import('./ui/payment/PaymentMethodScreen.tsx');
const paymentResult: Load = () => import('./ui/payment/PaymentResultScreen.tsx');
const orderList: Load = () => import('./ui/orders/OrderListScreen.tsx');
const orderDetail: Load = () => import('./ui/orders/OrderDetailScreen.tsx');

interface Ways {
  /** What is needed on the same screen. */
  readonly here?: readonly Load[];
  /** The screens that visitors mostly go on to. */
  readonly next: readonly Load[];
}

const waysFrom: ReadonlyMap<string, Ways> = new Map<string, Ways>([
  [
    paths.home.pattern,
    {
      // What a tap on a slot asks and shows.
      here: [
        () => import('./adapters/http/CatalogueCalls.ts'),
        () => import('./ui/home/TicketCards.tsx'),
      ],
      next: [orderForm, orderList],
    },
  ],
  // Nothing is loaded on the side while an order is being paid.
  [paths.orderForm.pattern, { next: [paymentMethod, paymentResult] }],
  [paths.paymentResult.patterns[1], { next: [orderDetail] }],
  [paths.orders.pattern, { next: [orderDetail] }],
]);

const screenOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\?.*$/s, '')
    .replace(/^(\/payresult)\/.*$/, '$1');

/** Loads pieces one after the other, as long as they are wanted and can be had. */
function inTurn(pieces: readonly Load[], whenIdle: WhenIdle, isWanted: () => boolean): void {
  const [piece, ...others] = pieces;
  if (piece === undefined) return;
  whenIdle(() => {
    if (!isWanted()) return;
    // What can't be loaded now is loaded when it is needed, and then says so if it fails.
    piece().then(
      () => inTurn(others, whenIdle, isWanted),
      () => {},
    );
  });
}

/** What {@link loadAhead} works with. */
export interface AheadPorts {
  readonly address: Pick<AddressBar, 'current' | 'onChange'>;
  readonly whenIdle: WhenIdle;
  /** Whether the app's own host answers now, and has the files of this build. An engine never asks again for a script that it could not load once. */
  readonly isReachable: () => Promise<boolean>;
}

/**
 * Loads what the visitor will most likely need next, piece by piece, whenever the page has nothing better to do.
 *
 * @param behindHome loads what all screens behind home share
 */
export function loadAhead({ address, whenIdle, isReachable }: AheadPorts, behindHome: Load): void {
  const begin = async (): Promise<void> => {
    const screen = screenOf(address.current());
    const { here = [], next = [] } = waysFrom.get(screen) ?? {};
    if (next.length === 0 || !(await isReachable())) return;
    const isWanted = () => screenOf(address.current()) === screen;
    inTurn([...here, behindHome, ...next], whenIdle, isWanted);
  };
  address.onChange(() => void begin());
  void begin();
}
