import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServedBuild } from '../../scripts/serve.ts';
import { MuseumControl } from '../support/MuseumControl.ts';
import { museumWith, patiently, people, phone } from '../support/Visitor.ts';
import { servedForWebKit } from '../support/webKit/servedForWebKit.ts';
import { describeInWebKit, visitsInWebKit } from '../support/webKit/visitsInWebKit.ts';
import type { WebKitVisitor } from '../support/webKit/WebKitVisitor.ts';

const comes = visitsInWebKit();

let served: ServedBuild;
beforeAll(async () => {
  served = await servedForWebKit('dist-demo');
});
afterAll(() => served.close());

const newMuseum = museumWith({ scenario: 'default', owes: false });

/** The words of giving back. */
const refund = {
  Simplified_Chinese: {
    thisTicket: /^退这张票/,
    sheet: '退票',
    confirm: '确认退票，退回 ¥60.00',
    done: '退票成功！',
    finish: '完成',
  },
  English: {
    thisTicket: /^Refund this ticket/,
    sheet: 'Refund tickets',
    confirm: 'Refund, ¥60.00 back',
    done: 'Refund successful!',
    finish: 'Done',
  },
} as const;

/** What the engine's own reader of dates and the app make of a museum in another zone than the phone's. */
describeInWebKit('in WebKit, a visit', () => {
  it.each(['Simplified_Chinese', 'English'] as const)(
    '[Q-WV-3] in %s is chosen, named, paid, shown, and given back in part',
    async (language) => {
      const visitor = await comes({ url: served.url, language, museumState: newMuseum });
      const { driver, words } = visitor;
      const museum = new MuseumControl((path, body) => visitor.control(path, body));
      await visitor.reaches('home');
      await choosesTwoTickets(visitor);

      await visitor.reaches('orderForm');
      await visitor.names('adult', 1, people.mother);
      await visitor.names('adult', 2, people.father);
      await visitor.givesPhone();
      await keepsWhatWasTyped(visitor);
      await visitor.press('button', words.buy);

      await visitor.reaches('paymentMethod');
      const { orderNo } = await museum.theOrder();
      expect(await visitor.orderNo()).toBe(orderNo);
      await paysAtCashier(visitor);
      await visitor.sees('h2', words.paid);
      await visitor.reaches('paymentResult');
      expect(await driver.address()).toContain(`#/payresult/success?orderNo=${orderNo}`);

      await visitor.press('link', words.viewOrder);
      await visitor.reaches('orderDetail');
      const { takeTicketNo, status, total } = await museum.theOrder();
      expect({ status, total }).toEqual({ status: '已出票', total: 120 });
      await expect.poll(() => visitor.scans(), patiently).toBe(takeTicketNo);
      await comesBackFromList(visitor, orderNo);
      await givesOneBack(visitor, language);

      const effects = ['order-saved', 'payment-opened', 'paid', 'issued', 'tickets-refunded'];
      const journal = await museum.journal();
      const happened = journal.flatMap(({ effect }) => effect ?? []);
      expect(happened.filter((effect) => effects.includes(effect))).toEqual(effects);
      await leavesNothingPersonal(visitor);
    },
  );

  it('[Q-WV-3] that costs nothing is confirmed without payment', async () => {
    const visitor = await comes({
      url: served.url,
      language: 'English',
      museumState: newMuseum,
    });
    const museum = new MuseumControl((path, body) => visitor.control(path, body));
    const { words } = visitor;
    await visitor.reaches('home');
    await visitor.chooses('12:00', 'child');
    await visitor.press('button', words.placeOrder);
    await visitor.reaches('orderForm');
    await visitor.names('child', 1, people.child);
    await visitor.givesPhone();
    await visitor.press('button', words.buy);
    await visitor.sees('h2', words.reserved);
    await visitor.reaches('reservationResult');
    await visitor.press('link', words.viewOrder);
    await visitor.reaches('orderDetail');
    const { status, total, takeTicketNo } = await museum.theOrder();
    expect({ status, total }).toEqual({ status: '已出票', total: 0 });
    await expect.poll(() => visitor.scans(), patiently).toBe(takeTicketNo);
    expect(await museum.count('payment-opened')).toBe(0);
  });
});

