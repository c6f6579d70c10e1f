import type { Plugin } from 'vite';
import { type Change, childrenOf, isNode, type Node, withChanges } from './syntaxTree.ts';

/** All nodes below one, in no class below it. */
function* nodesOf(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child;
    if (child.type !== 'ClassBody') yield* nodesOf(child);
  }
}

/** The bodies of all classes, those within others too. */
function* classesOf(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    if (/^Class(Declaration|Expression)$/.test(child.type)) yield child;
    yield* classesOf(child);
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A short name that nothing public bears; models tell by how it begins that it is nobody's to look at. */
const nameOf = (place: number, isDerived: boolean): string =>
  `${isDerived ? '__' : '_'}${letters[place % letters.length]}${Math.floor(place / letters.length) || ''}`;

function changesIn(owner: Node): readonly Change[] {
  const body = childrenOf(owner).find(({ type }) => type === 'ClassBody');
  if (body === undefined) return [];
  const nodes = [...nodesOf(body)];
  const isDerived = isNode(owner['superClass']);
  const own = nodes
    .map(({ type, key }) => (/^(Property|Method)Definition$/.test(type) ? key : null))
    .filter((key) => isNode(key) && key.type === 'PrivateIdentifier')
    .map((key) => (isNode(key) ? key['name'] : null));
  const names = new Map([...new Set(own)].map((name, place) => [name, nameOf(place, isDerived)]));
  const asked = nodes.find(({ left }) => isNode(left) && left.type === 'PrivateIdentifier');
  return nodes
    .filter(({ type }) => type === 'PrivateIdentifier')
    .map(({ start, end, name }) => {
      const text = names.get(name);
      if (text === undefined || asked !== undefined) {
        throw new Error(`#${String(name)} cannot be made a plain name here`);
      }
      return { start, end, text };
    });
}

/**
 * A source with the private names of its classes made plain ones.
 *
 * @throws Error for a private name of a class around, and for one that is asked after by `in`
 */
export function withPlainPrivates(code: string, tree: unknown): string {
  return withChanges(code, isNode(tree) ? [...classesOf(tree)].flatMap(changesIn) : []);
}

/** What is shipped with private names: all that is written here, and the container. */
const privateNames = /\/(?:src\/[^?]*\.tsx?|node_modules\/@inversifyjs\/[^?]*\.js)$/;

/**
 * Ships private fields and methods as plain ones under short names. The oldest engines of the build's target know no
 * `#names`, and what stands in for them otherwise, a WeakMap for each, takes more bytes and is slower at every access. In
 * the source they stay private, which is where it counts.
 */
export function plainPrivates(): Plugin {
  return {
    name: 'plain-privates',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: privateNames, code: /#[a-z]/ },
      handler(code, id) {
        return withPlainPrivates(code, this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }));
      },
    },
  };
}
