import { slotId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { opening, TestedMuseum } from '../../adapters/inMemory/aMuseum.ts';
import {
  aConcessionLine,
  aFamilyLine,
  aLine,
  anAudioGuideLine,
  anOrder,
  type WireLine,
} from '../../adapters/inMemory/anOrder.ts';
import { aMuseumOfEveryOrder } from '../everyOrder.ts';
import { days, openingTime } from '../Visitor.ts';

/** A museum as it was left, and the number of the order that it is about. The same whenever it is made. */
export interface KeptMuseum {
  readonly kept: string;
  readonly orderNo: string;
  /** The numbers of its tickets; none before it is issued. */
  readonly ticketNos: readonly string[];
}

/** Makes a museum with one issued order, and lets more happen to it. */
function issued(
  lines: readonly WireLine[],
  then: (museum: TestedMuseum, orderNo: string) => string | undefined = () => undefined,
): KeptMuseum {
  const tested = new TestedMuseum();
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  const { orderNo } = tested.issue(anOrder(...lines));
  const about = then(tested, orderNo) ?? orderNo;
  return {
    kept: tested.museum.save(),
    orderNo: about,
    ticketNos: tested.tickets(about).map(({ ticketNo }) => ticketNo),
  };
}

/** The same museum, but for its adjustment to what it is made from. */
function adjusted({ kept, ...order }: KeptMuseum, change: object): KeptMuseum {
  const state = JSON.parse(kept);
  const adjustment = { ...state.adjustment, ...change };
  return { kept: JSON.stringify({ ...state, adjustment }), ...order };
}

/** Tops an order up whose tickets are concessions, and pays for that; the number of the new order. */
function toppedUp(tested: TestedMuseum, orderNo: string): string {
  // The list begins with the newest.
  tested.museum.control('/_museum/clock', { advanceMs: 60_000 });
  const tickets = tested.tickets(orderNo).map(({ ticketNo }) => ({ ticketNo }));
  const saved: unknown = tested.data('/api/integration/save-wx-replenish-order', {
    orderNo,
    replenishTicketList: tickets,
  });
  const topUp = String(Object(saved).orderNo);
  tested.museum.control('/_museum/pay', { orderNo: topUp });
  return topUp;
}

/** Moves all of an order to tomorrow afternoon. */
function moved(tested: TestedMuseum, orderNo: string): undefined {
  const tickets = tested.tickets(orderNo).map(({ ticketNo }) => ({
    staggeredReservationDailyId: slotId(days.tomorrow, 6),
    ticketNo,
    useStartDate: days.tomorrow,
  }));
  tested.data('/api/integration/wx-rebook', { orderNo, rebookTikcetDetails: tickets });
}

function checked(tested: TestedMuseum, orderNo: string): undefined {
  for (const { ticketNo } of tested.tickets(orderNo)) {
    tested.museum.control('/_museum/check', { ticketNo });
  }
}

function unpaid(): KeptMuseum {
  const tested = new TestedMuseum();
  tested.museum.control('/_museum/reset', { now: openingTime, scenario: 'default' });
  const { orderNo } = tested.save(anOrder(aLine('adult')));
  return { kept: tested.museum.save(), orderNo, ticketNos: [] };
}

/** A list that is far longer than a screen, of orders that need neither a name nor a place. */
function many(): KeptMuseum {
  return issued([anAudioGuideLine(1)], (tested) => {
    for (let order = 0; order < 40; order += 1) tested.issue(anOrder(anAudioGuideLine(1)));
    return undefined;
  });
}

const threeAdults = issued([aLine('adult', 3)]);

const dayAfterTomorrow = '2026-12-03';

/** The museums after a purchase, each with one order unless it says otherwise. */
export const keptMuseums = {
  unpaid: unpaid(),
  many: many(),
  /** Three adult tickets for noon today. */
  threeAdults,
  oneAdult: issued([aLine('adult')]),
  free: issued([aLine('child')]),
  family: issued([aFamilyLine(2)]),
  checked: issued([aLine('adult')], checked),
  threeConcessions: issued([aConcessionLine(3)]),
  /** It is about the order that tops the other one up. */
  topUp: issued([aConcessionLine()], toppedUp),
  /** The three adults' order was moved already. */
  moved: issued([aLine('adult', 3)], moved),
  /** Tomorrow the museum is closed, and the day after is sold out. */
  fewDays: adjusted(threeAdults, {
    closedDays: [days.tomorrow],
    soldOutSlots: Array.from({ length: 9 }, (_, index) => slotId(dayAfterTomorrow, index)),
  }),
  /** Tomorrow has no slots. */
  wholeDays: adjusted(threeAdults, { wholeDays: [days.tomorrow] }),
  noRebooking: adjusted(threeAdults, { allowsRebooking: false }),
} as const satisfies Readonly<Record<string, KeptMuseum>>;

let seed = 7;
const chance = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** A museum with an order of every kind; they were made in the half hour before {@link everyOrderTime}. */
export const everyOrder = await aMuseumOfEveryOrder(openingTime, {
  now: () => opening,
  random: chance,
});

/** When the orders of {@link everyOrder} have been made, and none has been closed since. */
export const everyOrderTime = '2026-12-01T09:00:00+08:00';
