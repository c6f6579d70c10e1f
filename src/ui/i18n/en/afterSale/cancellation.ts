/** Words of cancelling an order (§4 cancel, §8). */
export const cancellation = {
  title: 'Cancel this order?',
  text: 'Order {orderNo} has not been paid. Cancelling gives up its places; this can’t be undone.',
  keep: 'Keep order',
  confirm: 'Cancel order',
  cancelling: 'Cancelling…',
  waitForAnswer: 'Your order is being cancelled: please wait for the museum’s answer',
  done: 'Order cancelled',
  overAlready: 'This order was cancelled or closed before',
  paidTitle: 'This order has been paid',
  paid: 'The payment has gone through, so the order was not cancelled. If you can’t come, refund its tickets from the order.',
  refusedTitle: 'Not cancelled',
  refused: 'The museum did not cancel this order.',
  notCancelledTitle: 'Not cancelled',
  notCancelled:
    'The museum’s answer was lost. It has been looked up twice: your order still waits to be paid. You can try again.',
  unconfirmedTitle: 'It is not known yet whether your order is cancelled',
  unconfirmed:
    'The museum’s answer was lost, and it can’t be looked up right now. Please check again in a moment, or look at the order’s status.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  finish: 'OK',
} as const;
