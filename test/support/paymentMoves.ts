import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { aPayer, oweAnOrder, type Payer } from './aPayer.ts';
import { canKeepPages } from './chromium.ts';
import { openingTime, owedOrder, paymentOf, type Visitor } from './Visitor.ts';

/** How far a visitor has come. `moneyArrives`: the sheet or the bank has taken it by the time they have moved. */
interface Place {
  readonly come: (payer: Payer, server: RunningMuseum) => Promise<void>;
  readonly moneyArrives: boolean;
  /** What an impatient thumb falls on. */
  readonly target: (payer: Payer) => Locator;
  /** Whether the page must be put away whole when it is left; a browser may refuse that to one that holds a lock. */
  readonly isKept: boolean;
}

const open = (payer: Payer, path: string) => payer.page.goto(payer.app.url + path);

/** To a screen of an order that is still to be paid, from the list of orders. */
async function comeFromOrders(payer: Payer, server: RunningMuseum, path: string): Promise<void> {
  oweAnOrder(server);
  await open(payer, '/#/order');
  await payer.page.getByRole('article', { name: owedOrder }).waitFor();
  await open(payer, path);
}

/** To the payment method of an order, from the list of orders. */
export async function comeToPaymentMethod(payer: Payer, server: RunningMuseum): Promise<void> {
  await comeFromOrders(payer, server, paymentOf(owedOrder));
  await payer.button(payer.words.payNow).waitFor();
}

const places: Readonly<Record<PlaceName, Place>> = {
  'the order form': {
    come: async (payer) => {
      await payer.museum.reset(openingTime);
      await open(payer, '/');
      await payer.comesToOrderForm();
      await payer.fillsInOrderForm();
    },
    moneyArrives: false,
    target: (payer) => payer.button(payer.words.buy),
    isKept: true,
  },
  'the payment method': {
    come: comeToPaymentMethod,
    moneyArrives: false,
    target: (payer) => payer.button(payer.words.payNow),
    isKept: true,
  },
  'the sheet, paid and silent': {
    come: async (payer, server) => {
      await comeToPaymentMethod(payer, server);
      const opened = new Promise<void>((resolve) => {
        payer.sheet = () => {
          resolve();
          return [];
        };
      });
      await payer.press(payer.words.payNow);
      await opened;
    },
    moneyArrives: true,
    target: (payer) => payer.page.getByRole('button', { name: 'Working on it…' }),
    isKept: false,
  },
  'the payment return': {
    come: async (payer, server) => {
      await comeFromOrders(payer, server, `/#/payReturn?orderNo=${owedOrder}`);
      await payer.heading(payer.words.doNotClose).waitFor();
    },
    moneyArrives: true,
    target: (payer) => payer.page.getByRole('main'),
    isKept: true,
  },
  'the result': {
    come: async (payer, server) => {
      await comeFromOrders(payer, server, '/#/order');
      await payer.museum.receivePayment(owedOrder);
      await open(payer, `/#/payresult/success?orderNo=${owedOrder}`);
      await payer.heading(payer.words.paid).waitFor();
    },
    moneyArrives: false,
    target: (payer) => payer.page.getByRole('link', { name: payer.words.viewOrder }),
    isKept: true,
  },
};

/** A page of somebody else, which asks for nothing. */
const elsewhere = 'data:text/html,<title>Elsewhere</title>';

