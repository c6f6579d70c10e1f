import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeWithin } from '../../../src/ui/earlyHome/placeWithin.ts';

const engineThatLeavesPartsOut = (knows: boolean) =>
  vi.stubGlobal('CSS', {
    supports: (property: string, value: string) =>
      knows && property === 'content-visibility' && value === 'hidden',
  });

/** A part of a screen, of so many elements. */
const part = (id: string, size: number, children = '<i></i>'.repeat(size - 1)) =>
  `<div id="${id}">${children}</div>`;

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
  const place = placeWithin({ root, isUrgent, breath });
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
