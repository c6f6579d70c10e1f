import { describe, expect, it } from 'vitest';
import { MediaMotion } from '../../../src/adapters/system/MediaMotion.ts';

describe('MediaMotion', () => {
  it('[HOME-01] [Q-A11Y-7] says what the device says at that moment', () => {
    const asked: string[] = [];
    let matches = false;
    const matchMedia = (query: string) => {
      asked.push(query);
      return Object.assign(new EventTarget(), {
        matches,
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      });
    };
    const motion = new MediaMotion({ matchMedia });
    expect(motion.isReduced()).toBe(false);
    matches = true;
    expect(motion.isReduced()).toBe(true);
    expect(new Set(asked)).toEqual(new Set(['(prefers-reduced-motion: reduce)']));
  });
});
