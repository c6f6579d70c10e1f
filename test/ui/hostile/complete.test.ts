import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../../contracts/contractCalls.ts';
import { everyCall } from '../../adapters/http/everyCall.ts';
import { callsOfScreens } from './callsOfScreens.ts';

/** What a path begins with, before what names a thing. */
const beginOf = (path: string) => path.replace(/\{.*$/, '');
const sorted = (paths: Iterable<string>) => [...new Set(paths)].sort();
const agreed = contractCalls.map(({ path }) => path);

describe('hostile answers', () => {
  it('[Q-BAD-2] come to the client for every call of the contract', () => {
    const fits = (path: string) =>
      agreed.find((pattern) =>
        pattern.includes('{') ? path.startsWith(beginOf(pattern)) : path === pattern,
      ) ?? path;
    expect(sorted(everyCall.map(({ path }) => fits(path)))).toEqual(sorted(agreed));
  });

  it('[Q-BAD-2] come to a screen for every call of the contract', () => {
    const shown = Object.values(callsOfScreens).flat();
    expect(sorted(shown)).toEqual(sorted(agreed.map(beginOf)));
  });
});
