import { describe, expect, it } from 'vitest';
import { momentText } from '../../../src/ui/orders/momentText.ts';
import { day } from '../../domain/builders.ts';

const today = day('2026-11-28');

describe('a time as it is shown', () => {
  it.each([
    ['SD-01', '2026-11-27 09:05:00', 'Fri 27 Nov 09:05'],
    ['SD-02', '2026-11-27 09:05', 'Fri 27 Nov 09:05'],
    ['SD-03', '2026-11-27T09:05:00', 'Fri 27 Nov 09:05'],
    ['SD-04', '2026/11/27 09:05:00', '2026/11/27 09:05:00'],
    ['SD-05', '2026-11-27T01:05:00.000+0000', '2026-11-27T01:05:00.000+0000'],
    ['SD-06', '2026-11-27 09:05:00 +0800', '2026-11-27 09:05:00 +0800'],
    ['no day', '2026-02-30 09:05:00', '2026-02-30 09:05:00'],
    ['nothing', '', ''],
  ])('[LIST-02] %s %j is %j', (_, text, shown) => {
    expect(momentText(text, today, 'English')).toBe(shown);
  });

  it('[LIST-02] has its year where that is another one', () => {
    expect(momentText('2025-11-27 09:05:00', today, 'Simplified_Chinese')).toBe(
      '2025年11月27日 周四 09:05',
    );
  });
});
