import { describe, expect, it } from 'vitest';
import { isOurMistake } from '../../../src/adapters/system/isOurMistake.ts';

const origin = 'https://museum.example';

const errorIn = (file: string, message = 'x') =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n at f (${file}:1:2)` });

describe('what nothing has caught', () => {
  it.each([
    { filename: `${origin}/assets/index.js` },
    { reason: errorIn(`${origin}/assets/index.js`) },
    { reason: errorIn('<anonymous>', `Failed to fetch module: ${origin}/assets/x.js`) },
  ])('[Q-SEC-11] is ours: %o', (event) => {
    expect(isOurMistake(event, origin)).toBe(true);
  });

  it.each([
    { filename: '' },
    { filename: 'https://res.example/bridge.js' },
    { reason: errorIn('https://res.example/bridge.js') },
    { reason: 'cancelled' },
    { reason: undefined },
    {},
    null,
    'error',
  ])('is somebody else’s: %o', (event) => {
    expect(isOurMistake(event, origin)).toBe(false);
  });
});
