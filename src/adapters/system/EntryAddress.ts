import type { KeptText } from '../sessionStorage/KeptText.ts';
import { SessionVisitor } from '../sessionStorage/SessionVisitor.ts';
import { queryText, type RawQuery, rawQuery, valueIn, without } from './rawQuery.ts';

/** The routes of §2, as a path that came without the hash may end in them. */
const plainRoute =
  /^(.*\/)(index|order|orderinfo|orderReplenish|payresult(?:\/[^/]*)?|orderconfirm|payway|smscode|payreturn|orderQuery|reOrder)$/i;

/** What only a header may carry on: nothing that breaks one. */
const sendable = /^[\x20-\x7e]+$/;

const personal = ['orgId', 'token'] as const;

interface Address {
  readonly path: string;
  readonly before: RawQuery;
  /** What stands inside the hash before its query; empty when there is no route. */
  readonly route: string;
  readonly inside: RawQuery;
}

/**
 * Takes the visitor in, before anything else looks at the address (§1, §4 Startup). Organisation and token are read
 * from the query inside the hash and from the one before it, kept for the session, and replaced away, so that neither
 * history nor a referrer ever shows them (O-087 to O-091). A path that came without the hash (`/payReturn?orderNo=…`
 * from a bank) is taken over into it (R14). Everything else stays as it was.
 */
export function takeEntry(
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
  session: KeptText,
): void {
  const came = addressOf(location);
  const named = (parameter: string): string | null =>
    valueIn(came.inside, parameter) ?? valueIn(came.before, parameter);
  const token = named('token');
  const isAnother = new SessionVisitor(session).keep({
    organisationId: named('orgId'),
    token: token !== null && sendable.test(token) ? token : null,
  });

  const address = textOf(insideHash(withoutPersonal(came)));
  const isChanged = address !== location.pathname + location.search + location.hash;
  // An entry's state holds what was typed into its screen; another visitor must not find it.
  const state: unknown = isAnother ? null : history.state;
  if (isChanged || isAnother) history.replaceState(state, '', location.origin + address);
}

function addressOf({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Address {
  const fragment = hash.replace(/^#/, '');
  const mark = fragment.indexOf('?');
  // `#orgId=7&token=…` is a query without a route, and without the mark of one.
  const isBareQuery = mark === -1 && !fragment.startsWith('/') && fragment.includes('=');
  const end = isBareQuery ? 0 : mark === -1 ? fragment.length : mark;
  return {
    path: pathname,
    before: rawQuery(search),
    route: fragment.slice(0, end),
    inside: rawQuery(fragment.slice(end)),
  };
}

function withoutPersonal(address: Address): Address {
  return {
    ...address,
    before: without(address.before, personal),
    inside: without(address.inside, personal),
  };
}

function insideHash(address: Address): Address {
  const [, base, route] = plainRoute.exec(address.path) ?? [];
  if (base === undefined || route === undefined) return address;
  const hasRoute = /^\/[^/]/.test(address.route);
  return hasRoute
    ? { ...address, path: base }
    : {
        path: base,
        before: [],
        route: `/${route}`,
        inside: [...address.before, ...address.inside],
      };
}

function textOf({ path, before, route, inside }: Address): string {
  const fragment = route + queryText(inside);
  return path + queryText(before) + (fragment === '' ? '' : `#${fragment}`);
}
