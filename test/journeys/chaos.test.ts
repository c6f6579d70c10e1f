import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aVisitor, days, type Visitor } from '../support/Visitor.ts';

/** What a visitor has before them. */
interface Seen {
  /** The first part of the address. */
  readonly screen: string;
  /** The names of what can be pressed; a dialog's alone while one is open. A choice that is made is none. */
  readonly offers: readonly string[];
  readonly hasPaid: boolean;
  readonly isFilledIn: boolean;
}

/** Looks at the page as it stands at this moment, all at once. */
function look({ page, words }: Visitor): Promise<Seen> {
  return page.evaluate((text) => {
    const named = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const all = (selector: string, place: ParentNode = document) => [
      ...place.querySelectorAll(selector),
    ];
    const offered = 'button, a[href]';
    const idle = ':not([aria-disabled=true], [aria-busy=true], [aria-checked=true])';
    const place = all('dialog[open]').at(-1) ?? document;
    return {
      screen: /^#\/(\w*)/.exec(location.hash)?.[1]?.toLowerCase() ?? '',
      offers: all(offered, place)
        .filter((element) => element.checkVisibility() && element.matches(idle))
        .map(named),
      hasPaid: all('h2').some((heading) => named(heading) === text),
      isFilledIn: all('input[type=tel]').some(
        (field) => field instanceof HTMLInputElement && field.value !== '',
      ),
    };
  }, words.paid);
}

/** When the wanted slot begins. */
const begin = '12:00';
const adult = 'General admission · Adult';

/** What a person would press; undefined where there is nothing but to wait. */
function wish({ screen, offers, hasPaid }: Seen): string | undefined {
  const first = (...names: readonly string[]) => names.find((name) => offers.includes(name));
  const slot = offers.find((name) => name.startsWith(begin));
  const inDialog = first('Pay', 'Got it');
  if (inDialog !== undefined) return inDialog;
  switch (screen) {
    case '':
    case 'index':
      if (first('Try again') !== undefined || slot !== undefined) return first('Try again') ?? slot;
      return offers.includes(`Remove one ${adult}`) ? 'Place order' : first(`Add one ${adult}`);
    case 'orderconfirm':
      return first('Order again', 'Check again', 'Buy now');
    case 'payway':
      return first('Try again', 'Check again', 'Pay now', 'View order');
    case 'payresult':
      return hasPaid ? first('View order') : first('Check again', 'Pay again');
    default:
      return first('Try again');
  }
}

/** The button, link or choice of a name. */
function offered(visitor: Visitor, name: string): Locator {
  if (name.startsWith(begin)) return visitor.slot(begin);
  const link = visitor.page.getByRole('link', { name, exact: true });
  return visitor.button(name).or(link).first();
}

/** Goes from home to the pick-up code by what the screens offer, and tells what was pressed on the way. */
async function goesTheWholeWay(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor;
  const presses: string[] = [];
  const step = async () => {
    const seen = await look(visitor);
    if (seen.screen === 'orderinfo' && (await visitor.pickUpCodes.count()) > 0) return true;
    const wanted = wish(seen);
    if (wanted === 'Buy now' && !seen.isFilledIn) await visitor.fillsInOrderForm();
    if (wanted === undefined) await page.clock.runFor(500);
    else {
      presses.push(wanted);
      // What was offered may have gone meanwhile: then the next look tells.
      await offered(visitor, wanted)
        .click({ timeout: 3_000 })
        .catch(() => undefined);
      // Nobody presses ten times a second; 5 s have to lie between two orders (§9).
      await page.clock.runFor(400);
    }
    return false;
  };
  await expect.poll(step, { timeout: 75_000, interval: 20, message: 'the code' }).toBe(true);
  return presses;
}

/** What strikes depends on the seed alone, and on how many calls came before: each of these strikes on the way. */
const chaos = [
  { seed: 15, share: 0.05 },
  { seed: 21, share: 0.3 },
  { seed: 23, share: 0.3 },
] as const;

describe('a whole visit, from home to the gate, in chaos', () => {
  it.each(chaos)('[Q-BAD-8] ends in exactly one right order, paid once: %j', async (struck) => {
    const visitor = await aVisitor({ language: 'English', holdsTime: true });
    const { museum, app } = visitor;
    const before = await museum.slot(days.today, '12:00');
    await app.control('/_museum/faults', { chaos: struck });

    const presses = await goesTheWholeWay(visitor);

    const order = await museum.theOrder();
    expect(order).toMatchObject({ status: '已出票', total: 60 });
    expect(order.tickets).toMatchObject([
      { ticketId: '100101', day: days.today, slotId: before.id },
    ]);
    const effects = ['order-saved', 'paid', 'issued'] as const;
    const times = await Promise.all(effects.map((effect) => museum.count(effect)));
    expect(times, presses.join(', ')).toEqual([1, 1, 1]);
    const journal = await museum.journal();
    expect(journal.filter(({ fault }) => fault !== undefined)).not.toEqual([]);
    const after = await museum.slot(days.today, '12:00');
    expect(after.ordinary.remaining).toBe(before.ordinary.remaining - 1);
  });
});
