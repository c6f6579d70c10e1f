import * as v from 'valibot';
import { afterSaleAnswers } from './afterSaleAnswers.ts';
import { catalogue } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { orderAnswers, statusLabel } from './orderAnswers.ts';
import { payAnswers } from './payAnswers.ts';
import { type Language, Refusal } from './Refusal.ts';
import { rebooking } from './rebooking.ts';
import { refundAll } from './refunding.ts';
import { replenishing } from './replenishing.ts';
import { shippingAnswers } from './shippingAnswers.ts';
import { SaveOrderSchema, wireRequests } from './wireRequests.ts';

/** A call as a route sees it. */
interface Call<Body> {
  readonly core: MuseumCore;
  /** What came with it: the body, or the query of a GET. */
  readonly body: Body;
  readonly language: Language;
  /** Empty without one. */
  readonly token: string;
  /** What stands behind the route's path; empty unless that ends in `/`. */
  readonly rest: string;
}

/** How a call is answered. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** Answers with the call's data; nothing where it has none. */
  readonly answer: (call: Call<unknown>) => unknown;
  /** Where the text of a refusal stands. */
  readonly refusesIn: 'error' | 'message';
  /** Whether the answer stands in no envelope. */
  readonly isBare: boolean;
}

type Answer<Body> = (call: Call<Body>) => unknown;

/** A route that reads what came by a schema before it answers. */
function route<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer<v.InferOutput<Schema>>,
  change: Partial<Route> = {},
): Route {
  return {
    method: 'POST',
    refusesIn: 'error',
    isBare: false,
    ...change,
    answer: (call) => {
      const read = v.safeParse(schema, call.body);
      if (!read.success) {
        const [issue] = read.issues;
        const place = v.getDotPath(issue) ?? '';
        throw new Refusal('malformed', { value: `${place} ${issue.message}`.trim() });
      }
      return answer({ ...call, body: read.output });
    },
  };
}

const withoutBody = (answer: Answer<unknown>) => route(wireRequests.nothing, answer);

/** A route that does something and has nothing to tell. */
function act<Schema extends v.GenericSchema>(
  schema: Schema,
  carryOut: (call: Call<v.InferOutput<Schema>>) => void,
  change: Partial<Route> = {},
): Route {
  return route(
    schema,
    (call) => {
      carryOut(call);
      return undefined;
    },
    change,
  );
}

const bareGet = { method: 'GET', isBare: true } as const;

