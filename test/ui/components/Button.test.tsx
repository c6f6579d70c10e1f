import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/components/Button.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('keeps the focus and swallows presses while it works, and says so', () => {
    let presses = 0;
    const button = (busy: boolean) => (
      <Button onClick={() => presses++} busy={busy} busyLabel="Paying…">
        Pay
      </Button>
    );
    const { rerender } = render(button(false));
    screen.getByRole('button', { name: 'Pay' }).focus();
    fireEvent.click(screen.getByRole('button'));
    rerender(button(true));

    const working = screen.getByRole('button', { name: 'Paying…' });
    expect(document.activeElement).toBe(working);
    expect(working.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(working);
    expect(presses).toBe(1);
  });

  it('can be reached while it is blocked, tells why and does nothing', () => {
    let presses = 0;
    render(
      <Button onClick={() => presses++} disabledReason="Choose a time slot first">
        Order
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Order', description: /time slot first/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    fireEvent.click(button);
    expect(presses).toBe(0);
  });

  it('that is blocked does not submit its form', () => {
    let sent = 0;
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent++;
        }}
      >
        <Button type="submit" busy busyLabel="Sending…">
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(sent).toBe(0);
  });
});
