import { describe, expect, it } from 'vitest';
import { medianOf, pairedRatios, spreadOf } from '../../scripts/bench/statistics.ts';

describe('the middle of some numbers', () => {
  it('is the one in the middle, however they come', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([100, 2, 20, 3, 10])).toBe(10);
  });

  it('is half-way between two, where two are in the middle', () => {
    expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  });

  it('of one number is that number, and of none nothing', () => {
    expect(medianOf([7])).toBe(7);
    expect(medianOf([])).toBeNaN();
  });

  it('stands between the least and the most', () => {
    expect(spreadOf([3, 1, 2])).toEqual({ least: 1, median: 2, most: 3 });
    expect(spreadOf([])).toBeNull();
  });

  it('leaves the numbers in their order', () => {
    const numbers = [3, 1, 2];
    medianOf(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });
});

describe('paired ratios', () => {
  it('divide round by round, not middle by middle', () => {
    // The second round ran on a busy machine: both took longer, and the ratio is the same.
    expect(pairedRatios([100, 300, 110], [50, 150, 55])).toEqual([2, 2, 2]);
  });

  it('leave out a round in which one of both is missing', () => {
    expect(pairedRatios([100, null, 120], [50, 50, null])).toEqual([2]);
    expect(pairedRatios([100, 100], [50])).toEqual([2]);
  });

  it('leave out a round whose other one is nothing', () => {
    expect(pairedRatios([100, 120], [0, 60])).toEqual([2]);
  });
});
