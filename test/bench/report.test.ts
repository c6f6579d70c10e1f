import { describe, expect, it } from 'vitest';
import { type Goal, goals } from '../../scripts/bench/goals.ts';
import { judged } from '../../scripts/bench/judge.ts';
import { goalsPlot } from '../../scripts/bench/plot.ts';
import { goalsTable, screensTable } from '../../scripts/bench/report.ts';

const series = new Map<string, readonly (number | null)[]>([
  ['home.ready', [1200, 1300]],
  ['hello.ready', [1000, 1000]],
  ['home.lcp', [900, 1100]],
  ['static.lcp', [500, 500]],
  ['home.scriptBytes', [94_000, 94_000]],
  ['lighthouse.performance', [75]],
]);
const all = goals.map((goal) => judged(goal, series));
const lineWith = (text: string, word: string) =>
  text.split('\n').find((line) => line.includes(word)) ?? '';

describe('the table of goals', () => {
  const table = goalsTable(all);

  it('says of a ratio what it is made of, how it is spread, and whether it is enough', () => {
    expect(lineWith(table, 'ready of home')).toMatch(
      /^ready of home \/ React hello +1250 ms +1000 ms +1\.25 +1\.2–1\.3 +≤ 1\.4 +≤ 1\.2 +must met$/,
    );
    expect(lineWith(table, 'LCP of home')).toMatch(/ 1000 ms +500 ms +2 +1\.8–2\.2 .*MISSED$/);
  });

  it('says of a value its unit, and which way the goal goes', () => {
    expect(lineWith(table, 'first-load JS')).toMatch(
      / 94\.0 kB +94\.0–94\.0 +≤ 105 +≤ 95 +aim met$/,
    );
    expect(lineWith(table, 'Lighthouse performance')).toMatch(/ 75\.0 .*≥ 95 +≥ 100 +MISSED$/);
  });

  it('has a line for what was not measured', () => {
    expect(lineWith(table, 'CLS')).toMatch(/not measured$/);
    expect(table.trimEnd().split('\n')).toHaveLength(goals.length + 1);
  });
});

describe('the table of screens', () => {
  it('has the floors first, then the screens that were opened', () => {
    const lines = screensTable(series, ['home', 'list']).trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '',
      'static',
      'hello',
      'home',
      'list',
    ]);
    expect(lines[3]).toMatch(/1\.25$/);
  });
});

describe('the plot of goals', () => {
  const plot = goalsPlot(all);
  const barOf = (what: string) => Number(/width="([\d.]+)"/.exec(lineWith(plot, what))?.[1]);

  it('draws a bar half as long as the scale for what takes up all of its must', () => {
    const [goal] = goals;
    if (goal === undefined) throw new Error('there are goals');
    const at = (bytes: number) =>
      goalsPlot([judged(goal, new Map([['home.scriptBytes', [bytes]]]))]);
    const bar = (text: string) => Number(/<rect [^>]*width="([\d.]+)"/.exec(text)?.[1]);
    expect(bar(at(105_000))).toBe(230);
    expect(bar(at(52_500))).toBe(115);
    // What is far off is drawn to the end of the scale.
    expect(bar(at(900_000))).toBe(460);
  });

  it('draws what falls short where more is better as what is too much elsewhere', () => {
    expect(barOf('Lighthouse performance')).toBeCloseTo((230 * 95) / 75, 0);
  });

  it('shows the figure and the must, and no bar for what was not measured', () => {
    expect(lineWith(plot, 'ready of home')).toContain('1.25 (≤ 1.4)');
    expect(lineWith(plot, 'CLS')).toContain('not measured');
    expect(lineWith(plot, 'CLS')).not.toContain('<rect');
  });

  it('is a document whatever a goal is called', () => {
    const [some] = all;
    if (some === undefined) throw new Error('there are goals');
    const named: Goal = { ...some.goal, what: 'a < b & c' };
    expect(goalsPlot([{ ...some, goal: named }])).toContain('a &lt; b &amp; c');
  });
});
