import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeWithin } from '../../../src/ui/earlyHome/placeWithin.ts';
import { watchPress } from '../../../src/ui/earlyHome/watchPress.ts';

const engineThatLeavesPartsOut = (knows: boolean) =>
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) =>
      knows && property === 'content-visibility' && value === 'hidden',
  });

/** A part of a screen, of so many elements. */
const part = (id: string, size: number, children = '<i></i>'.repeat(size - 1)) =>
  `<div id="${id}">${children}</div>`;

/** What a page is told of a finger on one of its elements. */
const pointer = (name: string, buttons: number) => new MouseEvent(name, { bubbles: true, buttons });

/** Draws a screen, and tells what was left out at each breath until it had taken its place. */
async function drawn(screen: string, isUrgent: () => boolean = () => false) {
  document.body.innerHTML = '<div id="app"><p id="shape">Shape</p></div>';
  const root = document.querySelector<HTMLElement>('#app');
  if (root === null) throw new Error('no root');
  const askedForPlace: string[] = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    askedForPlace.push(this.id);
    return new DOMRect();
  });
  const leftOut: string[] = [];
  const breath = async () => {
    expect(root.querySelector('#shape')).not.toBeNull();
    expect(place.className).not.toBe('');
    const parts = [...place.querySelectorAll<HTMLElement>('[id]')];
    const unseen = parts.filter(({ style }) => style.contentVisibility === 'hidden');
    leftOut.push(unseen.map(({ id }) => id).join(' '));
  };
  const place = placeWithin({ root, press: watchPress(document), isUrgent, breath });
  place.innerHTML = screen;
  await vi.waitFor(() => expect(root.querySelector('#shape')).toBeNull());
  expect([...root.children]).toEqual([place]);
  expect(place.hasAttribute('class')).toBe(false);
  const parts = [...place.querySelectorAll<HTMLElement>('[id]')];
  expect(parts.filter(({ style }) => style.contentVisibility === 'hidden')).toEqual([]);
  return { leftOut, askedForPlace };
}

describe('a screen that takes the place of the page’s first shape', () => {
  beforeEach(() => engineThatLeavesPartsOut(true));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('is laid out part by part, in breaths between which the shape stays in use', async () => {
    const screen = part('top', 20) + part('slots', 70) + part('bar', 4);
    expect(await drawn(screen)).toEqual({
      leftOut: ['top slots bar', 'slots bar', 'bar'],
      askedForPlace: ['top', 'slots', 'bar'],
    });
  });

  it('is taken apart where a part of it is large', async () => {
    const slots = part('slots', 0, part('heading', 40) + part('grid', 60));
    expect(await drawn(slots + part('bar', 4))).toEqual({
      leftOut: ['heading grid bar', 'grid bar', 'bar'],
      askedForPlace: ['heading', 'grid', 'bar'],
    });
  });

  it('is shown at once by an engine that can’t leave a part of a page out', async () => {
    engineThatLeavesPartsOut(false);
    expect(await drawn(part('slots', 70))).toEqual({ leftOut: [], askedForPlace: [] });
  });

  describe('while the shape is being pressed', () => {
    /** Presses the shape, draws a screen, and tells what stood there after some breaths and at the end. */
    async function pressed(lift: () => void, isUrgent = () => false) {
      document.body.innerHTML = '<div id="app"><p id="shape">Shape</p></div>';
      const root = document.querySelector<HTMLElement>('#app');
      const shape = document.querySelector('#shape');
      if (root === null || shape === null) throw new Error('no root');
      let breaths = 0;
      const breath = async () => {
        breaths += 1;
        if (breaths === 20) {
          expect(shape.isConnected).toBe(true);
          lift();
        }
      };
      const press = watchPress(document);
      const stop = vi.spyOn(press, 'stop');
      const place = placeWithin({ root, press, isUrgent, breath });
      shape.dispatchEvent(pointer('pointerdown', 1));
      shape.dispatchEvent(pointer('pointermove', 1));
      place.innerHTML = part('slots', 70);
      await vi.waitFor(() => expect(shape.isConnected).toBe(false));
      expect(stop).toHaveBeenCalledOnce();
      expect([...root.children]).toEqual([place]);
      return breaths;
    }

    it.each([
      ['the finger is lifted', () => pointer('pointerup', 0)],
      ['the finger scrolls', () => pointer('pointercancel', 0)],
      ['the mouse moves on with no button held', () => pointer('pointermove', 0)],
    ])('[HOME-07] it waits until %s', async (_, lifted) => {
      const lift = () => void document.body.dispatchEvent(lifted());
      expect(await pressed(lift)).toBe(20);
    });

    it('[HOME-07] it is watched until it is told to be no longer', () => {
      const press = watchPress(document);
      document.body.dispatchEvent(pointer('pointerdown', 1));
      expect(press.isPressed()).toBe(true);
      document.body.dispatchEvent(pointer('pointerup', 0));
      expect(press.isPressed()).toBe(false);
      press.stop();
      document.body.dispatchEvent(pointer('pointerdown', 1));
      expect(press.isPressed()).toBe(false);
    });

    it('[HOME-07] another button of a mouse than the main one chooses nothing, and is not waited for', () => {
      const press = watchPress(document);
      document.body.dispatchEvent(pointer('pointerdown', 2));
      expect(press.isPressed()).toBe(false);
      press.stop();
    });

    it('[Q-A11Y-11] it waits for nothing where something opens over it', async () => {
      const never = () => {
        throw new Error('it waited');
      };
      expect(await pressed(never, () => true)).toBe(0);
    });
  });

  it('[Q-A11Y-11] is shown at once where something opens over it, which could not take the focus unseen', async () => {
    const screen = part('days', 40) + part('slots', 70) + part('bar', 40);
    let asked = 0;
    const opensMeanwhile = () => {
      asked += 1;
      return asked > 2;
    };
    expect((await drawn(screen, opensMeanwhile)).leftOut).toEqual(['days slots bar', 'slots bar']);
    expect((await drawn(screen, () => true)).leftOut).toEqual([]);
  });
});
