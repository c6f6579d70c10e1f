/** One thing in a pattern, and how often it may stand there. */
interface Item {
  readonly text: string;
  readonly isUnbounded: boolean;
  /** The alternatives of a group; null for anything else. */
  readonly group: readonly (readonly Item[])[] | null;
}

const readClass = (source: string, from: number): number => {
  let at = from + 1;
  while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
  return at + 1;
};

const readEscape = (source: string, from: number): number => {
  const named = /^\\[pPk](?:\{[^}]*\}|<[^>]*>)/.exec(source.slice(from))?.[0];
  return from + (named?.length ?? 2);
};

/** The alternatives from a place on, and the place where they end. */
function readAlternatives(source: string, from: number): [(readonly Item[])[], number] {
  const alternatives: Item[][] = [[]];
  let at = from;
  while (at < source.length && source[at] !== ')') {
    if (source[at] === '|') {
      alternatives.push([]);
      at += 1;
      continue;
    }
    const [item, end] = readItem(source, at);
    alternatives.at(-1)?.push(item);
    at = end;
  }
  return [alternatives, at];
}

function readItem(source: string, from: number): [Item, number] {
  let end = from + 1;
  let group: Item['group'] = null;
  if (source[from] === '[') end = readClass(source, from);
  if (source[from] === '\\') end = readEscape(source, from);
  if (source[from] === '(') {
    const head = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(from))?.[0].length ?? 1;
    const [inner, close] = readAlternatives(source, from + head);
    group = inner;
    end = close + 1;
  }
  const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(end))?.[0] ?? '';
  const item = { text: source.slice(from, end), isUnbounded: /^[*+]|,\}/.test(quantifier), group };
  return [item, end + quantifier.length];
}

const hasUnbounded = ({ group }: Item): boolean =>
  group?.flat().some((item) => item.isUnbounded || hasUnbounded(item)) === true;

/** Whether each round of a group begins with a mark that nothing else in the group can be: then it reads one way only. */
const beginsWithOwnMark = ({ group }: Item): boolean =>
  group?.length === 1 &&
  /^\\?[^\w\\[(.]$/.test(group[0]?.[0]?.text ?? '') &&
  group[0]?.[0]?.isUnbounded === false &&
  group[0]
    .slice(1)
    .every(({ text }) => /^\[[^^]/.test(text) && !text.includes(group[0]?.[0]?.text.at(-1) ?? ''));

const risksOf = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item, index) => {
    const own: string[] = [];
    if (item.isUnbounded && hasUnbounded(item) && !beginsWithOwnMark(item)) {
      own.push('repeats a repetition');
    }
    if (item.isUnbounded && (item.group?.length ?? 1) > 1) own.push('repeats a choice');
    const next = items[index + 1];
    if (item.isUnbounded && next?.isUnbounded && next.text === item.text) {
      own.push('repeats twice in a row');
    }
    return [...own, ...(item.group ?? []).flatMap(risksOf)];
  });

/**
 * What could make a pattern take longer over a text than it takes to read it: a repetition inside a repetition, a choice
 * that is repeated, the same repeated twice in a row, and a repetition that is begun anew from each place because what
 * comes behind it is missing. A simple rule, stricter than need be; empty for a pattern that reads each text in one go.
 *
 * @param literal as it stands in a source, such as `/^a+$/u`
 */
export function unboundedRisks(literal: string): readonly string[] {
  const source = literal.slice(1, literal.lastIndexOf('/'));
  const [alternatives] = readAlternatives(source, 0);
  const again = alternatives.flatMap((items) => {
    const [first, ...rest] = items;
    return first?.isUnbounded && rest.length > 0 ? ['looks again from each place'] : [];
  });
  return [...new Set([...alternatives.flatMap(risksOf), ...again])];
}
