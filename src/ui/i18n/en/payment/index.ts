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
  amountDiffers:
    'The amount in the link is not this order’s. Please pay the amount of the order, and check it on the payment page before you confirm.',
  amountOrdered: 'Shown when you ordered',
  amountChanged:
    'The amount has changed: you saw {before} when you ordered, and the museum asks for {now}. Pay only if you agree; otherwise you can cancel the order from your orders.',
  amountOfTickets: 'Sum of the tickets',
  amountIsTheMuseums:
    'The museum’s total is not the sum of the tickets. Please check the amount on the payment page before you confirm.',
  amountUnknown:
    'The amount to pay can’t be read right now, so nothing can be paid yet. Please try again, or pay from your orders.',
  amountNeeded: 'The amount comes first',
  loadingWays: 'Loading payment methods',
  payWays: 'Payment method',
  pay: 'Pay now',
  confirmFree: 'Confirm reservation',
  payBusy: 'Working on it…',
  leavingBusy: 'Opening the bank’s page…',
  leavingFor: 'Going to the bank’s page at {host}',
  leavingForText:
    'Please pay only if the address bar shows this address. Afterwards you come back here by yourself; if you don’t, look for the result in your orders.',
  bankSlow: 'The bank’s page has not opened yet',
  bankSlowText:
    'You can wait a little longer. If it does not open, or you have paid already, press “Check the result”. Please do not pay twice.',
  sheetOpen: 'Waiting for you to pay',
  sheetOpenText:
    'If you have paid already, or no payment window has opened, press “Check the result”. Please do not pay twice.',
  checkSheet: 'Check the result',
  payingElsewhere: 'This order is being paid on another page',
  payingElsewhereText:
    'Please finish paying there, and do not pay here as well. Once there is a result, this page checks with the museum by itself.',
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
    'No payment was started. Please close this page, enter again, and go on from your orders. Your order is not lost.',
  expiredWhileConfirmingText:
    'The museum can’t be asked about your payment right now. Money may have left your account, so please do not pay again. Close this page, enter again, and look for the result in your orders.',
  bridgeMissing: 'Payment can’t be opened on this page',
  bridgeMissingText:
    'You have not been charged, and the order is still to be paid. Please open this page in WeChat anew and press pay again.',
  outsideWeChat: 'This payment method works in WeChat',
  outsideWeChatText:
    'You have not been charged, and the order is still to be paid. Please open this page in WeChat, or choose another payment method.',
  inMiniProgram: 'Payment can’t be opened on this page of the mini-program',
  inMiniProgramText:
    'You have not been charged, and the order is still to be paid. Press “…” at the top right, open this page in WeChat or a browser and pay there, or choose another payment method.',
  bankFormRefused: 'The bank’s page could not be opened safely',
  bankFormRefusedText:
    'You have not been charged, and the order is still to be paid. Please choose another payment method, or try again later.',
  cameBack: 'You are back from the bank’s page',
  cameBackText: 'If you have just paid there, view your order first and do not pay again.',
  lost: 'The museum’s answer did not arrive',
  lostText:
    'The museum says that this order has not been paid, and no payment window was opened, so you have not paid anything. You can press pay again, or look at your order later.',
  otherTab: 'Paying on the other page has ended without a payment',
  otherTabText: 'The museum says that this order has not been paid. You can pay here if you wish.',
  stillUnconfirmed: 'It is not known yet whether this order is paid',
  stillUnconfirmedText:
    'Money may have left your account. Please do not pay again. Press “Check again” first; until the museum has answered, the pay button is locked.',
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
  failedText:
    'The museum has not received this payment. If your account shows a charge, please do not pay again: this page goes on checking and tells you as soon as it arrives. You can also view your order first.',
  reservationFailedText:
    'You have not been charged. Please view your order first, then decide whether to book again.',
  payNotConfirmed: 'Your payment is not confirmed yet',
  payNotConfirmedText: 'Money may have left your account. Please do not pay again.',
  reservationNotConfirmed: 'Your reservation is not confirmed yet',
  reservationNotConfirmedText: 'It may have succeeded. Please do not book again.',
  payReceived: 'Your payment has arrived, tickets are being issued',
  payReceivedText:
    'The museum has received your payment. There is nothing more to pay. Your tickets will soon be in the order.',
  orderOver: 'This order has ended',
  orderOverText:
    'It was closed, cancelled or refunded, and can’t be paid any more. If you have paid, the money goes back the way it came; if it is not there within a few days, please contact the museum.',
  mayTryAgain:
    'The museum has checked: no payment has arrived so far. If you are sure that you have not paid, you can pay again.',
  payAgain: 'Pay again',
  reserveAgain: 'Reserve again',
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
