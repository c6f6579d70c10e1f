/** Any node of a syntax tree, by the names that trees of ECMAScript share. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Whether what a node holds under a name is a node itself. */
export const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && typeof value.type === 'string';

/** The nodes of what a node holds under a name: one, a list of them, or none. */
export const nodesIn = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

/** The nodes right below a node. */
export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesIn);

/** The statements at the top of a module. */
export const statementsIn = (tree: unknown): readonly Node[] =>
  isNode(tree) ? nodesIn(tree['body']) : [];

/** The name that a node bears; none, if it is no node. */
export const nameOf = (value: unknown): string => (isNode(value) ? String(value['name']) : '');

/** What stands in the place of a piece of a source. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A source with changes made to it, none of which lies in another. */
export function withChanges(code: string, changes: readonly Change[]): string {
  return [...changes]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end),
      code,
    );
}
