/** Words of looking orders up. */
export const query = {
  title: 'Find an order',
  intro:
    'Give a document number or the order’s number. The code we send to the contact phone shows that the order is yours.',
  number: 'Document or order number',
  numberHint:
    'Up to 18 characters are a visitor’s document number; anything longer is an order number.',
  readsAs: {
    document: 'Will be looked up as a document number',
    order: 'Will be looked up as an order number',
  },
  phone: 'Contact phone',
  phoneHint: 'The mobile number given with the order.',
  codeSent: 'The code is on its way. Please look at your messages.',
  codeMaybeSent:
    'The museum’s answer was lost, so the code may be on its way. If none comes, have another one sent when the time is up.',
  search: 'Find orders',
  searching: 'Searching',
  problems: {
    numberMissing: 'Please enter number',
    contactMissing: 'Please enter the contact phone',
    contactNotMobile: 'Please enter correct phone',
    codeMissing: 'Please enter the code from the SMS',
    codeUnknown:
      'The museum’s answer was lost: this code may be used up. Please try again, or have a new one sent.',
  },
  found: '{count} {{order|orders}} found',
  foundBy: { document: 'Document number {number}', order: 'Order number {number}' },
  noneTitle: 'No order found',
  none: {
    document: 'No order with document number {number} was made with this phone.',
    order: 'No order with order number {number} was made with this phone.',
  },
  noneHint: 'Please check the number. If another phone was given with the order, use that one.',
  unchecked: 'The code was not checked',
  uncheckedHint: 'Your code is still good: you can try again.',
  notRead: 'The orders did not load',
  notReadHint: 'Your code was right: you can try again without a new one.',
  refused: 'The museum did not accept this query',
  refusedHint: 'Please have a new code sent and try again.',
  recent: 'Orders of the last 7 days',
  recentText: 'What you ordered on this phone is under My orders, with nothing to fill in.',
} as const;
