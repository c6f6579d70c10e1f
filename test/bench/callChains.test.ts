import { describe, expect, it } from 'vitest';
import { longestChain } from '../../scripts/bench/callChains.ts';

const call = (sent: number, answered: number | null) => ({ sent, answered });

describe('the longest chain of calls', () => {
  it('is one where all are sent before any is answered', () => {
    expect(longestChain([call(0, 250), call(5, 240), call(200, 600)])).toBe(1);
  });

  it('grows with each call that waited for the one before', () => {
    expect(longestChain([call(0, 250), call(260, 500), call(510, 760)])).toBe(3);
  });

  it('follows the longest way where calls overlap', () => {
    expect(longestChain([call(0, 250), call(0, 400), call(260, 300), call(310, 600)])).toBe(3);
    expect(longestChain([call(0, 400), call(260, 300), call(310, 600)])).toBe(2);
  });

  it('does not mind in which order they are told', () => {
    expect(longestChain([call(510, 760), call(0, 250), call(260, 500)])).toBe(3);
  });

  it('counts a call sent in the very moment of an answer as after it', () => {
    expect(longestChain([call(0, 250), call(250, 500)])).toBe(2);
  });

  it('takes nothing to follow a call that was never answered', () => {
    expect(longestChain([call(0, null), call(900, 1000)])).toBe(1);
  });

  it('of no calls is none', () => {
    expect(longestChain([])).toBe(0);
  });
});
