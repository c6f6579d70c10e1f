import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unboundedRisks } from '../support/regexRisks.ts';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    const text = readFileSync(path, 'utf8');
    return { file: relative(root, path), text };
  });

const withoutComments = (text: string) => text.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, '');

/** Everything in the shipped sources that looks so, with the file that it stands in. */
const found = (looks: RegExp): readonly (readonly [file: string, text: string])[] =>
  sources.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(looks)].map(([match]) => [file, match] as const),
  );

/** A pattern stands where a value begins; what divides stands behind one. */
const literal =
  /(?<=(?:[(,=:[!&|?;]|return|=>)\s*)\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[a-z]*/g;
const patterns = found(literal);

/** Patterns that the rule below is too simple for, each with the reason why it takes no longer than its text. */
const reasoned = new Map([
  ['configuredMuseum.ts /\\/+$/', 'what the operator writes, and nobody else'],
  [
    'canvasTicketPicture.ts /[\\u2e80',
    'what comes behind may be nothing, so that no place is looked at twice',
  ],
]);

describe('text from anywhere', () => {
  it('[Q-BAD-6] meets no pattern that could take long over it: none repeats a repetition, or looks again from each place', () => {
    const risks = patterns.flatMap(([file, pattern]) =>
      unboundedRisks(pattern).map((risk) => `${file} ${pattern}: ${risk}`),
    );
    const open = risks.filter(
      (risk) => ![...reasoned.keys()].some((known) => risk.includes(known)),
    );
    expect(open).toEqual([]);
    expect(patterns.length).toBeGreaterThan(80);
    expect(
      [...reasoned.keys()].filter((known) => !risks.some((risk) => risk.includes(known))),
    ).toEqual([]);
  });

  it.each([
    ['/^(a+)+$/', 'repeats a repetition'],
    ['/^(?:a*)*$/', 'repeats a repetition'],
    ['/^(a|aa)+$/', 'repeats a choice'],
    ['/^\\d+\\d+$/', 'repeats twice in a row'],
    ['/ +$/', 'looks again from each place'],
    ['/^a{2,}b$/', null],
    ['/^1[3-9]\\d{9}$/', null],
    ['/[ -]/g', null],
    ['/[\\s_-]+/g', null],
  ])('[Q-BAD-6] knows the risk of %s: %s', (pattern, risk) => {
    expect(unboundedRisks(pattern)).toEqual(risk === null ? [] : [risk]);
  });

  it('[Q-BAD-7] is never made a time by the engine’s own reading, but for the dates of HTTP', () => {
    const read = found(/\bDate\.parse\([^\n]*|\bnew Date\((?!\))[^\n]*/g);
    const shipped = read.filter(([file]) => !file.startsWith('src/adapters/inMemory/'));
    expect(new Set(shipped.map(([file]) => file))).toEqual(
      new Set(['src/adapters/http/Envelope.ts', 'src/adapters/http/ClockKeepingTransport.ts']),
    );
    // The museum in memory writes its zone with every time that it reads so.
    const inMemory = read.filter(([file]) => file.startsWith('src/adapters/inMemory/'));
    expect(inMemory.filter(([, text]) => / \$\{|HH:mm|'\d{4}-\d{2}-\d{2} /.test(text))).toEqual([]);
  });

  it('[Q-BAD-1] is JSON at the edge alone: no store, use case or screen reads any', () => {
    const readers = found(
      /\bJSON\.parse\(|\bv\.(?:safeParse|parse)\(|from '(?:valibot|lossless-json)'/g,
    );
    const beyond = readers.filter(([file]) => !file.startsWith('src/adapters/'));
    expect(beyond).toEqual([]);
    expect(readers.length).toBeGreaterThan(10);
  });
});
