import type { Plugin } from 'vite';
import {
  childrenOf,
  isNode,
  type Node,
  nameOf,
  nodesIn,
  statementsIn,
  withChanges,
} from './syntaxTree.ts';

/** A node and all below it. */
const nodesOf = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(nodesOf)];

/** The name of what `exports.name` is, for such an expression. */
function exportedName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  return nameOf(node['object']) === 'exports' ? nameOf(node['property']) : undefined;
}

/** The names that an expression exports something under. */
function namesSetBy({ type, left }: Node): readonly string[] {
  const name = type === 'AssignmentExpression' ? exportedName(left) : undefined;
  return name === undefined ? [] : [name];
}

/** The module that `require('module')` asks for, for such an expression. */
function requiredModule(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined;
  const [module] = nodesIn(node['arguments']);
  return nameOf(node['callee']) === 'require' ? String(module?.['value']) : undefined;
}

/** The imports that stand for a declaration of nothing but modules that are asked for; null of any other statement. */
function importsFor({ declarations }: Node): readonly string[] | null {
  const imports = nodesIn(declarations).map(({ id, init }) => {
    const module = requiredModule(init);
    return module === undefined ? null : `import * as ${nameOf(id)} from '${module}';`;
  });
  return imports.length > 0 && imports.every((one) => one !== null) ? imports : null;
}

/**
 * The source of a CommonJS module as one of ECMAScript that exports the same: variables that live on, of which those that are
 * set once, at the top, are constants, so that a bundler leaves out what nobody imports.
 *
 * @param absent what others read of it and it does not export
 * @throws Error for a module that asks for others elsewhere than in declarations of its own at the top, or whose `module` is
 *   used: it is not one of those that were looked at
 */
export function asModule(code: string, tree: unknown, absent: readonly string[] = []): string {
  const statements = statementsIn(tree);
  const asking = statements.filter((statement) => importsFor(statement) !== null);
  const others = statements.filter((statement) => !asking.includes(statement));
  const nodes = others.flatMap(nodesOf);
  const isOther = (node: Node): boolean =>
    requiredModule(node) !== undefined ||
    (node.type === 'MemberExpression' && nameOf(node['object']) === 'module');
  if (nodes.some(isOther)) throw new Error('the module asks or exports in another way');

  const set = nodes.flatMap(namesSetBy);
  const names = [...new Set(set)];
  const atTop = others
    .flatMap(({ expression }) => (isNode(expression) ? [expression] : []))
    .filter((expression) => namesSetBy(expression).length > 0);
  const setAtTop = atTop.flatMap(namesSetBy);
  const changing = names.filter(
    (name) => !setAtTop.includes(name) || set.indexOf(name) !== set.lastIndexOf(name),
  );
  const targets = new Set(atTop.map(({ left }) => left));
  const uses = nodes.flatMap((node) => {
    const name = exportedName(node);
    if (name === undefined) return [];
    const { start, end } = node;
    const isDeclared = targets.has(node) && !changing.includes(name);
    return [{ start, end, text: `${isDeclared ? 'const ' : ''}exported_${name}` }];
  });
  return [
    ...asking.flatMap((statement) => importsFor(statement) ?? []),
    ...changing.map((name) => `let exported_${name};`),
    ...absent.map((name) => `const exported_${name} = undefined;`),
    withChanges(code, [...asking.map(({ start, end }) => ({ start, end, text: '' })), ...uses]),
    `export { ${[...names, ...absent].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

const exportAll = (file: string): string => `export * from './cjs/${file}.js';\n`;

/** The files by which React's packages are asked for, each of which chooses between two: what it is in production. */
const entries: Readonly<Record<string, string>> = {
  // Two libraries import all of it by one name.
  'react/index': `${exportAll('react.production')}import * as all from './cjs/react.production.js';\nexport { all as default };\n`,
  'react/jsx-runtime': exportAll('react-jsx-runtime.production'),
  'react-dom/index': exportAll('react-dom.production'),
  // Imported as a whole by the start, which would keep what is for pages that a server drew.
  'react-dom/client': "export { createRoot } from './cjs/react-dom-client.production.js';\n",
  'scheduler/index': exportAll('scheduler.production'),
};

/** What React reads of the scheduler and only a mock of it has. */
const absentIn: Readonly<Record<string, readonly string[]>> = {
  'scheduler/cjs/scheduler.production': ['log', 'unstable_setDisableYieldValue'],
};

const reactFile =
  /\/node_modules\/((?:react|react-dom|scheduler)\/(?:index|jsx-runtime|client|cjs\/[\w-]+\.production))\.js$/;

/**
 * Builds React as ECMAScript modules, which it is not published as: what nothing here uses of it is left out, the rest is
 * called without a detour, and no phone waits for what a bundler needs to tell the two kinds apart.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    transform: {
      filter: { id: reactFile },
      handler(code, id) {
        const [, file = ''] = reactFile.exec(id) ?? [];
        return {
          code: entries[file] ?? asModule(code, this.parse(code), absentIn[file]),
          map: null,
        };
      },
    },
  };
}
