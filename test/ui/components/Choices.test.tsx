import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChoiceGrid } from '../../../src/ui/components/ChoiceGrid.tsx';
import { ChoiceTabs } from '../../../src/ui/components/ChoiceTabs.tsx';
import { RadioList } from '../../../src/ui/components/RadioList.tsx';

afterEach(cleanup);

const days = [
  { id: 'sat', label: 'Today', sublabel: '28 Nov' },
  { id: 'sun', label: 'Sun', sublabel: '29 Nov' },
  { id: 'mon', label: 'Mon', disabledReason: 'Closed on Mondays' },
];

function Days({ blocked }: { blocked?: (id: string) => void }) {
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  return (
    <ChoiceTabs
      label="Visit date"
      options={days}
      chosen={chosen}
      onChoose={setChosen}
      onBlocked={blocked}
    />
  );
}

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const isChecked = (name: RegExp) => radio(name).getAttribute('aria-checked') === 'true';
const pressKey = (key: string) => {
  const focused = document.activeElement;
  if (focused !== null) fireEvent.keyDown(focused, { key });
};

describe('choice tabs', () => {
  it('[Q-A11Y-3] are one stop of the Tab key: the one chosen, or else the first that can be', () => {
    render(<Days />);
    const stops = () => screen.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([radio(/Today/)]);
    fireEvent.click(radio(/Sun/));
    expect(stops()).toEqual([radio(/Sun/)]);
  });

  it('[Q-A11Y-3] are walked by the arrow keys, which choose what they reach and go round', () => {
    render(<Days />);
    radio(/Today/).focus();
    pressKey('ArrowRight');
    expect(document.activeElement).toBe(radio(/Sun/));
    expect(isChecked(/Sun/)).toBe(true);
    pressKey('ArrowLeft');
    expect(isChecked(/Today/)).toBe(true);
    pressKey('End');
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(radio(/Today/));
  });

  it('[Q-A11Y-3] let a day that is closed be reached and heard, not chosen', () => {
    const refused: string[] = [];
    render(<Days blocked={(id) => refused.push(id)} />);
    fireEvent.click(radio(/Sun/));
    radio(/Sun/).focus();
    pressKey('ArrowRight');
    const closed = screen.getByRole('radio', { name: /Mon/, description: 'Closed on Mondays' });
    expect(document.activeElement).toBe(closed);
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    expect(isChecked(/Sun/)).toBe(true);
    fireEvent.click(closed);
    expect(isChecked(/Sun/)).toBe(true);
    expect(refused).toEqual(['mon']);
  });
});

describe('a choice grid', () => {
  it('[Q-A11Y-3] says time, state and remainder in words, and keeps sold-out and past slots unchosen', () => {
    const chosen: string[] = [];
    render(
      <ChoiceGrid
        label="Time slot"
        chosen={undefined}
        onChoose={(id) => chosen.push(id)}
        options={[
          { id: 'a', title: '08:00–09:00', state: 'past', stateLabel: 'Past' },
          { id: 'b', title: '09:00–11:00', state: 'free', stateLabel: 'Free', detail: '23 left' },
          { id: 'c', title: '11:00–13:00', state: 'soldOut', stateLabel: 'Sold out' },
        ]}
      />,
    );
    for (const name of [/08:00–09:00 Past/, /09:00–11:00 Free 23 left/, /11:00–13:00 Sold out/]) {
      fireEvent.click(radio(name));
    }
    expect(chosen).toEqual(['b']);
    expect(screen.getByRole('radiogroup', { name: 'Time slot' })).toBeTruthy();
    for (const gone of [/08:00/, /11:00–13:00/]) {
      expect(radio(gone).getAttribute('aria-disabled')).toBe('true');
    }
    expect(radio(/^09:00/).tabIndex).toBe(0);
    expect(radio(/08:00/).tabIndex).toBe(-1);
  });

  it('[Q-A11Y-3] stands in runs of a screen, and is walked as one', () => {
    const ids = Array.from({ length: 26 }, (_, id) => `slot ${id + 1}`);
    const options = ids.map((id) => ({ id, title: id, state: 'free', stateLabel: '' }) as const);
    render(
      <ChoiceGrid label="Time slot" chosen={undefined} onChoose={() => {}} options={options} />,
    );
    const runs = new Set(
      screen.getAllByRole('radio').map((one) => one.parentElement?.parentElement),
    );
    expect([...runs].map((run) => run?.querySelectorAll('[role="radio"]').length)).toEqual([
      12, 12, 2,
    ]);
    radio(/^slot 12\b/).focus();
    pressKey('ArrowDown');
    expect(document.activeElement).toBe(radio(/^slot 13\b/));
    pressKey('End');
    expect(document.activeElement).toBe(radio(/^slot 26\b/));
  });
});

describe('a radio list', () => {
  it('is a named group of which one line is taken', () => {
    const chosen: string[] = [];
    render(
      <RadioList
        legend="Pay with"
        name="payWay"
        options={[
          { id: 'wx', label: 'WeChat Pay' },
          { id: 'bank', label: 'Bank card', detail: 'On the bank’s page' },
        ]}
        chosen="wx"
        onChoose={(id) => chosen.push(id)}
      />,
    );
    expect(screen.getByRole('group', { name: 'Pay with' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'WeChat Pay' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /Bank card/ }));
    expect(chosen).toEqual(['bank']);
  });
});
