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
