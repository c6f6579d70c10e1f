import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/domain/model/Language.ts';
import { validText } from '../../../src/ui/shipping/validText.ts';
import { day } from '../../domain/builders.ts';
import { everyText } from '../../support/everyText.ts';

const today = day('2026-11-27');

describe('from when to when a line is good', () => {
  it.each<[from: string, until: string, language: Language, shown: string | null]>([
    ['2026-11-28 09:00:00', '2026-11-28 10:00:00', 'English', 'Sat 28 Nov 09:00–10:00'],
    [
      '2026-11-28 09:00:00',
      '2026-11-28 10:00:00',
      'Simplified_Chinese',
      '11月28日 周六 09:00–10:00',
    ],
    ['2026-11-28 09:00', '2026-11-29 18:00', 'English', 'Sat 28 Nov 09:00 to Sun 29 Nov 18:00'],
    ['2026-11-28', '2027-01-02', 'English', 'Sat 28 Nov to Sat 2 Jan 2027'],
    ['2026-11-28', '2026-11-28', 'English', 'Sat 28 Nov'],
    ['2026-11-28', '', 'Simplified_Chinese', '11月28日 周六 起'],
    ['', '2026-11-28', 'English', 'until Sat 28 Nov'],
    ['', ' ', 'English', null],
    ['soon', 'later', 'English', 'soon to later'],
  ])('[SQR-01] %j and %j in %s: %s', async (validFrom, validUntil, language, shown) => {
    const texts = await everyText(language);
    expect(validText({ validFrom, validUntil }, today, texts)).toBe(shown);
  });
});
