import type { Plugin } from 'vite';
import {
  type Change,
  isNode,
  type Node,
  nameOf,
  nodesIn,
  statementsIn,
  withChanges,
} from './syntaxTree.ts';

/** The bundler's helpers, and the one of them that makes the object of what a module exports. */
const helpers = 'rolldown-runtime';
const maker = '__exportAll';

/** `{ name: () => value }` as `{ get name() { return value; } }`, for the argument of the maker. */
function withGetters(code: string, literal: Node): string {
  const getters = nodesIn(literal['properties']).map(({ key, value }) => {
    const body = isNode(value) ? value['body'] : undefined;
    if (!isNode(key) || !isNode(body)) throw new Error('the bundler makes namespaces otherwise');
    const [name, read] = [key, body].map(({ start, end }) => code.slice(start, end));
    return `get ${name}() { return ${read}; }`;
  });
  return `({ ${getters.join(', ')} })`;
}

/**
 * The code of a built file that makes objects of what a module exports by itself, and not by a helper of another file.
 *
 * @throws Error where it needs another helper, or makes them in a way that was not looked at
 */
export function withoutHelpers(code: string, tree: unknown): string {
  const changes = statementsIn(tree).flatMap(
    ({ type, start, end, source, specifiers, declarations }) => {
      if (
        type === 'ImportDeclaration' &&
        isNode(source) &&
        String(source['value']).includes(helpers)
      ) {
        const names = nodesIn(specifiers).map(({ local }) => nameOf(local));
        const other = names.filter((name) => name !== maker);
        if (other.length > 0) throw new Error(`a CommonJS module needs ${other.join(', ')}`);
        return [{ start, end, text: '' }];
      }
      return nodesIn(declarations).flatMap(({ init }): readonly Change[] => {
        if (!isNode(init) || init.type !== 'CallExpression') return [];
        const { callee, arguments: given } = init;
        const [literal] = nodesIn(given);
        if (nameOf(callee) !== maker || literal === undefined) return [];
        return [{ start: init.start, end: init.end, text: withGetters(code, literal) }];
      });
    },
  );
  const plain = withChanges(code, changes);
  if (plain.includes(maker)) throw new Error('the bundler makes namespaces otherwise');
  return plain;
}

/**
 * Has every file of the build do without the bundler's helpers, which would be a file of their own that the first page waits
 * for: one announcement more in a slow phone's longest task.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'plain-namespaces',
    apply: 'build',
    // Before names are shortened and files are named after what they hold.
    renderChunk(code, { name }) {
      if (name === helpers || !code.includes(helpers)) return null;
      return { code: withoutHelpers(code, this.parse(code)), map: null };
    },
    generateBundle: {
      // Before others note which files a part needs.
      order: 'pre',
      handler(_, bundle) {
        for (const [fileName, { name }] of Object.entries(bundle)) {
          if (name === helpers) delete bundle[fileName];
        }
      },
    },
  };
}
