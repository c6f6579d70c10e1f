import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectField } from '../../../src/ui/components/SelectField.tsx';
import { TextField } from '../../../src/ui/components/TextField.tsx';

afterEach(cleanup);

const ignore = () => undefined;

describe('a text field', () => {
  it('[Q-A11Y-9] is named by its label and described by its error, then its hint', () => {
    render(
      <TextField label="Name" value="" onChange={ignore} hint="As printed" error="Fill it in" />,
    );
    const field = screen.getByRole('textbox', {
      name: 'Name',
      description: 'Fill it in As printed',
    });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('that is right is neither invalid nor described by nothing', () => {
    render(<TextField label="Name" value="李" onChange={ignore} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('reports every change, the text that stands when it is left, and an input method at work', () => {
    const changed: string[] = [];
    const committed: string[] = [];
    const composing: string[] = [];
    render(
      <TextField
        label="Name"
        value=""
        onChange={(value) => changed.push(value)}
        onCommit={(value) => committed.push(value)}
        onComposeStart={() => composing.push('start')}
        onComposeEnd={() => composing.push('end')}
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'ou yang' } });
    fireEvent.compositionEnd(field);
    expect(committed).toEqual([]);
    fireEvent.blur(field);
    expect(changed).toEqual(['ou yang']);
    expect(committed).toHaveLength(1);
    expect(composing).toEqual(['start', 'end']);
  });

  it('[CONF-08] [Q-A11Y-9] takes the focus each time it is asked to', () => {
    const field = (token: number | undefined) => (
      <>
        <TextField label="Name" value="" onChange={ignore} focusToken={token} />
        <TextField label="Phone" value="" onChange={ignore} />
      </>
    );
    const { rerender } = render(field(undefined));
    const name = screen.getByRole('textbox', { name: 'Name' });
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    expect(document.activeElement).not.toBe(name);
    rerender(field(1));
    expect(document.activeElement).toBe(name);
    phone.focus();
    rerender(field(1));
    expect(document.activeElement).toBe(phone);
    rerender(field(2));
    expect(document.activeElement).toBe(name);
  });
});

describe('a select field', () => {
  it('tells why it can’t be changed', () => {
    render(
      <SelectField
        label="Document"
        value="1"
        options={[{ value: '1', label: 'Identity card' }]}
        onChange={ignore}
        hint="Any valid document"
        disabledReason="Given by the ticket"
      />,
    );
    const field = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Document',
      description: 'Given by the ticket',
    });
    expect(field.disabled).toBe(true);
  });
});
