import { describe, expect, it } from 'vitest';
import { runTool } from '../../scripts/runTool.ts';
import { broken, type Outcome, play, scenarios } from '../../scripts/rush/scenarios.ts';
import { VirtualTime } from '../../scripts/rush/VirtualTime.ts';

/** Few enough to be played in a moment; too few for the share of one second to mean anything. */
const phones = 2_000;

const named = (name: string) => {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (scenario === undefined) throw new Error(`there is no scenario ${name}`);
  return scenario;
};

describe('a crowd of phones', () => {
  it('[Q-RUSH-3] [Q-RUSH-4] of 100,000 breaks no bound, on sale, in an outage, after maintenance, with a tenth slow', async () => {
    const { succeeded, output } = await runTool('scripts/rush.ts', [], { output: 'kept' });
    expect(succeeded, output).toBe(true);
    for (const { name } of scenarios) expect(output).toContain(`${name} `);
  }, 300_000);

  it('comes out the same for the same seed, and not for another', async () => {
    const scenario = named('on sale');
    const one = await play(scenario, { phones, seed: 1 });
    expect(await play(scenario, { phones, seed: 1 })).toEqual(one);
    expect((await play(scenario, { phones, seed: 2 })).requests).not.toEqual(one.requests);
  });

  it.each(['on sale', 'end of maintenance'])(
    '[Q-RUSH-3] without chance in its waits comes back in step, which breaks a bound (%s)',
    async (name) => {
      const scenario = { ...named(name), arriveWithinMs: 1_000 };
      const inStep = await play(scenario, { phones, policyChance: () => 0 });
      const spread = await play(scenario, { phones });
      expect(inStep.peakShare).toBeGreaterThan(0.05);
      expect(inStep.peakShare).toBeGreaterThan(2 * spread.peakShare);
      expect(broken(inStep)).toContainEqual(expect.stringContaining('came in one second'));
    },
  );

  it('[Q-STK-1] takes every place, and none twice', async () => {
    const outcome = await play(named('on sale'), { phones });
    expect(outcome).toMatchObject({ phones, served: 1, orders: 400, oversold: 0 });
  });
});

describe('what is wrong with a crowd', () => {
  const fine: Outcome = {
    name: 'fine',
    phones: 100,
    requests: [],
    amplification: 3,
    served: 0.999,
    peakShare: 0.02,
    p99Seconds: 180,
    orders: 0,
    oversold: 0,
  };

  it.each<[keyof Outcome, number, RegExp]>([
    ['amplification', 3.01, /3\.01 times/],
    ['served', 0.998, /99\.80 %/],
    ['peakShare', 0.021, /2\.10 %/],
    ['p99Seconds', 181, /181 s/],
    ['oversold', 1, /1 places/],
  ])('[Q-RUSH-4] is said of %s beyond its bound', (name, value, said) => {
    expect(broken(fine)).toEqual([]);
    expect(broken({ ...fine, [name]: value })).toEqual([expect.stringMatching(said)]);
  });
});

describe('virtual time', () => {
  it('runs what is due in the order of its time, then of its giving, and not what was called off', async () => {
    const time = new VirtualTime();
    const ran: [string, number][] = [];
    const note = (name: string) => () => ran.push([name, time.now()]);
    time.after(50, note('late'));
    time.after(20, note('first'));
    time.after(20, note('second'));
    time.after(30, note('never'))();
    time.after(10, () => time.after(10, note('third')));
    await time.run(40);
    expect(ran).toEqual([
      ['first', 20],
      ['second', 20],
      ['third', 20],
    ]);
    await time.run(1_000);
    expect(ran.at(-1)).toEqual(['late', 50]);
  });
});
