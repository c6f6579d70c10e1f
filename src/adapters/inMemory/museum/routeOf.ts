import * as v from 'valibot';
import { catalogue } from './catalogue.ts';
import type { MuseumCore } from './MuseumCore.ts';
import { orderAnswers, statusLabel } from './orderAnswers.ts';
import { payAnswers } from './payAnswers.ts';
import { type Language, Refusal } from './Refusal.ts';
import { SaveOrderSchema, wireRequests } from './wireRequests.ts';

/** A call as a route sees it. */
interface Call<Body> {
  readonly core: MuseumCore;
  readonly body: Body;
  readonly language: Language;
  /** Empty without one. */
  readonly token: string;
  /** What stands behind the route's path; empty unless that ends in `/`. */
  readonly rest: string;
}

/** Answers a call with its data. */
export type Route = (call: Call<unknown>) => unknown;

/** A route that reads its body by a schema before it answers. */
function route<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: (call: Call<v.InferOutput<Schema>>) => unknown,
): Route {
  return (call) => {
    const read = v.safeParse(schema, call.body);
    if (!read.success) {
      const [issue] = read.issues;
      const place = v.getDotPath(issue) ?? '';
      throw new Refusal('malformed', { value: `${place} ${issue.message}`.trim() });
    }
    return answer({ ...call, body: read.output });
  };
}

const withoutBody = (answer: (call: Call<unknown>) => unknown) =>
  route(wireRequests.nothing, answer);

/** Every call of the wire; a path that ends in `/` takes one more segment. */
const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries<Route>({
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
    '/bms/dict/list/specialCertificateType': withoutBody(
      ({ core }) => core.seed.specialCertificateTypes,
    ),
    '/api/integration/save-fast-order': route(SaveOrderSchema, ({ core, body, token }) => {
      const { orderNo, totalFen } = core.orders.save(body, token, core.clock.now());
      return { orderNo, itemTotal: totalFen / 100 };
    }),
    '/api/integration/pay-way/list': withoutBody(({ core, language }) =>
      catalogue.payWays(core, language),
    ),
    '/pay/jsapi/check-unpaid/': withoutBody(({ core, rest }) => payAnswers.checkUnpaid(core, rest)),
    '/api/integration/pay-and-confirm': route(wireRequests.pay, ({ core, body }) =>
      payAnswers.payAndConfirm(core, body),
    ),
    '/trip/order/confirm': route(wireRequests.ofOrder, ({ core, body }) =>
      payAnswers.confirm(core, body.orderNo),
    ),
    '/trip/order/info': route(wireRequests.ofOrder, ({ core, body }) => ({
      status: statusLabel(core.orders.get(body.orderNo)),
    })),
    '/api/query/list-order': route(wireRequests.listOrders, ({ core, body, token, language }) =>
      orderAnswers.list(core, body, token, language),
    ),
    '/api/query/info-by-api-wechat': route(wireRequests.orderDetail, ({ core, body, language }) =>
      orderAnswers.detail(core, body, language),
    ),
    '/api/query/children-ticket-info': route(wireRequests.children, ({ core, body }) =>
      orderAnswers.children(core, body),
    ),
  }),
);

/** The route of a path and what stands behind it; nothing for an unknown path. */
export function routeOf(path: string): { readonly route: Route; readonly rest: string } | null {
  const exact = path.endsWith('/') ? undefined : routes.get(path);
  if (exact !== undefined) return { route: exact, rest: '' };
  const cut = path.lastIndexOf('/') + 1;
  const below = routes.get(path.slice(0, cut));
  const rest = path.slice(cut);
  return below === undefined || rest === '' ? null : { route: below, rest };
}
