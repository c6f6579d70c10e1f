import * as v from 'valibot';
import { HttpMuseumApi } from '../../src/adapters/http/HttpMuseumApi.ts';
import type { Transport } from '../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../src/adapters/http/WireExchange.ts';
import { type OrderNo, type TicketNo, ticketId } from '../../src/domain/model/Identifiers.ts';
import type { OrderDraft, VisitorDraft } from '../../src/domain/model/OrderDraft.ts';
import { valueIn } from '../../test/adapters/http/aMuseumApi.ts';
import {
  aDraft,
  order as contractOrder,
  inSixDays,
  mobile,
  organisationId,
  sixDaysAgo,
  slot,
  slotTomorrow,
  tickets,
  today,
  token,
  tomorrow,
} from '../consumer/examples.ts';

/** How a museum is reached: by its wire and by its control face. */
export interface ReachedMuseum {
  readonly transport: Transport;
  readonly control: (path: string, body: object) => unknown;
}

const CodesSchema = v.array(v.object({ mobile: v.string(), code: v.string() }));
const certificate = (year: number): string => `110105${year}06150004`;
const visitorBorn = (year: number, typed: Partial<VisitorDraft> = {}) => ({
  visitor: { certificateNo: certificate(year), ...typed },
});

/**
 * One visitor who uses every call of the museum: books in every way, pays in both, tops up, moves, gives back, cancels,
 * looks up, and is refused, once by an expired login.
 */
export async function aScriptedVisit({ transport, control }: ReachedMuseum): Promise<void> {
  await control('/_museum/reset', { now: `${today} 08:30:00` });
  const api = new HttpMuseumApi({
    exchange: new WireExchange({ transport, token: () => token }),
    organisationId: () => organisationId,
    apiPrefix: '',
  });
  const visit = { api, control };
  await lookAround(visit);
  await topUpAndGiveBack(visit);
  await moveAndGiveBack(visit);
  await bringChildrenAndLookUp(visit);
  await bookWithoutPaying(visit);
  await beRefused(visit);
}

interface Visit {
  readonly api: HttpMuseumApi;
  readonly control: ReachedMuseum['control'];
}

async function lookAround({ api, control }: Visit): Promise<void> {
  valueIn(await api.homeTemplate('English'));
  valueIn(await api.maintenanceNotice());
  await control('/_museum/maintenance', { html: '<p>22:00</p>' });
  valueIn(await api.maintenanceNotice());
  valueIn(await api.purchaseLimit());
  valueIn(await api.preSaleDays());
  valueIn(await api.canRebook());
  valueIn(await api.showsContact());
  for (const day of valueIn(await api.standbyDays(today, inSixDays))) {
    valueIn(await api.isSaleStaggered(day));
    valueIn(await api.slots(day));
    valueIn(await api.tickets(day, null, 'English'));
  }
  for (const offer of valueIn(await api.tickets(today, slot.id, 'Simplified_Chinese'))) {
    valueIn(await api.ticketDescription(offer.ticketId, 'Simplified_Chinese'));
  }
  valueIn(await api.specialCertificateTypes());
  valueIn(await api.ticketKindFor(ticketId('100105'), certificate(1950)));
  valueIn(await api.checkContact(mobile));
  valueIn(await api.checkBanRule(certificate(1990)));
}

/** An order that has been paid in the app, as its numbers. */
async function bought({ api, control }: Visit, draft: OrderDraft) {
  const { orderNo } = valueIn(await api.saveOrder(draft));
  return { orderNo, ticketNo: await paid({ api, control }, orderNo, 'IcbcPayJsapi') };
}

async function paid({ api, control }: Visit, orderNo: OrderNo, typeCode: string) {
  const way = valueIn(await api.payWays()).find((one) => one.typeCode === typeCode);
  if (way === undefined) throw new Error(`no way to pay: ${typeCode}`);
  valueIn(await api.paymentState(orderNo));
  valueIn(await api.startPayment(orderNo, way, 'https://tickets.example/#/payReturn', '门票'));
  await control('/_museum/pay', { orderNo });
  valueIn(await api.orderStatus(orderNo, 8000));
  return ticketOf(api, orderNo);
}

