import { act, fireEvent, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { losslessJson } from '../../../src/adapters/http/LosslessJson.ts';
import { loadTextsWith } from '../../../src/ui/i18n/loadTexts.ts';
import { behindCode } from '../../../src/ui/orders/behindCode.ts';
import { openApp, passing } from '../support/theApp.tsx';
import { callsOfScreens, type HostileScreen } from './callsOfScreens.ts';
import { HostileWorld, type Spoil } from './HostileWorld.ts';
import { brokenSpoils, dataSpoils, fieldSpoils, oddFields, spoilFields } from './hostilities.ts';
import { expectSoundScreen, nameOf } from './soundScreen.ts';

// What comes in a file of its own when it is first needed is there from the start, so that nothing has to be waited for.
await Promise.all([
  losslessJson('1e21'),
  behindCode.get(),
  import('../../../src/afterSale.ts'),
  import('../../../src/soldOut.ts'),
  import('../../../src/ui/home/HomeOverlays.tsx'),
  import('../../../src/ui/home/OtherSlots.tsx'),
  import('../../../src/ui/home/TicketCards.tsx'),
  loadTextsWith('English', 'reading'),
]);

const roles = {
  button: 'button',
  radio: '[role=radio]',
  checkbox: 'input[type=checkbox]:not(:checked)',
} as const;
type Role = keyof typeof roles;
// The heading of a screen that is left stays in the page, unseen, until the next one has come.
const isArriving = () =>
  [...document.querySelectorAll('h1, dialog [aria-busy] p')].some(
    ({ textContent }) => textContent === 'Loading',
  );

/** A visitor in a hostile world. At each step the screen has to be sound. */
export class HostileVisit {
  readonly world: HostileWorld;
  /** What was to be pressed and could not be. */
  readonly missed: (string | RegExp)[] = [];
  readonly #app: Awaited<ReturnType<typeof openApp>>;

  private constructor(world: HostileWorld, app: Awaited<ReturnType<typeof openApp>>) {
    this.world = world;
    this.#app = app;
  }

  static async open(world: HostileWorld): Promise<HostileVisit> {
    const visit = new HostileVisit(world, await openApp(world));
    await visit.settle();
    return visit;
  }

  /** Lets everything settle that needs no time, and then so many milliseconds pass. */
  async settle(milliseconds = 0): Promise<void> {
    await this.#arrive();
    if (milliseconds > 0) {
      await passing(this.world, milliseconds);
      await this.#arrive();
    }
  }

  // The first screen of a kind comes in files of its own, and so do the months of the calendar.
  async #arrive(): Promise<void> {
    await passing(this.world);
    if (!isArriving()) return;
    await waitFor(() => expect(isArriving()).toBe(false), { timeout: 20_000 });
    await passing(this.world);
  }

  /** Expects the screen to be sound. */
  look(at: string): void {
    expectSoundScreen(this.world, this.#app.caught, at);
  }

  /** The first of the buttons or choices of such a name that can be pressed. */
  find(name: string | RegExp, role: Role = 'button'): HTMLElement | undefined {
    const elements = document.querySelectorAll<HTMLElement>(roles[role]);
    const isWanted = (element: HTMLElement) =>
      element.getAttribute('aria-disabled') !== 'true' &&
      (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)));
    return [...elements].find(isWanted);
  }

  /** Presses what can be pressed of a name, and looks so many milliseconds later; notes when there is nothing. */
  async press(name: string | RegExp, role: Role = 'button', milliseconds = 0): Promise<void> {
    if (!(await this.pressIfThere(name, role, milliseconds))) this.missed.push(name);
  }

  /** As {@link press}, for what need not be there; false when it is not. */
  async pressIfThere(
    name: string | RegExp,
    role: Role = 'button',
    milliseconds = 0,
  ): Promise<boolean> {
    const element = this.find(name, role);
    if (element === undefined) return false;
    await this.#click(element, name, milliseconds);
    return true;
  }

  /** As {@link press}, the last button of a name: what stands over the screen comes behind it. */
  async pressLast(name: string, milliseconds = 0): Promise<void> {
    const buttons = [...document.querySelectorAll('button')].filter(
      (each) => nameOf(each) === name,
    );
    const last = buttons.length > 1 ? buttons.at(-1) : undefined;
    if (last === undefined) this.missed.push(name);
    else await this.#click(last, name, milliseconds);
  }

  /** Types into the fields of a label, something else into each. */
  type(label: string, values: readonly string[]): void {
    const labels = [...document.querySelectorAll('label')];
    const fields = labels.flatMap(({ textContent, htmlFor }) =>
      textContent?.startsWith(label) ? [document.getElementById(htmlFor)] : [],
    );
    for (const [index, field] of fields.entries()) {
      if (field !== null) fireEvent.change(field, { target: { value: values[index] ?? '' } });
    }
  }

  /** Once the museum is well again, whatever could not be read is there after one more try. */
  async recover(): Promise<void> {
    this.world.recover();
    const wasPressed = await this.pressIfThere('Try again');
    // A number that a hostile answer made up leads to no order, however well the museum is.
    if (wasPressed && this.#namesKnownOrder()) {
      expect(this.find('Try again'), 'a try after the museum is well').toBeUndefined();
    }
  }

  /** Whether the address names an order that the museum has, or none at all. */
  #namesKnownOrder(): boolean {
    const { address, museum } = this.world;
    const query = new URLSearchParams(address.current().split('?')[1] ?? '');
    const orderNo = query.get('orderNo');
    const state = JSON.stringify(museum.control('/_museum/state', {}));
    return orderNo === null || state.includes(JSON.stringify(orderNo));
  }

  async #click(element: Element, name: string | RegExp, milliseconds: number): Promise<void> {
    await act(async () => fireEvent.click(element));
    await this.settle(milliseconds);
    this.look(`after ${name}`);
  }

  leave(): void {
    act(() => this.#app.unmount());
  }
}

