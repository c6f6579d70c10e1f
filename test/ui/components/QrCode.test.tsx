import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QrCode } from '../../../src/ui/components/QrCode.tsx';

afterEach(cleanup);

const aCode = (value: string) =>
  render(<QrCode value={value} label="Pick-up code" fallbackText="Show the number instead" />);

describe('a QR code', () => {
  it('[Q-A11Y-10] is a picture that says its code in groups of four, with the same code as text', () => {
    aCode('1234567890');
    expect(screen.getByRole('img', { name: 'Pick-up code 1234 5678 90' })).toBeTruthy();
    expect(screen.getByText('1234 5678 90')).toBeTruthy();
    expect(screen.queryByText('Show the number instead')).toBeNull();
  });

  it('[Q-A11Y-10] O-081 O-082: is black on white with four quiet modules on each side', () => {
    aCode('12345678');
    const [paper, modules] = screen.getByRole('img').querySelectorAll('path');
    expect(paper?.getAttribute('fill')).toBe('#ffffff');
    expect(modules?.getAttribute('fill')).toBe('#000000');
    // Version 1 has 21 modules; a zone of 4 on each side makes 29.
    expect(screen.getByRole('img').getAttribute('viewBox')).toBe('0 0 29 29');
    expect(modules?.getAttribute('d')?.startsWith('M4 4')).toBe(true);
  });

  it('draws a code that just fits', () => {
    aCode('x'.repeat(2331));
    expect(screen.getByRole('img')).toBeTruthy();
  });

  it.each([
    ['is too long', 'x'.repeat(2332)],
    ['is too long in bytes', '码'.repeat(800)],
    ['is half a character', '\ud83d'],
    ['is empty', ''],
  ])('O-080: that %s lets the text stand in', (_, value) => {
    aCode(value);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Show the number instead')).toBeTruthy();
  });
});