async function ticketOf(api: HttpMuseumApi, orderNo: OrderNo): Promise<TicketNo> {
  const answer = valueIn(await api.orderTickets(orderNo, null, 'Simplified_Chinese'));
  const number = answer.tickets[0]?.ticketNo ?? null;
  if (number === null) throw new Error(`no ticket of ${orderNo}`);
  return number;
}

async function topUpAndGiveBack(visit: Visit): Promise<void> {
  const { api } = visit;
  const original = await bought(
    visit,
    aDraft(tickets.concession, {
      ...visitorBorn(1991, { specialCertificateNo: 'S20260001' }),
      specialCertificateType: { code: '1', name: '学生证' },
    }),
  );
  valueIn(await api.replenishableTickets(original.orderNo));
  const { orderNo } = valueIn(await api.saveReplenishment(original.orderNo, [original.ticketNo]));
  const ticketNo = await paid(visit, orderNo, 'IcbcMyBankPayJsapi');
  valueIn(await api.orders(sixDaysAgo, today, 'all', 'English'));
  valueIn(await api.refundQuote({ orderNo }));
  const entries = [
    { orderNo, refundNo: 'R1', tickets: [ticketNo] },
    { orderNo: original.orderNo, refundNo: 'R2', tickets: [original.ticketNo] },
  ];
  valueIn(await api.refundBatch(entries, '行程有变'));
}

async function moveAndGiveBack(visit: Visit): Promise<void> {
  const { api } = visit;
  const { orderNo, ticketNo } = await bought(visit, aDraft(tickets.adult, visitorBorn(1992)));
  valueIn(await api.rebookableTickets(orderNo, 'English'));
  valueIn(await api.rebook(orderNo, [ticketNo], { day: tomorrow, slot: slotTomorrow }));
  valueIn(await api.refundQuote({ ticketNo }));
  valueIn(await api.refund({ orderNo, refundNo: 'R3', tickets: [ticketNo] }));
}

async function bringChildrenAndLookUp(visit: Visit): Promise<void> {
  const { api, control } = visit;
  const children = [
    { key: '1', name: '测试童1', certificateType: '1', certificateNo: certificate(2018) },
  ];
  const draft = aDraft(tickets.family, visitorBorn(1993, { children }));
  const { orderNo, ticketNo } = await bought(visit, draft);
  valueIn(await api.accompanyingChildren(ticketNo));
  valueIn(await api.sendCode(mobile));
  const [sent] = v.parse(CodesSchema, await control('/_museum/codes', {}));
  valueIn(await api.checkCode(mobile, sent?.code ?? ''));
  valueIn(await api.findOrders({ kind: 'order', number: orderNo }, mobile, 'all', 'English'));
  const reference = { bill: orderNo, billNo: orderNo, company: 'C1' };
  valueIn(await api.shippingOrder(reference));
  valueIn(await api.shippingLines(reference));
}

async function bookWithoutPaying({ api }: Visit): Promise<void> {
  const free = valueIn(await api.saveOrder(aDraft(tickets.senior, visitorBorn(1940))));
  valueIn(await api.confirmOrder(free.orderNo));
  const { orderNo } = valueIn(await api.saveOrder(aDraft(tickets.audioGuide)));
  const reference = { bill: orderNo, billNo: orderNo, company: 'C1' };
  valueIn(await api.shippingLines(reference));
  valueIn(await api.orders(sixDaysAgo, today, 'toBePaid', 'Simplified_Chinese'));
  valueIn(await api.cancelOrder(orderNo));
  expectFailure(await api.cancelOrder(orderNo), 'business');
}

async function beRefused({ api, control }: Visit): Promise<void> {
  expectFailure(await api.sendCode(mobile), 'business');
  expectFailure(await api.checkCode(mobile, '000000'), 'business');
  expectFailure(await api.refundQuote({ orderNo: contractOrder }), 'business');
  const reference = { bill: contractOrder, billNo: contractOrder, company: 'C1' };
  expectFailure(await api.shippingOrder(reference), 'business');
  await control('/_museum/faults', { plan: [{ path: '*', kind: 'code1017' }] });
  expectFailure(await api.orders(sixDaysAgo, today, 'all', 'English'), 'expired');
}

function expectFailure(
  result: { ok: true } | { ok: false; failure: { kind: string } },
  kind: string,
): void {
  if (result.ok || result.failure.kind !== kind) {
    throw new Error(`not ${kind}: ${JSON.stringify(result)}`);
  }
}
