import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcer } from '../../../src/ui/components/Announcer.tsx';
import { FooterNav } from '../../../src/ui/components/FooterNav.tsx';
import { Skeleton } from '../../../src/ui/components/Skeleton.tsx';
import { StepLine } from '../../../src/ui/components/StepLine.tsx';
import { Toast } from '../../../src/ui/components/Toast.tsx';
import { TopBar } from '../../../src/ui/components/TopBar.tsx';

afterEach(cleanup);

describe('the footer', () => {
  it('[START-07] marks the place where the visitor is', () => {
    render(
      <FooterNav
        label="Main"
        links={[
          { href: '#/index', label: 'Home', icon: 'home', current: false },
          { href: '#/order', label: 'Orders', icon: 'list', current: true },
          { href: '#/orderQuery', label: 'Order query', icon: 'search', current: false },
        ]}
      />,
    );
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'Orders', 'Order query']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });
});

describe('the step line', () => {
  it('says which steps are done and which is now', () => {
    render(
      <StepLine
        label="Progress"
        current="details"
        doneLabel="done"
        steps={[
          { id: 'choose', label: 'Choose' },
          { id: 'details', label: 'Details' },
          { id: 'pay', label: 'Pay' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Choose, done', 'Details', 'Pay']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('the announcer', () => {
  it('[Q-A11Y-4] has both regions before there is anything to say, and says the same words anew', () => {
    const { rerender } = render(<Announcer />);
    const polite = screen.getByRole('status');
    const assertive = screen.getByRole('alert');
    rerender(<Announcer polite={{ id: 1, text: 'Total ¥60.00' }} />);
    expect(screen.getByRole('status')).toBe(polite);
    const first = polite.firstChild;
    rerender(<Announcer polite={{ id: 2, text: 'Total ¥60.00' }} />);
    expect(polite.textContent).toBe('Total ¥60.00');
    expect(polite.firstChild).not.toBe(first);
    expect(assertive.textContent).toBe('');
  });
});

describe('a toast', () => {
  it('[Q-A11Y-4] has no voice of its own, takes no focus and can be held and sent away', () => {
    const seen: string[] = [];
    render(
      <Toast
        kind="error"
        dismissLabel="Dismiss"
        onDismiss={() => seen.push('dismiss')}
        onHold={() => seen.push('hold')}
        onRelease={() => seen.push('release')}
      >
        No connection
      </Toast>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    fireEvent.click(dismiss);
    dismiss.blur();
    expect(seen).toEqual(['hold', 'dismiss', 'release']);
  });
});

describe('a skeleton', () => {
  it('says what is awaited and hides its shapes', () => {
    render(<Skeleton label="Loading time slots" shape="grid" count={4} />);
    const words = screen.getByText('Loading time slots');
    expect(words.parentElement?.getAttribute('aria-busy')).toBe('true');
    expect(words.nextElementSibling?.getAttribute('aria-hidden')).toBe('true');
    expect(words.nextElementSibling?.children).toHaveLength(4);
  });
});

describe('the top bar', () => {
  it('[Q-A11Y-11] gives its heading the focus after a change of screens', () => {
    const bar = (token?: number) => (
      <TopBar title="Your order" back={{ href: '#/order', label: 'Orders' }} focusToken={token} />
    );
    const { rerender } = render(bar());
    expect(document.activeElement).toBe(document.body);
    rerender(bar(1));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
  });
});
