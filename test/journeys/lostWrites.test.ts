import type { Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import * as constants from '../../src/domain/model/constants.ts';
import { aPayer, oweAnOrder, type Payer } from '../support/aPayer.ts';
import { openingTime, owedOrder, patiently, paymentOf } from '../support/Visitor.ts';

/** When the museum takes what was sent, seen from the page that never gets an answer. */
const moments = [
  'never',
  'before the answer was lost',
  'after the page has asked what became of it',
  '20 s late',
] as const;
type Taken = (typeof moments)[number];

/** A write on the way to a ticket, how a page comes to send it, and what it says when nobody knows (Q-PAY-3). */
interface Write {
  readonly path: string;
  readonly send: (payer: Payer) => Promise<void>;
  /** What the page says once its reader has found nothing. */
  readonly says: string;
  /** What the museum did, where it took the write. */
  readonly effect: 'order-saved' | 'confirmed' | 'payment-opened';
  /** Where a page that has found the write done leads by itself; null: such a write is not found, and changes nothing. */
  readonly found: ((payer: Payer) => Promise<void>) | null;
  /** How the visitor goes on where it was not found. */
  readonly goOn: (payer: Payer) => Promise<void>;
  /** How the page finds by itself what was done late; null where that takes the visitor. */
  readonly heal: ((payer: Payer) => Promise<void>) | null;
}

const writes: Readonly<Record<string, Write>> = {
  'to the order': {
    path: '/api/integration/save-fast-order',
    send: async (payer) => {
      await payer.museum.reset(openingTime);
      await payer.page.goto(`${payer.app.url}/`);
      await payer.comesToOrderForm();
      await payer.fillsInOrderForm();
      await payer.buy();
    },
    says: 'Your order may have been taken',
    effect: 'order-saved',
    found: (payer) => payer.sees('paymentMethod'),
    goOn: async (payer) => {
      // The first look that finds the order leads on; after two that don't, another try is offered.
      const again = payer.button('Order again');
      const look = payer.button('Check again');
      const pay = payer.button(payer.words.payNow);
      // Another try within 5 s of the last is refused, and the visitor asked to wait (§9).
      const step = async () => {
        await pay.or(again).or(look).first().waitFor();
        if (await pay.isVisible()) return true;
        const next = (await again.isVisible()) ? again : look;
        await next.click({ timeout: 5_000 }).catch(() => undefined);
        return false;
      };
      await expect.poll(step, { ...patiently, interval: 1_000 }).toBe(true);
      await payer.sees('paymentMethod');
    },
    heal: null,
  },
  'to the confirmation of a free order': {
    path: '/trip/order/confirm',
    send: async (payer) => {
      oweAnOrder(server, 'a free order exists');
      await payer.page.goto(`${payer.app.url}/#/payWay?orderNo=${owedOrder}&payType=zero`);
      await payer.press('Confirm reservation');
    },
    says: 'The museum’s answer did not arrive',
    effect: 'confirmed',
    found: (payer) => payer.heading(payer.words.reserved).waitFor(),
    goOn: async (payer) => {
      const { words } = payer;
      await payer.press('Confirm reservation');
      await payer.heading(words.reserved).or(payer.heading(words.alreadyPaid)).waitFor();
    },
    heal: async (payer) => {
      await payer.page.clock.runFor(constants.healingPollEveryMs);
      await payer.heading(payer.words.reserved).waitFor();
    },
  },
  'to the start of a payment': {
    path: '/api/integration/pay-and-confirm',
    send: async (payer) => {
      oweAnOrder(server);
      await payer.page.goto(payer.app.url + paymentOf(owedOrder));
      await payer.press(payer.words.payNow);
    },
    says: 'The museum’s answer did not arrive',
    effect: 'payment-opened',
    found: null,
    goOn: async (payer) => {
      expect(payer.sheets).toEqual([]);
      await payer.press(payer.words.payNow);
      await payer.heading(payer.words.paid).waitFor();
      expect(payer.sheets).toEqual([owedOrder]);
      expect([await payer.museum.count('paid'), await payer.museum.count('issued')]).toEqual([
        1, 1,
      ]);
    },
    heal: null,
  },
};

let server: RunningMuseum;
beforeAll(async () => {
  server = await startMuseumServer({ port: 0 });
});
afterAll(() => server.close());

/** Sends what a page sent to the museum, of which the page hears nothing. */
async function commit(request: Request): Promise<void> {
  const path = new URL(request.url()).pathname.replace(/^\/museum/, '');
  const { 'content-type': type = 'application/json', token } = await request.allHeaders();
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': type, ...(token === undefined ? {} : { token }) },
    body: request.postData() ?? '',
  });
  expect(answer.status).toBe(200);
}

const cells = Object.entries(writes).flatMap(([what, write]) =>
  moments.map((taken: Taken) => ({ what, write, taken })),
);

/** Twenty seconds pass on the phone, with all that the page does in them, and at the museum; then it takes the write. */
async function commitLate({ page, museum }: Payer, request: Request): Promise<void> {
  await page.clock.runFor(20_000);
  await museum.advance(20_000);
  await commit(request);
}

describe('an answer lost on its way to the production build', () => {
  it.each(cells)(
    '[PAY-10] [Q-PAY-3] [Q-BAD-9] $what, taken $taken: is read about, never sent again unasked, and happens once',
    async ({ write, taken }) => {
      const isLate = taken === '20 s late';
      const holdsTime = isLate ? { phoneTime: new Date().toISOString() } : {};
      const payer = await aPayer(server, holdsTime);
      const { page, museum } = payer;
      const sent: Request[] = [];
      await page.route(`**${write.path}`, async (route: Route) => {
        sent.push(route.request());
        if (sent.length > 1) return route.continue();
        if (taken === 'before the answer was lost') await route.fetch();
        await route.abort('connectionreset');
      });
      await write.send(payer);
      if (taken === 'before the answer was lost' && write.found !== null) {
        await write.found(payer);
        expect(sent.length).toBe(1);
      } else {
        await page.getByText(write.says, { exact: true }).waitFor();
        await payer.findsNothingWrong();
        expect(sent.length).toBe(1);
        const [first] = sent;
        if (taken === 'after the page has asked what became of it' && first) await commit(first);
        if (isLate && first) {
          await commitLate(payer, first);
          expect(sent.length).toBe(1);
        }
        await (isLate && write.heal !== null ? write.heal(payer) : write.goOn(payer));
      }
      expect(await museum.count(write.effect)).toBe(1);
      expect((await museum.orders()).length).toBe(1);
      payer.app.forgive(/ERR_CONNECTION_RESET/);
    },
  );
});
