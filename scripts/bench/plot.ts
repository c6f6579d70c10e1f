import type { Judged } from './judge.ts';

const plot = { width: 460, row: 24, left: 270, right: 130, top: 40 } as const;
/** The scale ends here; what is worse is drawn to its end. */
const mostOfMust = 2;

const colours = {
  'aim met': '#2f6b4f',
  'must met': '#b07d1c',
  MISSED: '#b3402e',
  'not measured': '#999',
} as const satisfies Record<Judged['verdict'], string>;

/** Which part of its must a figure takes up: 1 and below is good, whichever way the goal goes. */
function shareOfMust(figure: number, { must, isMoreBetter = false }: Judged['goal']): number {
  if (isMoreBetter) return figure === 0 ? mostOfMust : must / figure;
  return must === 0 ? (figure === 0 ? 0 : mostOfMust) : figure / must;
}

const xOf = (share: number): number => (Math.min(share, mostOfMust) / mostOfMust) * plot.width;

function rowOf({ goal, figure, verdict }: Judged, place: number): string {
  const y = plot.top + place * plot.row;
  const bar =
    figure === null
      ? ''
      : `<rect x="${plot.left}" y="${y}" width="${xOf(shareOfMust(figure, goal)).toFixed(1)}" height="12" fill="${colours[verdict]}"/>`;
  const aim = plot.left + xOf(shareOfMust(goal.aim, goal));
  const bound = goal.isMoreBetter === true ? '≥' : '≤';
  const text = figure === null ? verdict : `${Number(figure.toFixed(3))} (${bound} ${goal.must})`;
  return [
    `<text class="end" x="${plot.left - 8}" y="${y + 10}">${escaped(goal.what)}</text>`,
    bar,
    `<path stroke="#222" d="M${aim.toFixed(1)} ${y - 3}v18"/>`,
    `<text x="${plot.left + plot.width + 8}" y="${y + 10}">${escaped(text)}</text>`,
  ].join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Every goal as a bar of what of its must it takes up, with its aim as a mark; an SVG document. */
export function goalsPlot(all: readonly Judged[]): string {
  const { left, width, right, top, row } = plot;
  const height = top + all.length * row;
  const must = left + xOf(1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + right} ${height + 10}" role="img">`,
    '<title>The goals of speed, and how much of each is used up</title>',
    '<style>svg{background:#fff;font:12px system-ui,sans-serif;fill:#222}',
    '.end{text-anchor:end}</style>',
    `<path stroke="#222" stroke-dasharray="4 3" d="M${must} ${top - 12}V${height}"/>`,
    `<text x="${must}" y="${top - 18}" text-anchor="middle">must</text>`,
    `<text x="${left}" y="${top - 18}">less is better; a mark is the aim</text>`,
    ...all.map(rowOf),
    '</svg>',
    '',
  ].join('\n');
}