/** What a visitor does to the page; gives back what the browser shows then. */
const moves: Readonly<Record<string, (payer: Payer, place: Place) => Promise<readonly Visitor[]>>> =
  {
    'a reload': async (payer) => {
      await payer.page.reload();
      return [payer];
    },
    'the way back': async (payer) => {
      await payer.page.goBack();
      return [payer];
    },
    'the way back and on again': async (payer) => {
      await payer.page.goBack();
      await payer.page.goForward();
      return [payer];
    },
    'a duplicated tab': async (payer) => {
      const opened = payer.app.context.waitForEvent('page');
      // Its session storage is a copy, as a browser's own duplicate has it.
      await payer.page.evaluate(() => void window.open(window.location.href));
      const other = payer.on(await opened);
      const isForm = payer.page.url().endsWith('/orderconfirm');
      if (isForm) await other.fillsInOrderForm();
      return [payer, other];
    },
    'the browser’s memory': async (payer, { isKept }) => {
      await payer.page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
      await payer.page.goto(elsewhere);
      await payer.page.goBack({ waitUntil: 'commit' });
      const isTheSame = await payer.page.evaluate(() => Reflect.has(window, 'isTheSamePage'));
      if (isKept && canKeepPages()) expect(isTheSame, 'the page was put away whole').toBe(true);
      return [payer];
    },
    'ten taps in one frame': async (payer, { target }) => {
      await target(payer).evaluate((element) => {
        if (!(element instanceof HTMLElement)) throw new Error('nothing to tap');
        for (let tap = 0; tap < 10; tap += 1) element.click();
      });
      return [payer];
    },
  };

const settled = /Payment successful!|This order has been paid|Issued|To be checked/;
const offered = /^(?:Place order|Buy now|Pay now|Check the result)$/;

const isSoonVisible = (shown: Locator): Promise<boolean> =>
  shown.waitFor({ timeout: 250 }).then(
    () => true,
    () => false,
  );

/** Does what the page offers until it says that the order is paid: no screen is without a way on. */
async function goOn({ page }: Visitor, isWaiting: boolean): Promise<void> {
  const end = page.getByRole('main').filter({ hasText: settled });
  const offers = page
    .locator('button:not([aria-busy=true], [aria-disabled=true])')
    .filter({ hasText: offered });
  for (let step = 0; step < 8; step += 1) {
    const shown = end.or(offers).first();
    // Between polls, and until a sheet is taken to be silent, time on the phone may pass faster than it would.
    while (isWaiting && !(await isSoonVisible(shown))) await page.clock.runFor(1_000);
    await shown.waitFor();
    if (await end.isVisible()) return;
    // What was offered may be gone by the time it is pressed; then the page has moved on.
    await offers
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
  await end.waitFor();
}

/** What the files that move about call the places they begin at. */
type PlaceName =
  | 'the order form'
  | 'the payment method'
  | 'the sheet, paid and silent'
  | 'the payment return'
  | 'the result';

/**
 * One order and one payment from these places, whatever is done there; and from every screen a way on.
 *
 * @returns the museum of it, once it runs
 */
export function itLeavesOnePayment(...names: readonly PlaceName[]): () => RunningMuseum {
  let server: RunningMuseum;
  beforeAll(async () => {
    server = await startMuseumServer({ port: 0 });
  });
  afterAll(() => server.close());

  const cells = names.flatMap((where) =>
    Object.entries(moves).map(([what, move]) => ({ where, what, place: places[where], move })),
  );
  it.each(cells)(
    '[PAY-10] [Q-PAY-2] [Q-PAY-11] on $where: $what leaves one order, one payment, and a way on',
    async ({ place, move }) => {
      const payer = await aPayer(server, {
        keepsPages: true,
        ...(place.moneyArrives ? { phoneTime: new Date().toISOString() } : {}),
      });
      const { museum } = payer;
      await place.come(payer, server);
      const sheetsBefore = payer.sheets.length;
      const pages = await move(payer, place);
      if (place.moneyArrives) await museum.receivePayment(owedOrder);
      await Promise.all(pages.map((visitor) => goOn(visitor, place.moneyArrives)));

      expect(await museum.count('payment-opened')).toBe(1);
      expect(await museum.count('paid')).toBe(1);
      expect(await museum.count('issued')).toBe(1);
      expect((await museum.theOrder()).status).toBe('已出票');
      // Where the money had come, nobody was asked for it again.
      if (place.moneyArrives) expect(payer.sheets.length).toBe(sheetsBefore);
      expect(payer.sheets.length).toBeLessThanOrEqual(1);
    },
  );
  return () => server;
}
