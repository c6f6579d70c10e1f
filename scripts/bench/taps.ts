import type { Phone } from './Phone.ts';
import { controls } from './screens.ts';

const between = 350;
const patience = 30_000;
/** Event Timing tells of no interaction that took less. */
const untold = 16;

/** Ten taps on what home is for: slots, days and the number of a ticket, each after the one before has answered. */
const tapsOnHome: readonly (readonly [selector: string, place: number])[] = [
  [controls.slot, 0],
  [controls.more, 0],
  [controls.more, 0],
  [controls.slot, 1],
  [controls.fewer, 0],
  [controls.day, 1],
  [controls.slot, 2],
  [controls.more, 1],
  [controls.day, 0],
  [controls.slot, 3],
];

/** Ten taps on the filters of the order list. */
const tapsOnList: readonly (readonly [selector: string, place: number])[] = Array.from(
  { length: 10 },
  (_, tap) => [controls.filter, [2, 0][tap % 2] ?? 0],
);

/**
 * The slowest of ten taps until the next frame, in milliseconds, by Event Timing.
 *
 * @throws Error when a tap changed nothing: then it was measured for nothing
 */
export async function slowestTap(phone: Phone, screen: 'home' | 'list'): Promise<number> {
  await phone.page.evaluate(() => window.bench.forgetInteractions());
  for (const [selector, place] of screen === 'home' ? tapsOnHome : tapsOnList) {
    await tapAndSee(phone, selector, place);
  }
  const { interactions } = await phone.seen();
  return Math.max(untold, ...interactions);
}

async function tapAndSee(phone: Phone, selector: string, place: number): Promise<void> {
  const { page } = phone;
  if (!(await phone.reaches(selector, place))) {
    await phone.find(selector, place);
    // Nobody's finger is down in the moment in which something comes.
    await page.waitForTimeout(between);
  }
  const state = () => page.evaluate(() => window.bench.stateOfFound());
  const before = await state();
  await phone.tap(selector, place);
  const end = performance.now() + patience;
  do {
    await page.waitForTimeout(between);
    if ((await state()) !== before) return;
  } while (performance.now() < end);
  throw new Error(`the tap changed nothing: ${selector}, ${place}`);
}
