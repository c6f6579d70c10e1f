/** Where a field stands in an answer: names of fields, {@link everyItem}, and {@link insideText}. */
export type FieldPath = readonly string[];

/** In a {@link FieldPath}: all items of a list. */
export const everyItem = '*';
/** In a {@link FieldPath}: the JSON that a text holds. */
export const insideText = '(JSON)';

/** Where the fields of a JSON value stand, each once, those inside texts that hold JSON objects included. */
export function fieldPathsOf(value: unknown): FieldPath[] {
  const found = new Map<string, FieldPath>();
  for (const path of walk(value)) found.set(path.join('\n'), path);
  return [...found.values()];
}

function walk(value: unknown): FieldPath[] {
  if (Array.isArray(value)) return below(everyItem, value.flatMap(walk));
  if (typeof value === 'string') return below(insideText, walk(jsonObject(value)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...below(name, walk(inner))]);
}

const below = (name: string, paths: readonly FieldPath[]): FieldPath[] =>
  paths.map((path) => [name, ...path]);

/** The object that a text holds as JSON; nothing for any other text. */
export function jsonObject(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
