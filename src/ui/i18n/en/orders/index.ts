import type { NamespaceOrdersTranslation } from '../../i18n-types.ts';
import { gate } from './gate.js';

/** Words of the orders screens. */
const orders = {
  actions: {
    title: 'What you can do with this order',
    looking: 'Checking what you can do',
    unreadTitle: 'Not everything could be checked',
    again: 'Check again',
  },
  gate,
  title: 'My orders',
  find: 'Find an order',
  orderNo: 'Order number',
  createdAt: 'Ordered',
  tickets: '{count} ticket{{s}}',
  code: 'Pick-up code',
  codeHint: 'Turn up the brightness and hold the code to the scanner.',
  codeAsText: 'The code can’t be drawn. Please show the number below.',
  status: 'Status',
  statusUnknown: 'Status unknown',
  ticketStatus: {
    invalid: 'Invalid',
    temporary: 'Not issued',
    refunded: 'Refunded',
    refunding: 'Being refunded',
    awaitingActivation: 'To be activated',
    awaitingCheck: 'To be checked',
    checked: 'Checked',
    completed: 'Completed',
  },
  detailTitle: 'Order details',
  detailLoading: 'Loading the order',
  detailFailed: 'The order could not be loaded',
  reload: 'Refresh',
  reloading: 'Refreshing…',
  reloaded: 'The order is up to date',
  notFound: 'This order was not found',
  notFoundText: 'Please check the order number and the phone number, and try again.',
  noCodeTitle: 'There is no code to show now',
  noCode: {
    issue:
      'The tickets are not issued yet. They will be as soon as the order is paid. If you have paid, wait a moment and refresh.',
    activation: 'The tickets wait to be activated. Their code appears here afterwards.',
    refund: 'The tickets are being refunded, so no code is shown any more.',
    over: 'All tickets of this order are used, refunded or no longer valid.',
    desk: 'The museum shows no code for these tickets. Please show the order number at the ticket office.',
  },
  ticketOf: 'Ticket {number} of {count}',
  anyTime: 'Valid all day',
  noDay: 'Ask at the museum for the day',
  visitor: 'Visitor',
  document: 'Document number',
  phone: 'Contact phone',
  phoneEnding: 'ending in {ending}',
  ticketNo: 'Ticket number',
  price: 'Price',
  headcount: 'Admits',
  people: '{count} {{person|people}}',
  checkedAt: 'Checked',
  children: 'Children coming along',
} satisfies NamespaceOrdersTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default orders;
