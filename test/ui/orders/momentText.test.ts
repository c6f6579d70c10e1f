import { describe, expect, it } from 'vitest';
import { momentText } from '../../../src/ui/orders/momentText.ts';
import { day, shanghai } from '../../domain/builders.ts';

const today = day('2026-11-28');

describe('a time as it is shown', () => {
  it.each([
    ['SD-01 blank between', '2026-11-27 09:05:00', 'Fri 27 Nov 09:05'],
    ['SD-02 no seconds', '2026-11-27 09:05', 'Fri 27 Nov 09:05'],
    ['SD-03 T, no offset', '2026-11-27T09:05:00', 'Fri 27 Nov 09:05'],
    ['SD-04 slashes', '2026/11/27 09:05:00', 'Fri 27 Nov 09:05'],
    ['SD-05 offset without colon', '2026-11-27T01:05:00.000+0000', 'Fri 27 Nov 09:05'],
    ['SD-06 blank and offset', '2026-11-27 09:05:00 +0800', 'Fri 27 Nov 09:05'],
    ['day and time alone', 'today at nine', 'today at nine'],
    ['no such day', '2026-02-30 09:05:00', '2026-02-30 09:05:00'],
    ['no such time', '2026-11-27 29:05:00', '2026-11-27 29:05:00'],
    ['a number', '1795741500000', '1795741500000'],
    ['nothing', '', ''],
  ])('[LIST-02] O-039: %s, %j, is %j', (_, text, shown) => {
    expect(momentText(text, today, 'English', shanghai)).toBe(shown);
  });

  it('[LIST-02] has its year where that is another one', () => {
    expect(momentText('2025-11-27 09:05:00', today, 'Simplified_Chinese', shanghai)).toBe(
      '2025年11月27日 周四 09:05',
    );
  });
});
