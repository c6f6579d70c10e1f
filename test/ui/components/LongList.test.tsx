import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LongList } from '../../../src/ui/components/LongList.tsx';

afterEach(cleanup);

const many = Array.from({ length: 35 }, (_, place) => `Entry ${place}`);
const keyOf = (entry: string) => entry;

/** The list, and which entries were drawn for it. */
function aList() {
  const drawn: string[] = [];
  const draw = (entry: string) => {
    drawn.push(entry);
    return <p>{entry}</p>;
  };
  const list = (entries: readonly string[], until: number) => (
    <LongList
      label="Many"
      entries={entries}
      drawn={until}
      keyOf={keyOf}
      draw={draw}
      entryRem={9.6}
      gap={3}
      beginsInSight
    />
  );
  const { rerender } = render(list(many, 10));
  const next = (entries: readonly string[], until = entries.length) => {
    drawn.length = 0;
    rerender(list(entries, until));
    return drawn;
  };
  return { drawn, next };
}

const texts = () =>
  within(screen.getByRole('list', { name: 'Many' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a long list', () => {
  it('[Q-A11Y-1] is one list of all its entries, however they stand in it', () => {
    aList().next(many);
    expect(texts()).toEqual(many);
  });

  it('draws as far as it is told, a run at a time, and nothing twice', () => {
    const { drawn, next } = aList();
    expect([...drawn]).toEqual(many.slice(0, 10));
    expect([...next(many, 20)]).toEqual(many.slice(10, 20));
    expect([...next(many)]).toEqual(many.slice(20));
    expect([...next([...many])]).toEqual([]);
    expect([...next(['First', ...many])]).toEqual(['First']);
    expect(texts()).toEqual(['First', ...many]);
  });

  it('keeps the elements of entries that stay', () => {
    const { next } = aList();
    next(many);
    const last = screen.getByText('Entry 34');
    next(many.slice(3));
    expect(screen.getByText('Entry 34')).toBe(last);
    next(['First', ...many.slice(3)]);
    expect(screen.getByText('Entry 34')).toBe(last);
  });
});
