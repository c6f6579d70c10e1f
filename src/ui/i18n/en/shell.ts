import type { shell as words } from '../zh/shell.js';

/** Words that belong to no screen of their own. */
export const shell: { readonly [Key in keyof typeof words]: string } = {
  otherLanguage: '中文',
  navigation: 'Main pages',
  home: 'Home',
  orders: 'Orders',
  orderQuery: 'Find an order',
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  steps: 'Booking steps',
  stepDone: 'done',
  stepChoose: 'Choose',
  stepDetails: 'Details',
  stepPay: 'Pay',
  stepFinish: 'Done',
  crashTitle: 'Something went wrong on this page',
  crashText:
    'Nothing you typed or ordered is lost. Open the page again, or look at your orders first.',
  reload: 'Open again',
  missingQuery: 'Order details query parameter is empty. Taking you back…',
  debugMode: 'Debug mode',
  goNow: 'Go back now',
};
