import type { BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aVisitor, patiently, people, type Visitor } from '../support/Visitor.ts';
import type { ScreenName } from '../support/visitorWords.ts';

/** A tenth of what the goals allow: a word that makes room for its mark, and no more. */
const most = 0.001;

const Shifts = v.array(v.object({ value: v.number(), moved: v.array(v.string()) }));

/**
 * Notes from the first paint on whatever moves, from before the page's own scripts run: also what the browser would forgive,
 * which forgives everything for half a second after a tap or a change of the window.
 */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted: { value: number; moved: string[] }[] = [];
    Reflect.set(window, 'layoutShifts', noted);
    const nameOf = (node: unknown) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        noted.push({
          value: Number(Reflect.get(entry, 'value')),
          moved: Array.isArray(sources)
            ? sources.map((source) => nameOf(Reflect.get(Object(source), 'node')))
            : [],
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Once the page has painted what it was last told, twice: a shift is reported after its frame. */
async function takeShifts(page: Page): Promise<v.InferOutput<typeof Shifts>> {
  const taken = await page.evaluate(async () => {
    const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 4; frame += 1) await aFrame();
    const noted: unknown = Reflect.get(window, 'layoutShifts');
    return Array.isArray(noted) ? noted.splice(0) : null;
  });
  return v.parse(Shifts, taken);
}

/** Everything that moved on a screen, from its opening until it is complete. */
async function expectStill(visitor: Visitor, where: string): Promise<void> {
  const shifts = await takeShifts(visitor.page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where} moves: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(most);
}

it.each(['Simplified_Chinese', 'English'] as const)(
  'in %s no screen moves while it comes, nor when an answer arrives',
  async (language) => {
    const visitor = await aVisitor({ language, path: null });
    const { page, app, museum } = visitor;
    await watchShifts(app.context);
    /** Opens the screen anew, so that whatever moves on it cannot be the doing of the tap that led there. */
    const opensAnew = async (screen: ScreenName) => {
      await takeShifts(page);
      await page.reload();
      await visitor.sees(screen);
    };
    await page.goto(app.url);
    await app.control('/_museum/faults', { latency: { leastMs: 100, mostMs: 100 } });

    await opensAnew('home');
    await visitor.slot('12:00').waitFor();
    await page.getByRole('img').first().waitFor();
    await expectStill(visitor, 'home');
    await visitor.chooseSlot('12:00');
    await page.getByRole('button', { name: visitor.words.instructions.link }).first().waitFor();
    await visitor.addTicket('adult');
    await expectStill(visitor, 'choosing');
    // Tickets that were chosen among wait unseen for the slots of the other day.
    await visitor.day(visitor.words.tomorrow).click();
    await visitor.slot('12:00').waitFor();
    await expectStill(visitor, 'another day');
    await visitor.chooseSlot('12:00');
    await visitor.addTicket('adult');

    await visitor.placeOrder();
    await visitor.sees('orderForm');
    await opensAnew('orderForm');
    await expectStill(visitor, 'the order form');
    await visitor.nameVisitor('adult', people.mother);
    await visitor.givePhone();

    await visitor.buy();
    await visitor.sees('paymentMethod');
    const orderNo = visitor.orderNoInAddress();
    await opensAnew('paymentMethod');
    await expectStill(visitor, 'the payment method');

    await visitor.pay('pay');
    await visitor.sees('paymentResult');
    await opensAnew('paymentResult');
    await visitor.heading(visitor.words.paid).waitFor();
    await expectStill(visitor, 'the payment result');
    expect(await museum.count('paid')).toBe(1);

    await page.goto(`${app.url}/#/order`);
    await opensAnew('orders');
    await page.getByRole('article', { name: orderNo }).waitFor();
    await expectStill(visitor, 'the order list');

    await page.goto(`${app.url}/#/orderinfo?orderNo=${orderNo}`);
    await opensAnew('orderDetail');
    await expect.poll(() => visitor.pickUpCodes.count(), patiently).toBeGreaterThan(0);
    await expectStill(visitor, 'the order');
  },
);
