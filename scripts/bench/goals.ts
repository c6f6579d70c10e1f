/** What a figure counts. */
export type Unit = 'ms' | 's' | 'kB' | 'count' | 'shift' | 'MB' | 'points';

/** One promise of the product's speed. */
export interface Goal {
  readonly id: string;
  /** As the report calls it. */
  readonly what: string;
  /** The series that it is about; see measure.ts. */
  readonly series: string;
  /** The series that it is held against, round by round; then must and aim are ratios. */
  readonly over?: string;
  readonly unit: Unit;
  /** Missed, the bench fails. */
  readonly must: number;
  /** As good as engineering should get it. */
  readonly aim: number;
  /** More is better; less is, where absent. */
  readonly isMoreBetter?: boolean;
  /** The row of the performance goals that it stands for. */
  readonly row: string;
}

const paint = 'FCP and LCP of home / static page: ≤ 1.5, aim ≤ 1.2';
const lighthouse =
  'Lighthouse mobile, performance / accessibility / best practices: ≥ 95 / 100 / 100, aim 100';
const growth =
  'INP growth, 500 ticket kinds, 60 slots, 1,000 orders against 5, 6, 10: ≤ 1.5, aim ≤ 1.2';
const calls = 'museum calls to ready, longest chain of them: ≤ 6, 2; aim ≤ 5, 1';
const next = 'next screen after a tap: ≤ 200 ms, aim ≤ 100 ms';

const edge = '400 ms RTT, 50 kbit/s: home bookable < 20 s, nothing ends silently; aim < 12 s';

const ratio = (
  id: string,
  what: string,
  [series, over]: readonly [string, string],
  [must, aim]: readonly [number, number],
  row: string,
): Goal => ({ id, what, series, over, unit: 'ms', must, aim, row });

const value = (
  id: string,
  what: string,
  unit: Unit,
  series: string,
  [must, aim]: readonly [number, number],
  row: string,
): Goal => ({ id, what, series, unit, must, aim, row });

const score = (name: string, must: number): Goal => ({
  ...value(
    `lighthouse-${name}`,
    `Lighthouse ${name}`,
    'points',
    `lighthouse.${name}`,
    [must, 100],
    lighthouse,
  ),
  isMoreBetter: true,
});

/** All of them, in the order of the report. */
export const goals: readonly Goal[] = [
  value(
    'script',
    'first-load JS, brotli',
    'kB',
    'home.scriptBytes',
    [105, 95],
    'first-load JS, brotli: ≤ 105 kB, aim ≤ 95 kB',
  ),
  value(
    'style',
    'CSS, brotli',
    'kB',
    'home.styleBytes',
    [10, 5],
    'CSS, brotli: ≤ 10 kB, aim ≤ 5 kB',
  ),
  value(
    'script-to-ticket',
    "JS from home to the ticket's QR, brotli",
    'kB',
    'way.scriptBytes',
    [150, 130],
    "all JS from home to the ticket's QR, brotli: ≤ 150 kB, aim ≤ 130 kB",
  ),
  ratio('fcp', 'FCP of home / static page', ['home.fcp', 'static.fcp'], [1.5, 1.2], paint),
  ratio('lcp', 'LCP of home / static page', ['home.lcp', 'static.lcp'], [1.5, 1.2], paint),
  ratio(
    'ready',
    'ready of home / React hello',
    ['home.ready', 'hello.ready'],
    [1.4, 1.2],
    'ready of home / React hello, museum calls included: ≤ 1.4, aim ≤ 1.2',
  ),
  ratio(
    'blocking',
    'blocking to ready / React hello',
    ['home.blocking', 'hello.blocking'],
    [1.65, 1.1],
    'blocking to ready / React hello: ≤ 1.65, aim ≤ 1.1',
  ),
  ratio(
    'longest-task',
    'longest task / React hello',
    ['home.longestTask', 'hello.longestTask'],
    [1.15, 0.9],
    'longest task / React hello: ≤ 1.15, aim ≤ 0.9',
  ),
  value(
    'inp',
    'INP of ten taps on home',
    'ms',
    'home.inp',
    [96, 64],
    'INP of ten taps on stepper, slot, date tab: ≤ 96 ms, aim ≤ 64 ms',
  ),
  ratio(
    'home-growth',
    'INP of home, large / small museum',
    ['large.home', 'small.home'],
    [1.5, 1.2],
    growth,
  ),
  ratio(
    'list-growth',
    'INP of the order list, 1,000 / 10 orders',
    ['large.list', 'small.list'],
    [1.5, 1.2],
    growth,
  ),
  value(
    'cls',
    'CLS, worst screen',
    'shift',
    'all.cls',
    [0.01, 0],
    'CLS, every screen: ≤ 0.01, aim 0',
  ),
  value('calls', 'museum calls to ready', 'count', 'home.calls', [6, 5], calls),
  value('chain', 'longest chain of them', 'count', 'home.chain', [2, 1], calls),
  value('next-form', 'order form complete after a tap', 'ms', 'next.form', [200, 100], next),
  value('next-list', 'order list shown after a tap', 'ms', 'next.list', [200, 100], next),
  value('edge', 'home bookable at 400 ms, 50 kbit/s', 's', 'edge.ready', [20, 12], edge),
  value('edge-failures', 'requests in vain there', 'count', 'edge.failures', [0, 0], edge),
  {
    ...ratio(
      'memory',
      'memory after 50 screens / after 5',
      ['memory.late', 'memory.early'],
      [1.1, 1.01],
      'memory after 50 screen changes, collected: ≤ +10 %, aim flat',
    ),
    unit: 'MB',
  },
  score('performance', 95),
  score('accessibility', 100),
  score('best-practices', 100),
];
