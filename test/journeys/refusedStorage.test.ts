import { describe, expect, it } from 'vitest';
import { aVisitor, openingTime } from '../support/Visitor.ts';

/** Runs in the page before its own scripts: it is kept from all storage, as a browser does that blocks cookies. */
function refuseStorage(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  Object.defineProperty(navigator.locks, 'request', { value: async () => refuse() });
  // After the start, which needs one of them to know its own entry.
  let written = 0;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = History.prototype[name];
    History.prototype[name] = function (this: History, ...given: Parameters<typeof write>) {
      written += 1;
      if (written % 2 === 0) refuse();
      write.apply(this, given);
    };
  }
}

describe('a browser that keeps nothing for the page', () => {
  it('[Q-OFF-6] chooses, fills in, orders and pays all the same, and writes every other history entry in vain', async () => {
    // The museum in the page is kept nowhere either: it begins anew at the phone's time, not as aVisitor left it.
    const guest = await aVisitor({ path: null, phoneTime: openingTime });
    const { app, page, words, museum } = guest;
    await app.context.addInitScript(refuseStorage);
    await page.goto(`${app.url}/#/index?orgId=1&token=a-token`);
    const orderNo = await guest.comesToPayment();
    expect((await museum.theOrder()).token).toBe('a-token');
    await guest.pay('pay');
    await guest.heading(words.paid).waitFor();
    await guest.follow(words.viewOrder);
    await guest.sees('orderDetail');
    expect((await museum.theOrder()).orderNo).toBe(orderNo);
  });
});
