import type { failures as words } from '../zh/failures.js';

/** A sentence for each kind of failure, and the other sentences of §8 that more than one screen says. */
export const failures: { readonly [Key in keyof typeof words]: string } = {
  network: 'No connection: the museum did not answer. Please check your network and try again.',
  timeout: 'The museum is taking too long to answer. Please try again in a moment.',
  busy: 'Many people are here right now. Please try again in a moment.',
  maintenance: 'The museum’s system is under maintenance. Please come back later.',
  malformed: 'The museum’s answer could not be understood. Please try again in a moment.',
  business: 'The museum did not accept this request.',
  // What to do about it is said once, over whatever screen (R9).
  expired: 'Your login has expired.',
};
