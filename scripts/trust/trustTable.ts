import { type BrokenGuard, brokenGuards } from '../../test/trust/brokenGuards.ts';
import { type Promised, promisedGroups } from '../../test/trust/promises.ts';
import type { SeenRed } from './seenRed.ts';
import { type TestTitle, testTitles } from './testTitles.ts';

/** The whole of `test/trust.md`: a line per promise with the tests that carry it, and the guards seen broken. */
export function trustTable(seen: readonly SeenRed[]): string {
  const titles = testTitles();
  const groups = promisedGroups.map(({ heading, promises }) => {
    const rows = promises.map((promise) => promiseRow(promise, titles));
    return `## ${heading}\n\n| id | promise | carried by (titles) |\n|---|---|---|\n${rows.join('')}`;
  });
  const guards = brokenGuards.map((guard) => guardRow(guard, seen));
  return `# What is proven, and by which tests

Written by \`npm run trust\` from the titles of the tests; \`npm run check\` says when it is out of date. A number is how
many titles of a file carry the id; a title may stand for a table of cases.

${groups.join('\n')}
## Guards, broken on purpose

\`npm run trust:guards\` breaks each of these in a copy of the project and expects the tests named to be green before and
red after. The last time it did:

| guard | broken by | on | red |
|---|---|---|---|
${guards.join('')}`;
}

function promiseRow({ id, says }: Promised, titles: readonly TestTitle[]): string {
  const perFile = new Map<string, number>();
  for (const { file, title } of titles) {
    if (title.includes(`[${id}]`)) perFile.set(file, (perFile.get(file) ?? 0) + 1);
  }
  const files = [...perFile].map(([file, count]) => `${linkTo(file)} (${count})`);
  return `| ${id} | ${says} | ${files.join('<br>') || '**nothing yet**'} |\n`;
}

/** A link from `test/trust.md`. */
function linkTo(file: string): string {
  const name = file.replace(/^test\//, '').replace(/\.tsx?$/, '');
  return `[${name}](${file.startsWith('test/') ? file.slice('test/'.length) : `../${file}`})`;
}

function guardRow({ guard, file, breaks }: BrokenGuard, seen: readonly SeenRed[]): string {
  const last = seen.find((each) => each.guard === guard);
  const red = last?.red.map(cell).join('<br>') ?? '**not seen yet**';
  return `| ${guard} | ${breaks} (\`${file}\`) | ${last?.on ?? ''} | ${red} |\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
