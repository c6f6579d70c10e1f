/** Words of paying an order that waits for it. */
export const payNow = {
  button: 'Pay now',
  checking: 'Checking…',
  alreadyPaid: 'This order has been paid already. Refreshing the page…',
  notChecked: 'We could not check whether this order is paid, so nothing was charged. {reason}',
  notReserved: 'Reservation failed! {reason}',
} as const;
