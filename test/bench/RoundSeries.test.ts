import { describe, expect, it } from 'vitest';
import { RoundSeries } from '../../scripts/bench/RoundSeries.ts';

describe('what is measured round by round', () => {
  it('keeps every figure by its name', async () => {
    const results = new RoundSeries(() => {});
    await results.take(0, 'home', async () => ({ ready: 100, inp: null }));
    await results.take(1, 'home', async () => ({ ready: 110, inp: 16 }));
    expect([...results.series]).toEqual([
      ['home.ready', [100, 110]],
      ['home.inp', [null, 16]],
    ]);
  });

  it('keeps the rounds beside each other where one failed, and says why', async () => {
    const said: string[] = [];
    const results = new RoundSeries((line) => said.push(line));
    const visit = async () => ({ ready: 1 });
    const fails = async (): Promise<{ ready: number }> => {
      throw new Error('nothing to tap\nat some place');
    };
    expect(await results.take(0, 'hello', visit)).toEqual({ ready: 1 });
    expect(await results.take(0, 'home', fails)).toBeNull();
    await results.take(1, 'hello', visit);
    await results.take(1, 'home', visit);
    expect(results.series.get('hello.ready')).toEqual([1, 1]);
    expect(results.series.get('home.ready')).toEqual([null, 1]);
    expect(results.failures).toEqual(['home, round 1: Error: nothing to tap']);
    expect(said).toContain('home, round 1: Error: nothing to tap');
  });
});
