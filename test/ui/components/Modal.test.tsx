import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../../../src/ui/components/Dialog.tsx';
import { Sheet } from '../../../src/ui/components/Sheet.tsx';

afterEach(cleanup);

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        More
      </button>
      {isOpen && (
        <Sheet title="Choose a date" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <button type="button">28</button>
        </Sheet>
      )}
    </>
  );
}

describe('a sheet', () => {
  const open = () => {
    render(
      <StrictMode>
        <Opener />
      </StrictMode>,
    );
    const opener = screen.getByRole('button', { name: 'More' });
    opener.focus();
    fireEvent.click(opener);
    return screen.getByRole('dialog', { name: 'Choose a date' });
  };

  it('[Q-A11Y-5] is a modal dialog named by its title, and reading starts there', () => {
    const sheet = open();
    expect(sheet.hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Choose a date' }));
  });

  it.each<[string, (sheet: HTMLElement) => void]>([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Esc', (sheet) => fireEvent.keyDown(sheet, { key: 'Escape' })],
    ['the back gesture', (sheet) => fireEvent(sheet, new Event('cancel', { cancelable: true }))],
    ['a tap beside it', (sheet) => fireEvent.click(sheet)],
  ])('[Q-A11Y-5] is closed by %s', (_, close) => {
    close(open());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks the page behind it for as long as any is open', () => {
    const isCovered = () => document.documentElement.hasAttribute('data-covered');
    expect(isCovered()).toBe(false);
    const sheet = open();
    expect(isCovered()).toBe(true);
    const over = render(
      <Dialog title="Over it" actions={null} onClose={() => {}}>
        It asks
      </Dialog>,
    );
    over.unmount();
    expect(isCovered()).toBe(true);
    fireEvent.keyDown(sheet, { key: 'Escape' });
    expect(isCovered()).toBe(false);
  });

  it('stays when it is tapped inside', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: '28' }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('stays when Esc only ends a composition', () => {
    const sheet = open();
    fireEvent.keyDown(sheet, { key: 'Escape', isComposing: true });
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  it('[Q-A11Y-5] on an engine without modal dialogs is modal all the same, holds the focus and gives it back', () => {
    const native = HTMLDialogElement.prototype.showModal;
    Reflect.set(HTMLDialogElement.prototype, 'showModal', undefined);
    try {
      const sheet = open();
      expect(sheet.getAttribute('aria-modal')).toBe('true');
      expect(sheet.hasAttribute('open')).toBe(true);
      const inside = screen.getByRole('button', { name: '28' });
      const heading = screen.getByRole('heading', { name: 'Choose a date' });
      inside.focus();
      expect(document.activeElement).toBe(inside);
      const outside = screen.getByRole('button', { name: 'More' });
      fireEvent.focusOut(inside, { relatedTarget: outside });
      expect(document.activeElement).toBe(heading);
      fireEvent.keyDown(sheet, { key: 'Escape' });
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
    } finally {
      HTMLDialogElement.prototype.showModal = native;
    }
  });
});

describe('a dialog that must be read', () => {
  it('[Q-A11Y-5] can’t be left before its time', () => {
    let asked = 0;
    render(
      <Dialog
        title="Before you book"
        closeLabel="Close"
        onClose={() => asked++}
        dismissible={false}
        actions={<button type="button">I have read it</button>}
      >
        <p>Bring your document.</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Before you book' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.getAttribute('closedby')).toBe('none');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    const gesture = new Event('cancel', { cancelable: true });
    fireEvent(dialog, gesture);
    expect(gesture.defaultPrevented).toBe(true);
    expect(asked).toBe(0);
  });
});
