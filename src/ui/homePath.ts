/** The route of the home screen (§2). */
export const homePath = '/index';

/** Whether an address of the bar opens the home screen without a detour; the bare page does as well. */
export const isHome = (address: string): boolean =>
  ['/', homePath].includes(address.replace(/\?.*$/s, '').toLowerCase());
