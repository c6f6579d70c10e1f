import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LongList } from '../../../src/ui/components/LongList.tsx';
import { Scroll } from '../support/Scroll.ts';

const scroll = new Scroll();

const many = Array.from({ length: 35 }, (_, place) => `Entry ${place}`);
const keyOf = (entry: string) => entry;

/** The list, which entries were drawn for it since it was asked last, and which it told to be near. */
function aList({ beginsInSight = true }: { readonly beginsInSight?: boolean } = {}) {
  let drawn: string[] = [];
  const near: string[] = [];
  const draw = (entry: string) => {
    drawn.push(entry);
    return <p>{entry}</p>;
  };
  const tell = (entries: readonly string[]) => near.push(...entries);
  const list = (entries: readonly string[]) => (
    <LongList
      label="Many"
      entries={entries}
      keyOf={keyOf}
      draw={draw}
      entryRem={9.6}
      gap={3}
      beginsInSight={beginsInSight}
      onNear={tell}
    />
  );
  const { rerender } = render(list(many));
  const taken = () => {
    const before = drawn;
    drawn = [];
    return before;
  };
  const next = (entries: readonly string[]) => {
    rerender(list(entries));
    return taken();
  };
  return { taken, next, near };
}

const listItems = () =>
  within(screen.getByRole('list', { name: 'Many' })).queryAllByRole('listitem');
const texts = () => listItems().map(({ textContent }) => textContent);

describe('a long list', () => {
  it('[Q-A11Y-1] is one list of all its entries, each of which says where it stands among them', async () => {
    const { next } = aList();
    const places = () =>
      listItems().map((each) => [
        each.getAttribute('aria-posinset'),
        each.getAttribute('aria-setsize'),
      ]);
    expect(places()).toEqual(many.slice(0, 10).map((_, place) => [`${place + 1}`, '35']));
    await scroll.toEnd();
    expect(texts()).toEqual(many);
    expect(places()).toEqual(many.map((_, place) => [`${place + 1}`, '35']));
    next(['First', ...many]);
    expect(places()[35]).toEqual(['36', '36']);
  });

  it('draws what is near the screen, a run at a time, tells of it, and draws nothing twice', async () => {
    const { taken, next, near } = aList();
    expect(taken()).toEqual(many.slice(0, 10));
    expect(near).toEqual([]);
    await scroll.on(2);
    expect(taken()).toEqual(many.slice(10, 20));
    expect(near).toEqual(many.slice(0, 20));
    await scroll.toEnd();
    expect(taken()).toEqual(many.slice(20));
    expect(near).toEqual(many);
    expect(next([...many])).toEqual([]);
    expect(next(['First', ...many])).toEqual(['First']);
    expect(texts()).toEqual(['First', ...many]);
  });

  it('keeps the room of what is not drawn yet', async () => {
    aList();
    const heights = () =>
      [...screen.getByRole('list', { name: 'Many' }).children].map((run) =>
        Reflect.get(run, 'style').getPropertyValue('min-block-size'),
      );
    expect(heights()).toEqual(['', '96rem', '96rem', '48rem']);
    await scroll.toEnd();
    expect(heights()).toEqual(['', '', '', '']);
  });

  it('draws nothing before it comes near where it does not begin in sight', async () => {
    const { taken } = aList({ beginsInSight: false });
    expect(taken()).toEqual([]);
    await scroll.on(1);
    expect(taken()).toEqual(many.slice(0, 10));
  });

  it('keeps the elements of entries that stay', async () => {
    const { next } = aList();
    await scroll.toEnd();
    const last = screen.getByText('Entry 34');
    next(many.slice(3));
    expect(screen.getByText('Entry 34')).toBe(last);
    next(['First', ...many.slice(3)]);
    expect(screen.getByText('Entry 34')).toBe(last);
  });

  it('[Q-WV-2] draws everything where the browser can’t tell what is near', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    aList();
    expect(texts()).toEqual(many);
  });
});
