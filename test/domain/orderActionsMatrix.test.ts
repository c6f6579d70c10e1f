import { describe, expect, it } from 'vitest';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { museumTransport } from '../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { slotId } from '../../src/adapters/inMemory/museum/slotId.ts';
import { type OrderNo, orderNo } from '../../src/domain/model/Identifiers.ts';
import { offersRefund, orderActions } from '../../src/domain/model/OrderActions.ts';
import { isReplenishable } from '../../src/domain/model/Replenishment.ts';
import { FindOrderOffers } from '../../src/domain/useCases/FindOrderOffers.ts';
import { FindReplenishable } from '../../src/domain/useCases/FindReplenishable.ts';
import { ReadRebookingSwitch } from '../../src/domain/useCases/ReadRebookingSwitch.ts';
import { ViewOrder } from '../../src/domain/useCases/ViewOrder.ts';
import { valueIn } from '../adapters/http/aMuseumApi.ts';
import { TestedMuseum, today } from '../adapters/inMemory/aMuseum.ts';
import { aConcessionLine, aLine, anOrder } from '../adapters/inMemory/anOrder.ts';
import { aToppedUpOrder, replenish } from '../adapters/inMemory/aToppedUpOrder.ts';
import { day } from './builders.ts';

const tomorrow = '2026-12-02';
const target = slotId(tomorrow, 6);
const minutes = 60_000;

type Deed = 'pay' | 'cancel' | 'refund' | 'rebook' | 'replenish';
const deeds: readonly Deed[] = ['pay', 'cancel', 'refund', 'rebook', 'replenish'];

const check = (museum: TestedMuseum, ticketNo: string | undefined) =>
  museum.museum.control('/_museum/check', { ticketNo });
const pay = (museum: TestedMuseum, order: string) =>
  museum.museum.control('/_museum/pay', { orderNo: order });
const move = (museum: TestedMuseum, order: string, tickets: readonly string[]) =>
  museum.call('/api/integration/wx-rebook', {
    orderNo: order,
    rebookTikcetDetails: tickets.map((ticketNo) => ({
      staggeredReservationDailyId: target,
      ticketNo,
      useStartDate: tomorrow,
    })),
  }).code;
const giveBack = (museum: TestedMuseum, order: string, tickets: readonly string[], no = '1') =>
  museum.call('/api/integration/refund', {
    isNeedPoundage: 'T',
    isSpecialReturn: 'F',
    originalOrderNo: order,
    outRefundOrderNo: no,
    refundTikcetDetails: tickets.map((ticketNo) => ({ ticketNo })),
  }).code;

/** Every state of an order that the museum can bring about, by what has happened to it. */
const situations: Readonly<Record<string, (museum: TestedMuseum) => string>> = {
  'to be paid': (museum) => museum.save(anOrder()).orderNo,
  cancelled: (museum) => {
    const { orderNo: made } = museum.save(anOrder());
    museum.data('/api/integration/trip/order/cancel', { orderNo: made });
    return made;
  },
  closed: (museum) => {
    const { orderNo: made } = museum.save(anOrder());
    museum.wait(60 * minutes);
    return made;
  },
  issued: (museum) => museum.issue(anOrder()).orderNo,
  'issued, free': (museum) => museum.issue(anOrder(aLine('senior'))).orderNo,
  'issued, can be topped up': (museum) => museum.issue(anOrder(aConcessionLine(2))).orderNo,
  'one of two checked': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine(2)));
    check(museum, ticketNos[0]);
    return made;
  },
  'all checked': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    check(museum, ticketNos[0]);
    return made;
  },
  'one of two refunded': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine(2)));
    giveBack(museum, made, ticketNos.slice(0, 1), '7');
    return made;
  },
  refunded: (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder());
    giveBack(museum, made, ticketNos, '7');
    return made;
  },
  'topped up': (museum) => aToppedUpOrder(museum).originalOrderNo,
  'a top-up, issued': (museum) => aToppedUpOrder(museum).orderNo,
  'a top-up, checked': (museum) => {
    const { orderNo: made, ticketNo } = aToppedUpOrder(museum);
    check(museum, ticketNo);
    return made;
  },
  'a top-up, to be paid': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    return replenish(museum, made, ticketNos).orderNo;
  },
  'one of two topped up': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine(2)));
    pay(museum, replenish(museum, made, ticketNos.slice(0, 1)).orderNo);
    return made;
  },
  'its top-up is to be paid': (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    replenish(museum, made, ticketNos);
    return made;
  },
  rebooked: (museum) => {
    const { orderNo: made, ticketNos } = museum.issue(anOrder(aConcessionLine()));
    expect(move(museum, made, ticketNos)).toBe(0);
    return made;
  },
  'its time is over': (museum) => {
    const { orderNo: made } = museum.issue(anOrder(aConcessionLine()));
    museum.wait(7 * 60 * minutes);
    return made;
  },
  'its day is over': (museum) => {
    const { orderNo: made } = museum.issue(anOrder(aConcessionLine()));
    museum.wait(24 * 60 * minutes);
    return made;
  },
};

