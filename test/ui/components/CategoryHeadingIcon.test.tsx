import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryHeading } from '../../../src/ui/components/CategoryHeading.tsx';

afterEach(cleanup);

describe('a heading’s icon', () => {
  it('[START-08] is a button with a name of its own where it does something, and no part of the heading', () => {
    let taps = 0;
    const onClick = () => {
      taps += 1;
    };
    render(
      <CategoryHeading icon="ticket" iconAction={{ label: 'Debug mode', onClick }}>
        Tickets
      </CategoryHeading>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Debug mode' }));
    expect(taps).toBe(1);
    expect(screen.getByRole('heading', { name: 'Tickets' }).querySelector('svg')).toBeNull();
  });

  it('is decoration otherwise', () => {
    render(<CategoryHeading icon="ticket">Tickets</CategoryHeading>);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading').querySelector('svg')).not.toBeNull();
  });
});
