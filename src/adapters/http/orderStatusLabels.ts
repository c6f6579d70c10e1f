import type { OrderStatus, TicketStatus } from '../../domain/model/OrderStatus.ts';

/**
 * The museum's words for an order's status (R6): its Chinese label first, then what §4 and other museums of the same
 * system say. Compared without regard to case, blanks, hyphens and underscores.
 */
const orderLabels: Readonly<Record<Exclude<OrderStatus, 'unknown'>, readonly string[]>> = {
  refused: ['已拒绝', 'refused', 'refuse', 'rejected'],
  closed: ['已关闭', 'closed'],
  pendingReview: ['待审核', 'pending review'],
  toBePaid: ['待支付', 'to be paid', 'unpaid'],
  toBePaidOffline: ['待线下支付', 'to be paid offline'],
  paid: ['已支付', 'paid'],
  issued: ['已出票', 'issued'],
  cancelled: ['已取消', 'cancelled', 'canceled'],
  refunded: ['已退款', 'refunded'],
  completed: ['已完成', 'completed'],
};

/** The museum's words for one ticket's status, as in {@link orderLabels}. */
const ticketLabels: Readonly<Record<Exclude<TicketStatus, 'unknown'>, readonly string[]>> = {
  invalid: ['无效', 'invalid'],
  temporary: ['临时', 'temporary'],
  refunded: ['已退款', 'refunded'],
  refunding: ['退款中', 'refunding'],
  awaitingActivation: ['待激活', 'awaiting activation', 'to be activated'],
  awaitingCheck: ['待检票', 'awaiting check', 'to be checked'],
  checked: ['已检票', 'checked'],
  completed: ['已完成', 'completed'],
};

const folded = (label: string): string => label.toLowerCase().replace(/[\s_-]+/g, '');

const lookup = <Status extends string>(
  table: Readonly<Record<Status, readonly string[]>>,
): ReadonlyMap<string, Status> => {
  const entries: [string, Status][] = [];
  for (const status in table) {
    for (const label of table[status]) entries.push([folded(label), status]);
  }
  return new Map(entries);
};

const orderStatuses = lookup(orderLabels);
const ticketStatuses = lookup(ticketLabels);

/** An order's status by its label; `unknown` for one that this app has never heard of (R6). */
export function orderStatusOf(label: string): OrderStatus {
  return orderStatuses.get(folded(label)) ?? 'unknown';
}

/** A ticket's status by its label; `unknown` for one that this app has never heard of (R6). */
export function ticketStatusOf(label: string): TicketStatus {
  return ticketStatuses.get(folded(label)) ?? 'unknown';
}