/** Tomorrow at noon, after a dialog that keeps the rest of the page out and is closed by Escape. */
async function choosesTwoTickets(visitor: WebKitVisitor): Promise<void> {
  const { driver, words } = visitor;
  // The museum's days by the engine's own dates, in a zone where it is still yesterday.
  await visitor.press('radio', words.tomorrow);
  await visitor.reads(words.chooseSlotFirst);
  await visitor.chooses('12:00');
  await visitor.sees('button', words.addOne(words.tickets.adult));
  await visitor.press('button', words.placeOrder);
  const tip = await visitor.sees('dialog', words.tip);
  expect(await visitor.text(tip)).toContain(words.nothingSelected);
  expect(await driver.run(() => document.activeElement?.closest('dialog')?.matches(':modal'))).toBe(
    true,
  );
  await driver.press('\uE00C');
  await visitor.misses('dialog', words.tip);
  await visitor.chooses('12:00', 'adult', 'adult');
  const bar = await visitor.sees('region', words.bar);
  expect(await visitor.text(bar)).toContain('¥120.00');
  expect(await visitor.text(bar)).toContain(words.count(2));
  await visitor.press('button', words.placeOrder);
}

/** After a reload, and after the way back and on again. */
async function keepsWhatWasTyped(visitor: WebKitVisitor): Promise<void> {
  const { driver, words } = visitor;
  /** A screen that is drawn anew takes its fields along; they are looked up again then. */
  const typed = () => fields().catch(String);
  const fields = async () => {
    const block = await visitor.visitor('adult', 2);
    const name = await visitor.sees('textbox', words.name, block);
    const document = await visitor.sees('textbox', words.documentNumber, block);
    const contact = await visitor.sees('textbox', new RegExp(words.contactPhone));
    return Promise.all([name, document, contact].map((field) => visitor.typedIn(field)));
  };
  const given = [people.father.name, people.father.document, phone];
  await expect.poll(typed, patiently).toEqual(given);
  await driver.reload();
  await expect.poll(typed, patiently).toEqual(given);
  await driver.goBack();
  await visitor.reaches('home');
  await expect
    .poll(async () => visitor.text(await visitor.sees('region', words.bar)), patiently)
    .toContain(words.count(2));
  await visitor.press('button', words.placeOrder);
  await visitor.reaches('orderForm');
  await expect.poll(typed, patiently).toEqual(given);
}

async function paysAtCashier(visitor: WebKitVisitor): Promise<void> {
  const { driver, words } = visitor;
  const payNow = await visitor.sees('button', words.payNow);
  // As the engine itself tells it to a screen reader.
  expect(await driver.spoken(payNow)).toBe(`button ${words.payNow}`);
  await visitor.press('button', words.payNow);
  const cashier = await visitor.sees('dialog', words.cashier);
  expect(await visitor.isTrue('dialog:modal')).toBe(true);
  await visitor.press('button', words.choices.pay, cashier);
}

async function comesBackFromList(visitor: WebKitVisitor, orderNo: string): Promise<void> {
  const { driver, words } = visitor;
  await driver.goTo(`${visitor.url}/#/order`);
  await visitor.reaches('orders');
  await visitor.press('link', /./, await visitor.sees('article', orderNo));
  await visitor.reaches('orderDetail');
  expect(await visitor.orderNo()).toBe(orderNo);
  await driver.goBack();
  await visitor.reaches('orders');
  await driver.goTo(`${visitor.url}/#/orderinfo?orderNo=${orderNo}`);
  await visitor.sees('img', new RegExp(`^${words.pickUpCode}`));
}

async function givesOneBack(
  visitor: WebKitVisitor,
  language: 'Simplified_Chinese' | 'English',
): Promise<void> {
  const says = refund[language];
  await visitor.press('button', says.thisTicket);
  const sheet = await visitor.sees('dialog', says.sheet);
  await visitor.press('button', says.confirm, sheet);
  await visitor.reads(says.done);
  await visitor.press('button', says.finish, sheet);
  await visitor.misses('dialog', says.sheet);
  const buttons = () =>
    visitor.driver.run(
      (pattern) =>
        [...document.querySelectorAll('article button')].filter((button) =>
          new RegExp(pattern).test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
        ).length,
      says.thisTicket.source,
    );
  await expect.poll(buttons, patiently).toBe(1);
}

/** Names, documents and phone are in no storage of the engine; the museum in this page is a server of its own. */
async function leavesNothingPersonal({ driver }: WebKitVisitor): Promise<void> {
  const kept = await driver.run(() => {
    const { 'in-memory-museum': _server, ...local } = { ...localStorage };
    return JSON.stringify([local, { ...sessionStorage }, document.cookie, location.href]);
  });
  const text = v.parse(v.string(), kept);
  for (const { name, document } of [people.mother, people.father]) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(document);
  }
  expect(text).not.toContain(phone);
}
