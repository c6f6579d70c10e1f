/** An order's state (§4). `unknown` is a label this app has never heard of: shown as it is, without actions (R6). */
export type OrderStatus =
  | 'refused'
  | 'closed'
  | 'pendingReview'
  | 'toBePaid'
  | 'toBePaidOffline'
  | 'paid'
  | 'issued'
  | 'cancelled'
  | 'refunded'
  | 'completed'
  | 'unknown';

/** One ticket's state (§4). */
export type TicketStatus =
  | 'invalid'
  | 'temporary'
  | 'refunded'
  | 'refunding'
  | 'awaitingActivation'
  | 'awaitingCheck'
  | 'checked'
  | 'completed'
  | 'unknown';
