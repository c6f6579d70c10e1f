import { bounds, type Outcome } from './scenarios.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** The outcomes as a table of text, the bounds in its last line. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = [
    ['scenario', 'phones', 'requests/needed', 'served', 'peak second', 'p99', 'orders', 'oversold'],
    ...outcomes.map((outcome) => [
      outcome.name,
      String(outcome.phones),
      outcome.amplification.toFixed(2),
      percent(outcome.served),
      percent(outcome.peakShare),
      `${outcome.p99Seconds.toFixed(1)} s`,
      String(outcome.orders),
      String(outcome.oversold),
    ]),
    [
      'bound',
      '',
      `≤ ${bounds.amplification}`,
      `≥ ${percent(bounds.served)}`,
      `≤ ${percent(bounds.peakShare)}`,
      `≤ ${bounds.p99Seconds} s`,
      '',
      '0',
    ],
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

const plot = { width: 720, height: 150, left: 60, top: 28, gap: 42 } as const;
/** So many virtual seconds are one point of a line. */
const secondsPerPoint = 2;
/** The lines' scale is logarithmic, from 1 to the last of these: a crowd arrives a hundred times as dense as it goes on. */
const marks = [10, 100, 1_000, 10_000, 100_000] as const;
const decades = 5;

const heightOf = (perSecond: number): number =>
  plot.height * (1 - Math.log10(Math.max(perSecond, 1)) / decades);

/** Requests per second over time, one panel a scenario, as an SVG document. */
export function plotOf(outcomes: readonly Outcome[]): string {
  const { width, height, left, top, gap } = plot;
  const longest = Math.max(...outcomes.map(({ requests }) => requests.length));
  const panels = outcomes.map((outcome, place) => {
    const line = averaged(outcome.requests).map((perSecond, point) => {
      const x = left + (point * secondsPerPoint * width) / longest;
      return `${x.toFixed(1)},${heightOf(perSecond).toFixed(1)}`;
    });
    return [
      `<g transform="translate(0 ${top + place * (height + gap)})">`,
      `<text x="${left}" y="-8">${outcome.name}: requests a second</text>`,
      ...marks.map((mark) => {
        const y = heightOf(mark).toFixed(1);
        return `<path fill="none" stroke="#ccc" d="M${left} ${y}h${width}"/><text class="end" x="${left - 6}" y="${y}">${mark}</text>`;
      }),
      `<path fill="none" stroke="#ccc" d="M${left} 0V${height}h${width}"/>`,
      `<polyline fill="none" stroke="#b3402e" stroke-width="1.5" points="${line.join(' ')}"/>`,
      `<text x="${left}" y="${height + 16}">0 s</text>`,
      `<text class="end" x="${left + width}" y="${height + 16}">${longest} s</text>`,
      '</g>',
    ].join('\n');
  });
  const total = top + outcomes.length * (height + gap);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 20} ${total}" role="img">`,
    '<title>Requests per second of a crowd of phones</title>',
    '<style>svg{background:#fff;font:12px system-ui,sans-serif;fill:#222}',
    '.end{text-anchor:end}</style>',
    ...panels,
    '</svg>',
    '',
  ].join('\n');
}

function averaged(requests: readonly number[]): readonly number[] {
  const points: number[] = [];
  for (let from = 0; from < requests.length; from += secondsPerPoint) {
    const some = requests.slice(from, from + secondsPerPoint);
    points.push(some.reduce((sum, count) => sum + count, 0) / some.length);
  }
  return points;
}
