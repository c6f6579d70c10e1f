import type { NamespacePaymentTranslation } from '../../i18n-types.ts';

/** Words of the payment screens (§2, §8). */
const payment = {
  orderNumber: 'Order number',
  payable: 'Amount to pay',
  viewOrder: 'View order',
  viewOrders: 'View my orders',
  backHome: 'Back to home',

  methodTitle: 'Pay for your order',
  payBar: 'Payment',
  amountClaimed: 'Amount in the link',
  amountDiffers: 'The amount in the link is not this order’s. Please pay the amount of the order.',
  amountUnknown:
    'The amount to pay can’t be read right now, so nothing can be paid yet. Please try again, or pay from your orders.',
  amountNeeded: 'The amount comes first',
  loadingWays: 'Loading payment methods',
  payWays: 'Payment method',
  pay: 'Pay now',
  confirmFree: 'Confirm reservation',
  payBusy: 'Working on it…',
  leavingBusy: 'Opening the bank’s page…',
  loadFailed: 'Payment methods can’t be loaded',
  noPayWays: 'The system does not have a set payment method and cannot initiate payment',
  noPayWaysText:
    'You have not been charged, and the order is still to be paid. Please try again later, or ask at the ticket office.',
  orderEmpty: 'Order information is empty and cannot be submitted',
  orderEmptyText:
    'The link to this page has no order number. Find an existing order among your orders, or book from home.',
  alreadyPaid: 'This order has been paid',
  alreadyPaidText: 'The museum has received the payment for this order. There is nothing to pay.',
  alreadyPaying: 'This order is being paid right now. Please wait a moment.',
  notStarted: 'Payment was not started',
  notCharged: 'You have not been charged, and the order is still to be paid.',
  expired: 'Your login has expired',
  expiredText:
    'Please close this page, enter again, and go on from your orders. Your order is not lost.',
  bridgeMissing: 'Payment can’t be opened on this page',
  bridgeMissingText:
    'You have not been charged, and the order is still to be paid. Please open this page in WeChat and press pay again.',
  bankFormRefused: 'The bank’s page could not be opened safely',
  bankFormRefusedText:
    'You have not been charged, and the order is still to be paid. Please choose another payment method, or try again later.',
  cameBack: 'You are back from the bank’s page',
  cameBackText: 'If you have just paid there, view your order first and do not pay again.',
  notCompleted: 'The payment was not completed.',
  leftWhileConfirming: 'Your payment is being confirmed. You will find the result in your orders.',
  leftUnpaid: 'The payment was not completed. You can pay from your orders.',

  returnTitle: 'Your payment',
  doNotClose: 'Payment in progress, please do not close this page',
  waiting:
    'We are asking the museum about your payment. This takes 29 seconds at most. The result appears by itself; there is nothing you need to do.',

  resultTitle: 'Payment result',
  reservationResultTitle: 'Reservation result',
  checking: 'Checking with the museum',
  checkingText: 'One moment, please.',
  paySuccess: 'Payment successful!',
  reservationSuccess: 'Reservation successful!',
  successText: 'Your pick-up code is in the order. Show it on the day of your visit to come in.',
  payFailed: 'Payment failed!',
  reservationFailed: 'Reservation failed!',
  failedText: 'Please view your order first, then decide whether to pay again.',
  reservationFailedText: 'Please view your order first, then decide whether to book again.',
  payNotConfirmed: 'Your payment is not confirmed yet',
  payNotConfirmedText: 'Money may have left your account. Please do not pay again.',
  reservationNotConfirmed: 'Your reservation is not confirmed yet',
  reservationNotConfirmedText: 'It may have succeeded. Please do not book again.',
  healing:
    'This page checks every 10 seconds by itself and tells you as soon as there is a result.',
  healingOver:
    'This page has stopped checking by itself. Press “Check again”, or view your order later.',
  checkAgain: 'Check again',
  checkAgainBusy: 'Checking…',
  stillNotConfirmed: 'Not confirmed yet. Please check again in a moment.',
  unverified: 'Please look for the result in your orders',
  unverifiedText:
    'The link to this page has no order number, so the museum can’t be asked about it.',
} satisfies NamespacePaymentTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default payment;
