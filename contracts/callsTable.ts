import { callOf, contractCalls, nameOf } from './contractCalls.ts';
import { everyItem, type FieldPath, fieldPathsOf, insideText } from './fieldPaths.ts';
import type { AgreedPact } from './provider/agreedPact.ts';

const introduction = `# The calls of the agreement

Written by \`npm run contracts:calls\` from \`pacts/timed-entry-museum-api.json\`; not to be changed by hand.

The fields answered are those of \`data\`, or of the whole answer where it has none. \`[]\` stands for the items of a
list, \`→\` for what a text holds as JSON; \`?\` marks what some requests do without. A call without fields answered wants
only to know whether it worked. Refusals are \`code\` with \`error\` or \`message\`, on every call.

| call | sent | answered | states |
| ---- | ---- | -------- | ------ |
`;

/** What the agreement says about each call, as a page of Markdown: fields sent, fields answered, states. */
export function callsTable({ interactions }: AgreedPact): string {
  const rows = contractCalls.map((call) => {
    const own = interactions.filter(({ request }) => callOf(request) === call);
    const sent = own.map(({ request }) => ({ ...request.query, ...request.body?.content }));
    const answered = own
      .map(({ response }) => response.body.content)
      .filter(({ code = 0 }) => code === 0)
      .map(({ code: _code, ...rest }) => rest);
    const states = own.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
    const named = [...new Set(states)].sort().map(code);
    const cells = [
      code(nameOf(call)),
      sentFields(sent),
      answeredFields(answered),
      named.join(', '),
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  return introduction + rows.join('');
}

const code = (text: string): string => `\`${text}\``;

/** The fields of requests; those that not all of them have are optional. */
function sentFields(requests: readonly object[]): string {
  return leaves(requests.flatMap(fieldPathsOf))
    .map((path) => {
      const count = requests.filter((request) => names(fieldPathsOf(request)).includes(name(path)));
      return code(`${shown(path)}${count.length < requests.length ? '?' : ''}`);
    })
    .sort()
    .join(', ');
}

/** The fields of answers, which an interaction leaves out that has no use for them. */
function answeredFields(answers: readonly object[]): string {
  return leaves(answers.flatMap(fieldPathsOf))
    .map((path) => code(shown(path).replace(/^data(\.|(?=\[))/, '')))
    .sort()
    .join(', ');
}

const name = (path: FieldPath): string => path.join('\n');
const names = (paths: readonly FieldPath[]): string[] => paths.map(name);

/** The fields that hold no others, each once. */
function leaves(paths: readonly FieldPath[]): FieldPath[] {
  const unique = new Map(paths.map((path) => [name(path), path]));
  return [...unique.values()].filter(
    (path) => ![...unique.keys()].some((other) => other.startsWith(`${name(path)}\n`)),
  );
}

const shown = (path: FieldPath): string =>
  path.join('.').replaceAll(`.${everyItem}`, '[]').replaceAll(`.${insideText}.`, ' → ');
