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

/** What the address tells of the visitor; null for what it does not. */
interface Named {
  readonly organisationId: string | null;
  readonly token: string | null;
}

type EntryLocation = Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * Takes the visitor in, before anything else looks at the address (§1, §4 Startup). Organisation and token are read
 * from the query inside the hash and from the one before it, kept for the session, and replaced away, so that neither
 * history nor a referrer ever shows them (O-087 to O-091). A path that came without the hash (`/payReturn?orderNo=…`
 * from a bank) is taken over into it (R14). Everything else stays as it was.
 */
export function takeEntry(
  location: EntryLocation,
  history: Pick<History, 'state' | 'replaceState'>,
  session: KeptText,
): void {
  const came = addressOf(location);
  const isAnother = new SessionVisitor(session).keep(namedBy(came));

  const address = textOf(insideHash(withoutPersonal(came)));
  const isChanged = address !== location.pathname + location.search + location.hash;
  // An entry's state holds what was typed into its screen; another visitor must not find it.
  const state: unknown = isAnother ? null : history.state;
  try {
    if (isChanged || isAnother) history.replaceState(state, '', location.origin + address);
  } catch {
    // Safari lets a page do this a hundred times in half a minute. No visitor is turned away for an address.
  }
}

/**
 * Watches over an open page; to be called before anybody else listens to the window. An address may come that differs
 * inside the hash alone, and loads nothing: it is cleaned as at the start, and where it names somebody who is not here
 * yet, the page is loaded anew, so that nothing of the visitor before is left in its memory (Q-SEC-3). So is a page
 * that the browser kept whole, come back to after somebody else was taken in.
 */
export function watchEntries(
  window: Pick<Window, 'location' | 'history' | 'addEventListener'>,
  session: KeptText,
): void {
  const visitor = new SessionVisitor(session);
  const token = visitor.token();
  const organisationId = visitor.organisationId();
  const arrived = (event: Event): void => {
    const { location, history } = window;
    if (isSomebodyElse(namedBy(addressOf(location)), visitor)) {
      // Nobody sees the address before the page loaded next has cleaned it.
      event.stopImmediatePropagation();
      location.reload();
    } else {
      takeEntry(location, history, session);
    }
  };
  window.addEventListener('popstate', arrived);
  window.addEventListener('hashchange', arrived);
  window.addEventListener('pageshow', () => {
    const isSame = visitor.token() === token && visitor.organisationId() === organisationId;
    if (!isSame) window.location.reload();
  });
}

const isSomebodyElse = ({ organisationId, token }: Named, visitor: SessionVisitor): boolean =>
  (token !== null && token !== visitor.token()) ||
  (organisationId !== null && organisationId !== visitor.organisationId());

function namedBy({ inside, before }: Address): Named {
  const named = (parameter: string): string | null =>
    valueIn(inside, parameter) ?? valueIn(before, parameter);
  const token = named('token');
  return {
    organisationId: named('orgId'),
    token: token !== null && sendable.test(token) ? token : null,
  };
}

function addressOf({ pathname, search, hash }: EntryLocation): Address {
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