/** A museum in a situation, where visits can be moved or not. */
function aMuseumIn(situation: (museum: TestedMuseum) => string, allowsRebooking: boolean) {
  const museum = new TestedMuseum();
  const scenario = allowsRebooking ? 'default' : 'noRebooking';
  museum.museum.control('/_museum/reset', { scenario, now: `${today}T08:30` });
  return { museum, made: situation(museum) };
}

const apiOf = ({ museum }: TestedMuseum) =>
  new HttpMuseumApi({
    exchange: new WireExchange({
      transport: museumTransport(museum, {
        after: (_ms, task) => {
          task();
          return () => {};
        },
      }),
      token: () => null,
    }),
    organisationId: () => '1',
    apiPrefix: '/api',
  });

/** What the app offers of an order in its list and when it is opened. */
async function offered(museum: TestedMuseum, made: OrderNo) {
  const api = apiOf(museum);
  const [from, to] = [day(today), day(tomorrow)];
  const clock = { now: () => 0 };
  const readRebookingSwitch = new ReadRebookingSwitch({ museum: api, clock });
  const listed = valueIn(await api.orders(from, to, 'all', 'English'));
  const order = listed.find((each) => each.orderNo === made);
  if (order === undefined) throw new Error(`${made} is not listed`);
  const list = orderActions(order, { canRebook: await readRebookingSwitch.execute() });
  const detail = valueIn(await new ViewOrder({ museum: api }).execute(made, null, 'English'));
  const findReplenishable = new FindReplenishable({ museum: api });
  const offers = await new FindOrderOffers({
    museum: api,
    findReplenishable,
    readRebookingSwitch,
  }).execute(detail, 'English');
  const isToBePaid = offers.stage === 'notIssued' && valueIn(offers.isToBePaid);
  const open = offers.stage === 'open' ? offers : null;
  const rebook = open === null ? null : valueIn(open.rebook);
  const opened: Readonly<Record<Deed, boolean>> = {
    pay: isToBePaid,
    cancel: isToBePaid,
    refund: detail.tickets.some((ticket) => offersRefund(ticket, open?.refund ?? null)),
    rebook: rebook?.kind === 'tickets' && rebook.tickets.length > 0,
    replenish: open !== null && valueIn(open.replenish).some(isReplenishable),
  };
  const quote = valueIn(await api.refundQuote({ orderNo: made }));
  return { list, opened, canGiveBack: quote.tickets.some((ticket) => !ticket.isReplenished) };
}

/** Whether the museum does it when it is asked, for the order or for one ticket of it at least. */
const accepted: Readonly<Record<Deed, (museum: TestedMuseum, made: string) => boolean>> = {
  pay: (museum, made) => {
    const before = museum.status(made);
    try {
      pay(museum, made);
    } catch {
      return false;
    }
    return before !== museum.status(made) && museum.status(made) === '已出票';
  },
  cancel: (museum, made) =>
    museum.call('/api/integration/trip/order/cancel', { orderNo: made }).code === 0,
  refund: (museum, made) =>
    museum.tickets(made).some(({ ticketNo }) => giveBack(museum, made, [ticketNo]) === 0),
  rebook: (museum, made) =>
    museum.tickets(made).some(({ ticketNo }) => move(museum, made, [ticketNo]) === 0),
  replenish: (museum, made) =>
    museum.tickets(made).some(
      ({ ticketNo }) =>
        museum.call('/api/integration/save-wx-replenish-order', {
          orderNo: made,
          replenishTicketList: [{ ticketNo }],
        }).code === 0,
    ),
};

const matrix = Object.entries(situations)
  .flatMap(([name, situation]) =>
    [true, false].map((allowsRebooking) => ({ name, situation, allowsRebooking })),
  )
  .filter(({ name, allowsRebooking }) => allowsRebooking || name !== 'rebooked');

describe.each(matrix)(
  'an order ($name), IS_CAN_REBOOK $allowsRebooking',
  ({ situation, allowsRebooking }) => {
    it('[LIST-03] [DET-03] is offered what the museum accepts, and nothing that it refuses', async () => {
      const { museum, made } = aMuseumIn(situation, allowsRebooking);
      const { list, opened, canGiveBack } = await offered(museum, orderNo(made));
      const asked = Object.fromEntries(
        deeds.map((deed) => {
          const fresh = aMuseumIn(situation, allowsRebooking);
          return [deed, accepted[deed](fresh.museum, fresh.made)];
        }),
      );
      expect(opened).toEqual(asked);
      const { refund, pay: paid, cancel, rebook, replenish: topUp } = list;
      expect({ pay: paid, cancel, rebook, replenish: topUp }).toEqual({
        pay: asked['pay'],
        cancel: asked['cancel'],
        rebook: asked['rebook'],
        replenish: asked['replenish'],
      });
      // The list knows no ticket: its refund leads to what the museum takes back, which may be nothing (REFD-03).
      expect(asked['refund'] && !refund).toBe(false);
      expect(canGiveBack).toBe(asked['refund']);
    });
  },
);

describe('the matrix', () => {
  it('has every deed accepted somewhere and refused somewhere', () => {
    for (const deed of deeds) {
      const answers = Object.values(situations).map((situation) => {
        const { museum, made } = aMuseumIn(situation, true);
        return accepted[deed](museum, made);
      });
      expect(new Set(answers)).toEqual(new Set([true, false]));
    }
  });
});
