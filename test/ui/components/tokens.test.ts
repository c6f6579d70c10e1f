import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8');
const [lightPart = '', darkPart = ''] = sheet.split('@media (prefers-color-scheme: dark)');

const colours = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+): #([0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));

const light = colours(lightPart);
const themes = { light, dark: new Map([...light, ...colours(darkPart)]) };

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const papers = ['ground', 'surface', 'sunken'];
const texts: [string, string][] = [
  ...papers.flatMap((paper): [string, string][] => [
    ['ink', paper],
    ['ink-soft', paper],
  ]),
  ...['ground', 'surface'].flatMap((paper): [string, string][] => [
    ['accent', paper],
    ['jade', paper],
    ['amber', paper],
  ]),
  ...['accent', 'jade', 'amber'].flatMap((colour): [string, string][] => [
    ['ink', `${colour}-soft`],
    ['ink-soft', `${colour}-soft`],
    [colour, `${colour}-soft`],
  ]),
  // A free slot that is chosen, one with few left that is chosen.
  ['jade', 'accent-soft'],
  ['amber', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['ground', 'ink'],
];
const controls: [string, string][] = [
  ['control', 'ground'],
  ['control', 'surface'],
  ['accent', 'ground'],
  ['accent', 'surface'],
  ['accent', 'sunken'],
];

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  const ratio = (one: string, other: string) =>
    contrast(theme.get(one) ?? 'missing', theme.get(other) ?? 'missing');

  it.each(texts)('%s is readable as text on %s', (text, paper) => {
    expect(ratio(text, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('%s stands out as a control on %s', (control, paper) => {
    expect(ratio(control, paper)).toBeGreaterThanOrEqual(3);
  });
});