/** A call, and the way of a visitor on which it is made. */
export interface HostileCall {
  /** What the call is for. */
  readonly name: string;
  readonly path: string;
  /** The requirement that its screen's failure states prove besides API-02, in brackets; empty for none. */
  readonly proves: string;
  readonly address: string;
  /** Prepares the museum or the session. */
  readonly prepare?: (world: HostileWorld) => void;
  /** From the opened screen on, as far as it goes. */
  readonly walk: (visit: HostileVisit) => Promise<void>;
  /** How many milliseconds the screen may take before there is anything but waiting. */
  readonly opensWithin?: number;
  /** Whether the app goes on with what a hostile answer said, so that one more try asks for that again. */
  readonly isBelieved?: boolean;
  /** How many answers out of the hat; 2 unless said otherwise. */
  readonly runs?: number;
}

/** Walks a call's way, and tells what could not be pressed on it. */
async function walkThrough(
  call: HostileCall,
  spoil: Spoil,
  name: string,
): Promise<readonly (string | RegExp)[]> {
  const world = new HostileWorld(call.address, { path: call.path, spoil });
  call.prepare?.(world);
  const visit = await HostileVisit.open(world);
  try {
    await visit.settle(call.opensWithin);
    visit.look(`${name}: opened`);
    await call.walk(visit);
    expect(world.asked, `${call.path} has to be asked`).toBeGreaterThan(0);
    if (call.isBelieved !== true) await visit.recover();
    return visit.missed;
  } finally {
    visit.leave();
  }
}

const patiently = 60_000;

/** Walks through each call with each kind of hostile answer. */
export function expectSoundScreens(screenName: HostileScreen, calls: readonly HostileCall[]): void {
  const rows = calls.map(
    (call, index) => [`${call.proves}[API-02][Q-BAD-2] ${call.name}`, call, index] as const,
  );

  describe(`${screenName}, and a hostile museum`, () => {
    it('[Q-BAD-2] is walked for all of its calls', () => {
      expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(callsOfScreens[screenName]));
    });

    it.each(rows)(
      '%s: a proper answer lets the whole way be walked',
      async (_, call) => {
        expect(await walkThrough(call, (proper) => proper, 'proper')).toEqual([]);
      },
      patiently,
    );

    it.each(rows)(
      '%s: no answer of its kind',
      async (_, call, index) => {
        for (const [name, spoil] of brokenSpoils(index)) await walkThrough(call, spoil, name);
      },
      patiently,
    );

    it.each(rows)(
      '%s: data of another kind',
      async (_, call, index) => {
        for (const [name, spoil] of dataSpoils(index)) await walkThrough(call, spoil, name);
      },
      patiently,
    );

    it.each(rows)(
      '%s: each field missing or odd',
      async (_, call, index) => {
        for (const [name, spoil] of fieldSpoils(index)) await walkThrough(call, spoil, name);
      },
      patiently,
    );

    it.each(rows)(
      '%s: odd fields out of a hat',
      async (_, call) => {
        const property = fc.asyncProperty(oddFields, (changes) =>
          walkThrough(call, spoilFields(changes), JSON.stringify(changes)).then(() => {}),
        );
        await fc.assert(property, { numRuns: call.runs ?? 2, seed: 20261127, endOnFailure: true });
      },
      patiently,
    );
  });
}
