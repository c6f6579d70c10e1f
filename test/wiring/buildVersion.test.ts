import { describe, expect, it } from 'vitest';
import { buildId } from '../../scripts/buildVersion.ts';

describe('the mark of a build', () => {
  const page = '<script src="./assets/start-BdU4ask7.js"></script>';
  const files = ['assets/start-BdU4ask7.js', 'assets/home-B6nclP-P.css'];

  it('[Q-OFF-2] is the same for the same page and files, and another one for any other', () => {
    const id = buildId(page, files);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(buildId(page, [...files].reverse())).toBe(id);
    const others = [
      buildId(`${page} `, files),
      buildId(page, files.slice(1)),
      buildId(page, ['assets/start-BdU4ask8.js', 'assets/home-B6nclP-P.css']),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
  });
});
