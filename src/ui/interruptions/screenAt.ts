import { paths } from '../paths.ts';

const screenAt = (address: string): string =>
  (address.split('?', 1)[0] ?? '').replace(/\/$/, '').toLowerCase();

/** Whether an address is that of home. */
export function isHome(address: string): boolean {
  return screenAt(address) === paths.home.pattern;
}

/** Whether an address is that of a screen of paying, which says in its own words that the login has expired (Q-PAY-14). */
export function isPaymentScreen(address: string): boolean {
  const screen = screenAt(address);
  return (
    screen === paths.paymentMethod.pattern ||
    screen === paths.paymentReturn.pattern ||
    /^\/payresult(?:\/|$)/.test(screen)
  );
}

/** Whether an address is that of the order form. */
export function isOrderForm(address: string): boolean {
  return screenAt(address) === paths.orderForm.pattern;
}
