import type { Judged, Series } from './judge.ts';
import { pairedRatios, type Spread, spreadOf } from './statistics.ts';

const written = (number: number): string =>
  Math.abs(number) >= 100
    ? number.toFixed(0)
    : Math.abs(number) >= 10
      ? number.toFixed(1)
      : String(Number(number.toFixed(3)));

const middle = (spread: Spread | null, unit = ''): string =>
  spread === null ? '' : `${written(spread.median)}${unit}`;

const range = ({ least, most }: Spread): string => `${written(least)}–${written(most)}`;

const shownUnits: Readonly<Partial<Record<Judged['goal']['unit'], string>>> = {
  ms: ' ms',
  s: ' s',
  kB: ' kB',
  MB: ' MB',
};

/** Rows of text in columns as wide as they must be. */
function columnsOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Every goal in a line: what it came to, beside what, and whether that is enough. */
export function goalsTable(all: readonly Judged[]): string {
  return columnsOf([
    ['', 'value', 'beside', 'ratio', 'least–most', 'must', 'aim', ''],
    ...all.map(({ goal, value, floor, ratio, verdict }) => {
      const bound = goal.isMoreBetter === true ? '≥' : '≤';
      const spread = ratio ?? value;
      return [
        goal.what,
        middle(value, shownUnits[goal.unit]),
        middle(floor, shownUnits[goal.unit]),
        middle(ratio),
        spread === null ? '' : range(spread),
        `${bound} ${goal.must}`,
        `${bound} ${goal.aim}`,
        verdict,
      ];
    }),
  ]);
}

/** Figures of a visit, as the report calls them. */
const figures = [
  'fcp',
  'lcp',
  'ready',
  'blocking',
  'blockingInAll',
  'longestTask',
  'cls',
  'calls',
  'chain',
  'failures',
  'scriptBytes',
  'bytes',
] as const;

/** Every page in a line: the middle of its rounds, and its ready beside that of React alone. */
export function screensTable(series: Series, pages: readonly string[]): string {
  const of = (name: string) => series.get(name) ?? [];
  const known = (name: string) => of(name).filter((value) => value !== null);
  return columnsOf([
    ['', ...figures, 'ready / hello'],
    ...['static', 'hello', ...pages].map((page) => [
      page,
      ...figures.map((figure) => middle(spreadOf(known(`${page}.${figure}`)))),
      middle(spreadOf(pairedRatios(of(`${page}.ready`), of('hello.ready')))),
    ]),
  ]);
}