/** Every call of the wire (§7); a path that ends in `/` takes one more segment. */
const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries<Route>({
    // What is sold, and when
    '/api/integration/wechatmini/staggered-reservation-daily/range/standby/list': route(
      wireRequests.standby,
      ({ core, body }) => catalogue.standbyDays(core, body),
    ),
    '/api/integration/allow-sale-list': route(
      wireRequests.allowedSale,
      ({ core, body, language }) => catalogue.ticketsOnSale(core, body, language),
    ),
    '/trip/goods/goods-ticket/info/': withoutBody(({ core, rest }) =>
      catalogue.ticketInfo(core, rest),
    ),
    '/trip/goods/goods-ticket-kind/get-ticket-kind-by-rule': route(
      wireRequests.ticketKind,
      ({ core, body }) => catalogue.ticketKind(core, body),
    ),
    '/bms/staggered-reservation-config/info': route(wireRequests.onDay, ({ core, body }) =>
      catalogue.staggeredConfig(core, body),
    ),
    '/trip/staggered-reservation-daily/list': route(wireRequests.onDay, ({ core, body }) =>
      catalogue.slots(core, body),
    ),
    '/trip/quick/template/info-by-typeCode': route(
      wireRequests.template,
      ({ core, body, language }) => catalogue.template(core, body, language),
    ),
    '/bms/sys-config/info-by-code/': withoutBody(({ core, rest }) => catalogue.setting(core, rest)),
    '/bms/sys-config/system-maintenance-notice': withoutBody(({ core }) => core.maintenance),
    '/bms/dict/list/specialCertificateType': withoutBody(
      ({ core }) => core.seed.specialCertificateTypes,
    ),

    // Ordering
    '/bms/black/certificate/is-exist-contact': act(wireRequests.blacklist, ({ core, body }) => {
      if (core.bans.isBlacklisted(body.contactMobile)) throw new Refusal('contactBlacklisted');
    }),
    '/rule/ban-sale-rule/validate': act(wireRequests.banRule, ({ core, body }) => {
      if (core.bans.isRegionBanned(body.number)) throw new Refusal('regionBanned');
    }),
    '/api/integration/save-fast-order': route(SaveOrderSchema, ({ core, body, token }) => {
      const { orderNo, totalFen } = core.orders.save(body, { token, now: core.clock.now() });
      return { orderNo, itemTotal: totalFen / 100 };
    }),
    '/trip/order/confirm': route(wireRequests.ofOrder, ({ core, body }) =>
      payAnswers.confirm(core, body.orderNo),
    ),

    // Paying
    '/api/integration/pay-way/list': withoutBody(({ core, language }) =>
      catalogue.payWays(core, language),
    ),
    '/pay/jsapi/check-unpaid/': withoutBody(({ core, rest }) => payAnswers.checkUnpaid(core, rest)),
    '/api/integration/pay-and-confirm': route(wireRequests.pay, ({ core, body }) =>
      payAnswers.payAndConfirm(core, body),
    ),
    '/trip/order/info': route(wireRequests.ofOrder, ({ core, body }) => ({
      status: statusLabel(core.orders.get(body.orderNo)),
    })),

    // Looking up
    '/api/query/list-order': route(wireRequests.listOrders, ({ core, body, token, language }) =>
      orderAnswers.list(core, body, token, language),
    ),
    '/api/query/order/info-by-orderNo-and-mobile': route(
      wireRequests.findOrders,
      ({ core, body, token, language }) => orderAnswers.found(core, body, token, language),
    ),
    '/api/query/info-by-api-wechat': route(wireRequests.orderDetail, ({ core, body, language }) =>
      orderAnswers.detail(core, body, language),
    ),
    '/api/query/children-ticket-info': route(wireRequests.children, ({ core, body }) =>
      orderAnswers.children(core, body),
    ),
    '/order/findshipping.do': route(
      wireRequests.shippingOrder,
      ({ core, body }) => shippingAnswers.order(core, body),
      bareGet,
    ),
    '/index/forward.do': route(
      wireRequests.shippingLines,
      ({ core, body }) => shippingAnswers.lines(core, body),
      bareGet,
    ),

    // After the purchase
    '/api/integration/get-ticket-for-refund': route(wireRequests.refundQuote, ({ core, body }) =>
      afterSaleAnswers.refundQuote(core, body),
    ),
    '/api/integration/refund': act(wireRequests.refund, ({ core, body }) =>
      refundAll(core, [body]),
    ),
    '/api/integration/refund-batch': act(wireRequests.refundBatch, ({ core, body }) =>
      refundAll(core, body.tripOrderRefundCreateDTOList),
    ),
    '/api/integration/trip/order/cancel': act(
      wireRequests.ofOrder,
      ({ core, body }) => core.orders.cancel(core.orders.get(body.orderNo), core.clock.now()),
      { refusesIn: 'message' },
    ),
    '/api/query/replenish-info-by-api-wechat': route(wireRequests.ofOrder, ({ core, body }) =>
      afterSaleAnswers.replenishable(core, body),
    ),
    '/api/integration/save-wx-replenish-order': route(
      wireRequests.saveReplenishment,
      ({ core, body, token }) => {
        const { orderNo, totalFen } = replenishing.save(core, body, token);
        return { orderNo, paymentTotal: totalFen / 100 };
      },
    ),
    '/api/integration/find-for-rebook': route(
      wireRequests.findForRebook,
      ({ core, body, language }) => afterSaleAnswers.rebookable(core, body, language),
    ),
    '/api/integration/wx-rebook': act(wireRequests.rebook, ({ core, body }) =>
      rebooking.carryOut(core, body),
    ),

    // Messages
    '/sms/message-send/sendCode': act(wireRequests.sendCode, ({ core, body, token }) => {
      const now = core.clock.now();
      core.codes.send({ mobile: body.mobilePhone, token }, body.templateId, now);
      core.journal.effect(now, 'code-sent');
    }),
    '/sms/message-send/checkCode': act(wireRequests.checkCode, ({ core, body, token }) => {
      const now = core.clock.now();
      const { mobilePhone: mobile, templateId, code } = body;
      core.codes.check({ mobile, token }, templateId, code, now);
      core.journal.effect(now, 'code-checked');
    }),
  }),
);

/** The route of a call and what stands behind its path; nothing for an unknown path or another method. */
export function routeOf(
  method: Route['method'],
  path: string,
): { readonly route: Route; readonly rest: string } | null {
  const exact = path.endsWith('/') ? undefined : routes.get(path);
  const cut = path.lastIndexOf('/') + 1;
  const rest = exact === undefined ? path.slice(cut) : '';
  const route = exact ?? (rest === '' ? undefined : routes.get(path.slice(0, cut)));
  return route?.method === method ? { route, rest } : null;
}
