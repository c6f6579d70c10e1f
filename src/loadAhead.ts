import { passed } from './passed.ts';
import type { AddressBar } from './ports/AddressBar.ts';
import type { Clock } from './ports/Clock.ts';
import { type LaterPattern, paths } from './ui/paths.ts';

type Load = () => Promise<unknown>;
type WhenIdle = (task: () => void) => void;

/** So long a visitor may look at home without choosing before they count as somebody who came for their orders. */
const decisionMs = 1_000;

/** What {@link loadAhead} works with. */
export interface AheadPorts {
  readonly address: Pick<AddressBar, 'current' | 'onChange'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly whenIdle: WhenIdle;
  /** Whether the app's own host answers now, and has the files of this build. An engine never asks again for a script that it could not load once. */
  readonly isReachable: () => Promise<boolean>;
  /** Whether a visit is being chosen: then the orders are not what the visitor came for. */
  readonly isChoosing: () => boolean;
}

/** What can be loaded ahead. */
export interface AheadPieces {
  /** What all screens behind home share, in pieces that are each read in a moment. */
  readonly behindHome: readonly Load[];
  /** What the screen at a place shows, after what it shares with the others. */
  readonly screen: (pattern: LaterPattern) => Promise<unknown>;
}

/** What is needed on home itself: what a tap on a slot asks and shows. */
const onHome: readonly Load[] = [
  () => import('./adapters/http/CatalogueCalls.ts'),
  () => import('./ui/home/TicketCards.tsx'),
];

/** The screens that visitors mostly go on to. Nothing is loaded on the side while an order is being paid. */
const nextFrom: ReadonlyMap<string, readonly LaterPattern[]> = new Map<
  string,
  readonly LaterPattern[]
>([
  [paths.home.pattern, [paths.orderForm.pattern]],
  [paths.orderForm.pattern, [paths.paymentMethod.pattern, paths.paymentResult.patterns[1]]],
  [paths.paymentResult.patterns[1], [paths.order.pattern]],
  [paths.orders.pattern, [paths.order.pattern]],
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

/** Loads what the visitor will most likely need next, piece by piece, whenever the page has nothing better to do. */
export function loadAhead(ports: AheadPorts, { behindHome, screen }: AheadPieces): void {
  const { address, clock, whenIdle, isReachable, isChoosing } = ports;
  // Whoever books a visit never sees the list of orders on the way to their ticket.
  const ordersPerhaps: readonly Load[] = [
    () => passed(clock, decisionMs),
    async () => {
      if (!isChoosing()) await screen(paths.orders.pattern);
    },
  ];
  const begin = async (): Promise<void> => {
    const place = screenOf(address.current());
    const next = nextFrom.get(place);
    if (next === undefined || !(await isReachable())) return;
    const isHome = place === paths.home.pattern;
    const pieces = [
      ...(isHome ? onHome : []),
      ...behindHome,
      ...next.map((pattern) => () => screen(pattern)),
      ...(isHome ? ordersPerhaps : []),
    ];
    inTurn(pieces, whenIdle, () => screenOf(address.current()) === place);
  };
  address.onChange(() => void begin());
  void begin();
}
