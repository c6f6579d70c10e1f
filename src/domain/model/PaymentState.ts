/**
 * Where the payment of one order stands, as far as this page knows (Q-PAY-1).
 *
 * - `idle`: nothing is under way
 * - `preChecking`: the museum is asked whether the order is still unpaid
 * - `creating`: the museum is asked to start the payment, or to confirm an order that costs nothing
 * - `handedOffJsapi`: the visitor has the payment sheet, or the mini-program's payment page
 * - `handedOffBank`: the page is being left for the bank's
 * - `reading`: one reading decides: the sheet came back without ok, an answer was lost, or another tab has finished
 * - `confirming`: the museum is asked again and again (§4)
 * - `elsewhere`: another tab is paying this order
 * - `notConfirmed`: nobody knows; money may have left. Locked until the museum has been read (R1)
 * - `unpaid`: it was not confirmed, and the museum has since said in two answers that nothing was paid
 * - `refused`: it was not paid, for a known reason
 * - `paid`: the museum has the money; tickets are not issued yet
 * - `issued`: the museum has issued the order. There is no way out of it, and no way in but the museum's own word
 */
export type PaymentState =
  | 'idle'
  | 'preChecking'
  | 'creating'
  | 'handedOffJsapi'
  | 'handedOffBank'
  | 'reading'
  | 'confirming'
  | 'elsewhere'
  | 'notConfirmed'
  | 'unpaid'
  | 'refused'
  | 'paid'
  | 'issued';

/**
 * What can happen to a payment.
 *
 * By the visitor: `press` of the pay button; `cameBack` from sheet or bank; `arrived` on the payment return; `doubted`:
 * a result page was opened; `left`: nobody waits for it any more.
 * By the museum: `cleared`: not paid, says the pre-check; `confirmed`: it takes an order that costs nothing; `refused`;
 * `unpaid`: neither paid nor issued, by two answers; `notIssued`; `over`: the order is closed, cancelled or refunded;
 * `paid`; `issued`; `expired`: the login is (Q-PAY-14).
 * By the way to it: `unread`: a question got no answer; `lost`: the answer to a write did.
 * By whoever takes the money: `sheetOpened`, `bankOpened`, `notHere`: it can't be handed over on this page; `returned`
 * with ok, and `notPaid`: anything else. Neither proves anything (R2, R17).
 * By time: `timeUp`. By the other tabs: `elsewhere`, `turnCame`.
 */
export type PaymentEvent =
  | 'press'
  | 'cameBack'
  | 'arrived'
  | 'doubted'
  | 'left'
  | 'cleared'
  | 'confirmed'
  | 'refused'
  | 'unpaid'
  | 'notIssued'
  | 'over'
  | 'paid'
  | 'issued'
  | 'expired'
  | 'unread'
  | 'lost'
  | 'sheetOpened'
  | 'bankOpened'
  | 'notHere'
  | 'returned'
  | 'notPaid'
  | 'timeUp'
  | 'elsewhere'
  | 'turnCame';

type Answers = Readonly<Partial<Record<PaymentEvent, PaymentState>>>;

/** Whatever is going on, the museum may say at any time that it has the money, or that the order is issued. */
const byTheMuseum: Answers = { paid: 'paid', issued: 'issued' };

/** Nothing is under way: it may be paid, waited for, or doubted. */
const atRest: Answers = {
  ...byTheMuseum,
  press: 'preChecking',
  arrived: 'confirming',
  doubted: 'notConfirmed',
  over: 'refused',
};

const table: Readonly<Record<PaymentState, Answers>> = {
  idle: atRest,
  preChecking: {
    ...byTheMuseum,
    cleared: 'creating',
    unread: 'idle',
    expired: 'idle',
    left: 'idle',
    elsewhere: 'elsewhere',
  },
  creating: {
    ...byTheMuseum,
    sheetOpened: 'handedOffJsapi',
    bankOpened: 'handedOffBank',
    notHere: 'idle',
    confirmed: 'confirming',
    refused: 'refused',
    expired: 'idle',
    lost: 'reading',
  },
  handedOffJsapi: {
    ...byTheMuseum,
    returned: 'confirming',
    notPaid: 'reading',
    notHere: 'idle',
    cameBack: 'confirming',
    arrived: 'confirming',
  },
  handedOffBank: { ...byTheMuseum, cameBack: 'notConfirmed', arrived: 'confirming' },
  reading: {
    ...byTheMuseum,
    unpaid: 'unpaid',
    notIssued: 'refused',
    over: 'refused',
    unread: 'notConfirmed',
    expired: 'notConfirmed',
  },
  confirming: {
    ...byTheMuseum,
    arrived: 'confirming',
    timeUp: 'notConfirmed',
    expired: 'notConfirmed',
    left: 'notConfirmed',
  },
  elsewhere: { ...byTheMuseum, turnCame: 'reading' },
  notConfirmed: { ...byTheMuseum, unpaid: 'unpaid', over: 'refused', arrived: 'confirming' },
  unpaid: atRest,
  refused: atRest,
  paid: { issued: 'issued' },
  issued: {},
};

/** What a payment becomes by an event; null where the event can't happen, or changes nothing. */
export function paymentStateAfter(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return table[state][event] ?? null;
}

/** Whether the pay button works. */
export function mayPress(state: PaymentState): boolean {
  return table[state].press !== undefined;
}

/** Whether something is being done about it on this page, so that no other tab may begin (Q-PAY-2). */
export function isUnderWay(state: PaymentState): boolean {
  return (
    state === 'preChecking' ||
    state === 'creating' ||
    state === 'handedOffJsapi' ||
    state === 'reading' ||
    state === 'confirming' ||
    state === 'elsewhere'
  );
}

/** Whether the museum has the money: there is nothing to pay any more. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'issued';
}
