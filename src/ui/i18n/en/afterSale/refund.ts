/** Words of giving tickets back (§4 refund, §8). */
export const refund = {
  title: 'Refund tickets',
  loading: 'Looking up what can be refunded, and the fee',
  loadFailed: 'What can be refunded could not be looked up',
  nothing: 'There are currently no refundable tickets available',
  nothingText:
    'Tickets that are used, refunded or past their day can’t be refunded. A ticket that was topped up is refunded from the top-up order.',
  tickets: 'Tickets to refund',
  all: 'All tickets',
  ticket: 'Ticket {number}',
  paid: 'Paid',
  fee: 'Refund fee',
  back: 'You get back',
  unknown: 'Not known',
  ofTicket: 'Paid {paid}, fee {fee}, back {back}',
  chosen: '{count} ticket{{s}} in all',
  free: 'Free tickets: there is no money to return. Their places are given to others.',
  leftOut:
    '{count} topped-up ticket{{s}} left out: please refund {{it|them}} from the top-up order.',
  whole: 'A top-up order is refunded together with the tickets of its original order.',
  originalOrder: 'Original order {orderNo}',
  wait: 'The money comes back in two parts: the top-up, and the price of the original tickets. Please allow some time, as banks refund in batches.',
  feeUnknownTitle: 'The fee is not known',
  feeUnknown:
    'The museum did not tell the price or fee of these tickets. If you go on, the museum decides the fee and how much you get back.',
  feeTooHighTitle: 'The fee is more than was paid',
  feeTooHigh:
    'You would get nothing back for these tickets, so they can’t be refunded here. Untick such a ticket, or ask the museum.',
  noneChosen: 'Please choose at least one ticket',
  keep: 'Keep tickets',
  confirm: 'Refund',
  confirmAmount: 'Refund, {back} back',
  confirmUnknown: 'Refund, let the museum decide the fee',
  refunding: 'Refunding…',
  waitForAnswer: 'Your refund is on its way: please wait for the museum’s answer',
  doneTitle: 'Refund successful!',
  doneText:
    'The ticket money has been returned in the original way. Banks refund in batches, so it may take some days to reach your account.',
  doneFree: 'The tickets were given back. There is no money to return.',
  doneAmount: 'Amount back',
  doneElsewhere:
    'These tickets were refunded in another window. The money returns the way it was paid; banks refund in batches.',
  finish: 'Done',
  understood: 'OK',
  later: 'Later',
  failed: 'refund failed!',
  notChecked: 'The fee could not be checked once more, so nothing was refunded. {reason}',
  changedTitle: 'The refund has changed',
  changed:
    'The tickets or their fee are not as shown before, so nothing was refunded yet. Please look at the amounts below and decide again.',
  changedNothing:
    'These tickets can’t be refunded any more: they may have been refunded elsewhere, or used.',
  partlyTitle: 'Only a part was refunded',
  partly:
    'The museum’s answer was lost. It has been looked up: some tickets were refunded, those below were not.',
  notRefundedTitle: 'Not refunded',
  notRefunded:
    'The museum’s answer was lost. It has been looked up twice: your tickets are still there. You can try again; nothing is refunded twice.',
  unconfirmedTitle: 'It is not known yet whether your refund went through',
  unconfirmed:
    'The museum’s answer was lost, and it can’t be looked up right now. Your tickets may have been refunded. Please check again in a moment, or look at their status in your order.',
  checkAgain: 'Check again',
  checking: 'Checking…',
} as const;
