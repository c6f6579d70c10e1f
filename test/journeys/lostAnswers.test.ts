import type { Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMuseum, startMuseumServer } from '../../contracts/provider/museumServer.ts';
import { aPayer, oweAnOrder, type Payer } from '../support/aPayer.ts';
import {
  aVisitor,
  openingTime,
  owedOrder,
  patiently,
  paymentOf,
  people,
  phone,
} from '../support/Visitor.ts';

/** An answer that never arrives is unknown, not failed: the museum is asked what became of it, and nothing is sent twice. */
describe('a lost answer', () => {
  it('[PAY-10] to an order that was taken leads on with that one order', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await museum.plan({ path: '/api/integration/save-fast-order', kind: 'commitThenDrop' });
    await visitor.buy();

    await visitor.sees('paymentMethod');
    const { orderNo } = await museum.theOrder();
    expect(visitor.orderNoInAddress()).toBe(orderNo);
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(1);
    expect(await museum.calls('/api/query/list-order')).toBe(1);
    await visitor.pay('pay');
    await visitor.heading(visitor.words.paid).waitFor();
    expect(await museum.theOrder()).toMatchObject({ orderNo, status: '已出票' });
  });

  it('[PAY-10] to an order that was not taken is not confirmed; nothing typed is lost, and a new try makes one order', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { page, words, museum } = visitor;
    await visitor.comesToOrderForm();
    await visitor.fillsInOrderForm();
    await museum.plan({ path: '/api/integration/save-fast-order', kind: 'dropRequest' });
    await visitor.buy();

    await page.getByText(words.unconfirmed, { exact: true }).waitFor();
    await visitor.reaches('orderForm');
    expect(await museum.orders()).toEqual([]);
    expect(await visitor.nameField(visitor.visitor('adult')).inputValue()).toBe(people.mother.name);
    expect(await visitor.phoneField.inputValue()).toBe(phone);

    // Nothing is sent again before the museum has been looked at twice, and then only if the visitor says so.
    await museum.advance(60_000);
    await visitor.follow('Look at my orders');
    await page.getByText('No orders in the last 7 days').waitFor();
    await visitor.reaches('orders');
    await page.goBack();
    await visitor.sees('orderForm');
    expect(await museum.calls('/api/integration/save-fast-order')).toBe(0);
    const again = visitor.button('Order again');
    await again.or(visitor.button('Look again')).first().waitFor();
    for (let look = 0; look < 2 && (await again.count()) === 0; look += 1) {
      const looks = await museum.calls('/api/query/list-order');
      await visitor.press('Look again');
      await expect.poll(() => museum.calls('/api/query/list-order'), patiently).toBe(looks + 1);
      await visitor.button('Look again').waitFor();
    }
    expect(await museum.orders()).toEqual([]);
    await again.click();
    await visitor.sees('paymentMethod');
    expect((await museum.theOrder()).status).toBe('待支付');
    expect(await museum.count('order-saved')).toBe(1);
  });

  it('[PAY-10] to the confirmation of a free order is found out by the result', async () => {
    const visitor = await aVisitor({ language: 'English' });
    const { words, museum } = visitor;
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('child');
    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await visitor.nameVisitor('child', people.child);
    await visitor.givePhone();
    await museum.plan({ path: '/trip/order/confirm', kind: 'commitThenDrop' });
    await visitor.buy();
    await visitor.heading(words.reserved).waitFor();
    await visitor.reaches('reservationResult');
    expect(await museum.count('confirmed')).toBe(1);
    expect((await museum.theOrder()).status).toBe('已出票');
  });

  it('[PAY-10] to the start of a payment is read about, and is not started twice', async () => {
    const visitor = await aVisitor({ language: 'English', owes: true });
    const { page, words, museum } = visitor;
    await visitor.sees('paymentMethod');
    await museum.plan({ path: '/api/integration/pay-and-confirm', kind: 'commitThenDrop' });
    await visitor.press(words.payNow);
    await page.getByText('The museum’s answer did not arrive', { exact: true }).waitFor();
    expect(await visitor.cashier.count()).toBe(0);
    expect(await museum.calls('/api/integration/pay-and-confirm')).toBe(1);
    expect(await museum.count('paid')).toBe(0);
    await visitor.press(words.payNow);
    await visitor.answerCashier('pay');
    await visitor.heading(words.paid).waitFor();
    expect(await museum.count('payment-opened')).toBe(1);
    expect(await museum.count('paid')).toBe(1);
  });
});

/** When the museum takes what was sent, seen from the page that never gets an answer. */
type Taken = 'never' | 'before the answer was lost' | 'after the page has asked what became of it';

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
      const look = payer.button('Look again');
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
  (
    ['never', 'before the answer was lost', 'after the page has asked what became of it'] as const
  ).map((taken: Taken) => ({ what, write, taken })),
);

describe('an answer lost on its way to the production build', () => {
  it.each(cells)(
    '[PAY-10] [Q-PAY-3] $what, taken $taken: is read about, never sent again unasked, and happens once',
    async ({ write, taken }) => {
      const payer = await aPayer(server);
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
        await write.goOn(payer);
      }
      expect(await museum.count(write.effect)).toBe(1);
      expect((await museum.orders()).length).toBe(1);
      payer.app.forgive(/ERR_CONNECTION_RESET/);
    },
  );
});
