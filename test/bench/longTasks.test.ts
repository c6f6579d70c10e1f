import { describe, expect, it } from 'vitest';
import { blockingOf, longestOf } from '../../scripts/bench/longTasks.ts';

describe('blocking', () => {
  it('is what each task takes above 50 ms', () => {
    expect(
      blockingOf([
        [0, 80],
        [100, 51],
        [200, 250],
      ]),
    ).toBe(30 + 1 + 200);
  });

  it('is nothing without a task of more than 50 ms', () => {
    expect(blockingOf([])).toBe(0);
    expect(blockingOf([[10, 50]])).toBe(0);
  });

  it('until a moment counts a task only as far as that moment', () => {
    const tasks = [
      [0, 100],
      [200, 100],
    ] as const;
    expect(blockingOf(tasks, 1000)).toBe(100);
    expect(blockingOf(tasks, 270)).toBe(50 + 20);
    // Its first 50 ms would not have kept anybody.
    expect(blockingOf(tasks, 240)).toBe(50);
    expect(blockingOf(tasks, 200)).toBe(50);
    expect(blockingOf(tasks, 0)).toBe(0);
  });
});

describe('the longest task', () => {
  it('is the longest one told of', () => {
    expect(
      longestOf([
        [0, 80],
        [100, 300],
        [500, 90],
      ]),
    ).toBe(300);
  });

  it('is 50 ms where none is told of: shorter ones never are', () => {
    expect(longestOf([])).toBe(50);
  });
});
