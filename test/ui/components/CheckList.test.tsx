import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckList, type CheckOption } from '../../../src/ui/components/CheckList.tsx';

afterEach(cleanup);

const two: readonly CheckOption[] = [
  { id: 'a', label: 'Adult', detail: ['Sat 28 Nov', '¥60.00'] },
  { id: 'b', label: 'Child', detail: 'free' },
];

function List({ options }: { options: readonly CheckOption[] }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const open = options.filter(({ disabledReason }) => disabledReason === undefined);
  return (
    <CheckList
      legend="Tickets"
      options={options}
      chosen={chosen}
      onToggle={(id) =>
        choose(
          new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]),
        )
      }
      allLabel="Select all"
      onToggleAll={() =>
        choose(new Set(open.length === chosen.size ? [] : open.map(({ id }) => id)))
      }
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const state = (name: string) => [box(name).checked, box(name).indeterminate];

describe('CheckList', () => {
  it('has the box for all on only when every line is, and half on for some', () => {
    render(<List options={two} />);
    expect(screen.getByRole('group', { name: 'Tickets' })).toBeDefined();
    expect(state('Select all')).toEqual([false, false]);
    fireEvent.click(box('Adult'));
    expect(state('Select all')).toEqual([false, true]);
    fireEvent.click(screen.getByText('Child'));
    expect(state('Select all')).toEqual([true, false]);
    fireEvent.click(box('Select all'));
    expect([box('Adult').checked, box('Child').checked]).toEqual([false, false]);
    fireEvent.click(box('Select all'));
    expect([box('Adult').checked, box('Child').checked]).toEqual([true, true]);
  });

  it('tells the details with the box', () => {
    render(<List options={two} />);
    const described = (name: string) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described('Adult')).toBe('Sat 28 Nov¥60.00');
    expect(described('Child')).toBe('free');
  });

  it('says why a line can not be ticked, and leaves it out of all', () => {
    render(<List options={[...two, { id: 'c', label: 'Used', disabledReason: 'Checked' }]} />);
    expect(box('Used').disabled).toBe(true);
    expect(screen.getByText('Checked')).toBeDefined();
    fireEvent.click(box('Select all'));
    expect(state('Select all')).toEqual([true, false]);
    expect(box('Used').checked).toBe(false);
  });

  it('O-078 an empty list is never all chosen', () => {
    render(<List options={[]} />);
    expect([...state('Select all'), box('Select all').disabled]).toEqual([false, false, true]);
  });
});
