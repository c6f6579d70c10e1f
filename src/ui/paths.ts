import { type OrderNo, orderNo } from '../domain/model/Identifiers.ts';
import { type Money, moneyOfYuan, yuanText } from '../domain/model/Money.ts';
import { homePath } from './homePath.ts';

/** What a result page was opened with. It is a claim; what it shows, the museum decides (R17). */
export interface ResultClaim {
  readonly show: 'success' | 'fail';
  readonly orderNo: OrderNo | null;
  /** Plain text, at most 200 characters, without control or direction marks (Q-PAY-5); empty when there is none. */
  readonly error: string;
  /** A free order: the words speak of a reservation (§2). */
  readonly isReservation: boolean;
}

/** What a payment method screen was opened with. */
export interface PaymentClaim {
  readonly orderNo: OrderNo | null;
  readonly amount: Money | null;
  /** What the address says; not believed (R16). */
  readonly isFree: boolean;
  /** What the order form had shown; null where it was the same, or nobody says (Q-PAY-13). */
  readonly ordered: Money | null;
}

/** An order to be paid, as a way to its payment method screen needs it. */
export interface PaymentDestination {
  readonly orderNo: OrderNo;
  /** The museum's own total, where it has said one. */
  readonly amount: Money | null;
  /** What the order form showed; only told on the way where the museum's total is another. */
  readonly ordered?: Money | null;
}

// Half a character, which a cut text may end in, cannot stand in an address.
const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'));

const query = (parameters: Record<string, string>): string => {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '');
  const text = filled.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
  return text === '' ? '' : `?${text}`;
};

const orderQueryOf = (order: OrderNo | null): OrderNo | null =>
  order === null || order.trim() === '' ? null : order;

const orderFrom = (search: URLSearchParams): OrderNo | null =>
  orderQueryOf(orderNo(search.get('orderNo') ?? ''));

const plainText = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cf}]/gu, ''))
    .slice(0, 200)
    .join('');

/**
 * Every screen's route (§2): its pattern, matched whatever the letter case, and its address, built with typed
 * parameters and read back at the door. Addresses live inside the hash (R14): `href` is for links, `to` for ways.
 */
export const paths = {
  home: { pattern: homePath, to: () => homePath },
  orders: { pattern: '/order', to: () => '/order' },
  order: {
    pattern: '/orderinfo',
    to: (order: OrderNo) => `/orderinfo${query({ orderNo: order })}`,
    read: orderFrom,
  },
  orderForm: { pattern: '/orderconfirm', to: () => '/orderconfirm' },
  paymentMethod: {
    pattern: '/payway',
    to: ({ orderNo, amount, ordered = null }: PaymentDestination) =>
      `/payWay${query({
        orderNo,
        amount: amount === null ? '' : yuanText(amount),
        payType: amount === 0 ? 'zero' : '',
        ordered: ordered === null || ordered === amount ? '' : yuanText(ordered),
      })}`,
    read: (search: URLSearchParams): PaymentClaim => ({
      orderNo: orderFrom(search),
      amount: moneyOfYuan(search.get('amount') ?? ''),
      isFree: search.get('payType') === 'zero',
      ordered: moneyOfYuan(search.get('ordered') ?? ''),
    }),
  },
  paymentReturn: {
    pattern: '/payreturn',
    to: (order: OrderNo) => `/payReturn${query({ orderNo: order })}`,
    read: orderFrom,
  },
  paymentResult: {
    /** Both forms of §2: the outcome in the path, or as `show`. */
    patterns: ['/payresult/:show', '/payresult'],
    to: (claim: ResultClaim) =>
      `/payresult/${claim.show}${query({
        orderNo: claim.orderNo ?? '',
        error: claim.error,
        noPay: claim.isReservation ? '1' : '',
      })}`,
    read: (search: URLSearchParams, inPath: string | undefined): ResultClaim => ({
      show: (inPath ?? search.get('show') ?? '').toLowerCase() === 'success' ? 'success' : 'fail',
      orderNo: orderFrom(search),
      error: plainText(search.get('error') ?? ''),
      isReservation:
        search.has('noPay') && !['0', 'false', 'F'].includes(search.get('noPay') ?? ''),
    }),
  },
  orderQuery: { pattern: '/orderquery', to: () => '/orderQuery' },
  replenishment: {
    pattern: '/orderreplenish',
    to: (order: OrderNo) => `/orderReplenish${query({ orderNo: order })}`,
    read: orderFrom,
  },
  rebooking: {
    pattern: '/reorder',
    to: (order: OrderNo) => `/reOrder${query({ orderNo: order })}`,
    read: orderFrom,
  },
  smsCode: { pattern: '/smscode' },
} as const;

type Patterns<Place> = Place extends { readonly patterns: readonly (infer Pattern)[] }
  ? Pattern
  : Place extends { readonly pattern: infer Pattern }
    ? Pattern
    : never;

const { home: _home, ...behindHome } = paths;

/** The pattern of a screen behind home. */
export type LaterPattern = Patterns<(typeof behindHome)[keyof typeof behindHome]>;

/** The patterns of all screens behind home. */
export const laterPatterns: readonly LaterPattern[] = Object.values(
  behindHome,
).flatMap<LaterPattern>((place) => ('patterns' in place ? place.patterns : [place.pattern]));

/** A link's address for a screen's. */
export const href = (to: string): string => `#${to}`;
