import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DebugLog } from '../../../src/adapters/debug/DebugLog.ts';
import { redacted } from '../../../src/adapters/debug/redacted.ts';
import '../../support/pinnedChance.ts';

const token = 'canary "token" /4f1d=';

describe('a text for the debugging console', () => {
  it.each([
    ['phone 13911112222 given', 'phone ‹number› given'],
    ['139 1111 2222', '‹number›'],
    ['139-1111-2222', '‹number›'],
    ['１３９１１１１２２２２', '‹number›'],
    ['11010519900615000X!', '‹number›!'],
    ['110105 19900615 000x', '‹number›'],
    ['110105900615000', '‹number›'],
    ['/check-unpaid/2026120109000000000001', '/check-unpaid/‹number›'],
    [`{"token":${JSON.stringify(token)}}`, '{"token":"‹secret›"}'],
    [`a=${encodeURIComponent(token)}&b=1`, 'a=‹secret›&b=1'],
    [token, '‹secret›'],
    ['200 · 35 ms, 1234567890', '200 · 35 ms, 1234567890'],
  ])('[Q-SEC-10] of %j is %j', (text, shown) => {
    expect(redacted(text, [token, ''])).toBe(shown);
  });

  it('[Q-SEC-10] holds no phone and no document, whatever stands around it', () => {
    const digits = (length: number) =>
      fc.stringMatching(new RegExp(`^\\d{${length}}$`), { size: 'max' });
    const personal = fc.oneof(
      digits(11),
      digits(15),
      digits(18),
      fc.tuple(digits(17), fc.constantFrom('X', 'x')).map(([start, end]) => start + end),
    );
    const around = fc.oneof(fc.string(), fc.constantFrom('86', '-', ' ', '"', '\n', '1'));
    fc.assert(
      fc.property(around, personal, around, (before, secret, after) => {
        const shown = redacted(before + secret + after, []);
        expect(shown).not.toContain(secret);
        expect(shown).not.toMatch(/\d{11}/);
      }),
    );
  });

  it('[Q-SEC-10] holds no part of the token where the text is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_980, max: 2_000 }), fc.string(), (length, after) => {
        const log = new DebugLog({ secrets: () => ['tok-canary-4f1d'], onEntry: () => {} });
        log.write('log', `${'x'.repeat(length)}tok-canary-4f1d${after}`);
        expect(log.entries[0]?.text.slice(length, 2_000)).not.toMatch(/^t/);
      }),
    );
  });
});

describe('the log', () => {
  const aLog = () => new DebugLog({ secrets: () => [], onEntry: () => {} });

  it('keeps the last 300 entries, as text', () => {
    const log = aLog();
    for (let number = 0; number < 310; number += 1) log.write('info', number);
    expect(log.entries).toHaveLength(300);
    expect(log.entries.at(-1)).toMatchObject({ kind: 'info', text: '309' });
    log.clear();
    expect(log.entries).toEqual([]);
  });

  it('writes what it is given: words, errors, objects, and what can’t be written', () => {
    const log = aLog();
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    log.write('error', 'a', new TypeError('broke'), { b: [1] }, undefined, circle);
    expect(log.entries[0]?.text).toBe('a TypeError: broke {"b":[1]} undefined [object Object]');
  });
});
