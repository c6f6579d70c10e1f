import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stepper } from '../../../src/ui/components/Stepper.tsx';

afterEach(cleanup);

function aStepper(
  value: number,
  more: { max?: number; blockedReason?: string; minimumReason?: string } = {},
) {
  const changes: number[] = [];
  let refusals = 0;
  render(
    <Stepper
      label="Adult ticket"
      value={value}
      decreaseLabel="remove Adult ticket"
      increaseLabel="add Adult ticket"
      onChange={(next) => changes.push(next)}
      onBlocked={() => refusals++}
      {...more}
    />,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { changes, press, refusals: () => refusals };
}

describe('a stepper', () => {
  it('[Q-A11Y-2] is a group of two buttons that name their ticket, around the count', () => {
    const { press, changes } = aStepper(2);
    expect(screen.getByRole('group', { name: 'Adult ticket' }).textContent).toBe('2');
    expect(screen.getByRole('status').textContent).toBe('2');
    press('add Adult ticket');
    press('remove Adult ticket');
    expect(changes).toEqual([3, 1]);
  });

  it('[Q-A11Y-2] never goes below its least count', () => {
    const { press, changes, refusals } = aStepper(0);
    const minus = screen.getByRole('button', { name: 'remove Adult ticket' });
    expect(minus.getAttribute('aria-disabled')).toBe('true');
    press('remove Adult ticket');
    expect(changes).toEqual([]);
    expect(refusals()).toBe(1);
  });

  it('stops at its greatest count', () => {
    const { press, changes } = aStepper(5, { max: 5 });
    press('add Adult ticket');
    expect(changes).toEqual([]);
  });

  it('[Q-A11Y-2] that is blocked says why, where it can be read and reached', () => {
    const { press, changes, refusals } = aStepper(1, { blockedReason: 'No places left' });
    const plus = screen.getByRole('button', {
      name: 'add Adult ticket',
      description: 'No places left',
    });
    expect(plus.hasAttribute('disabled')).toBe(false);
    expect(screen.getByText('No places left')).toBeTruthy();
    press('add Adult ticket');
    press('remove Adult ticket');
    expect(changes).toEqual([0]);
    expect(refusals()).toBe(1);
  });

  it('[Q-A11Y-2] that may not go lower says why to whoever reaches the button', () => {
    const { press, changes } = aStepper(1, { minimumReason: 'Needed by a child' });
    const minus = screen.getByRole('button', {
      name: 'remove Adult ticket',
      description: 'Needed by a child',
    });
    expect(minus.hasAttribute('disabled')).toBe(false);
    press('remove Adult ticket');
    expect(changes).toEqual([]);
  });

  it('[Q-A11Y-2] is made of real buttons, each a stop of the Tab key, and its value is spoken', () => {
    aStepper(1);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ tagName, type, tabIndex }) => [tagName, type, tabIndex])).toEqual([
      ['BUTTON', 'button', 0],
      ['BUTTON', 'button', 0],
    ]);
    // An output is a polite live region by itself.
    expect(screen.getByRole('status').tagName).toBe('OUTPUT');
  });
});
