import type { Plugin } from 'vite';
import { isNode, type Node, nodesIn, withChanges } from './syntaxTree.ts';

const nameOf = (value: unknown): string => (isNode(value) ? String(value['name']) : '');

/** A node and all below it, in no order that matters. */
function nodesOf(node: Node): readonly Node[] {
  return [node, ...Object.values(node).flatMap((held) => nodesIn(held).flatMap(nodesOf))];
}

/** The name of what `exports.name` is, for such an expression. */
function exportedName(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression') return undefined;
  return nameOf(node['object']) === 'exports' ? nameOf(node['property']) : undefined;
}

/** The module that `require('module')` asks for, for such an expression. */
function requiredModule(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'CallExpression') return undefined;
  const [module] = nodesIn(node['arguments']);
  return nameOf(node['callee']) === 'require' ? String(module?.['value']) : undefined;
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
  const statements = isNode(tree) ? nodesIn(tree['body']) : [];
  const nodes = statements.flatMap(nodesOf);
  const targetOf = ({ type, left }: Node): readonly Node[] =>
    type === 'AssignmentExpression' && isNode(left) && exportedName(left) !== undefined
      ? [left]
      : [];
  const targets = nodes.flatMap(targetOf);
  const constants = statements
    .flatMap(({ expression }) => (isNode(expression) ? targetOf(expression) : []))
    .filter((target) => targets.filter(isSameAs(target)).length === 1);
  const asking = statements.filter(({ declarations }) =>
    nodesIn(declarations).some(({ init }) => requiredModule(init) !== undefined),
  );
  const required = asking.flatMap(({ declarations }) => nodesIn(declarations));
  const isOther = (node: Node): boolean =>
    (requiredModule(node) !== undefined && !required.some(({ init }) => init === node)) ||
    (node.type === 'MemberExpression' && nameOf(node['object']) === 'module');
  if (nodes.some(isOther)) throw new Error('the module asks or exports in another way');

  const names = [...new Set(targets.map((target) => exportedName(target) ?? ''))];
  const changing = names.filter((name) => !constants.some((each) => exportedName(each) === name));
  const uses = nodes.flatMap((node) => {
    const name = exportedName(node);
    if (name === undefined) return [];
    const { start, end } = node;
    return [{ start, end, text: `${constants.includes(node) ? 'const ' : ''}exported_${name}` }];
  });
  return [
    ...required.map(
      ({ id, init }) => `import * as ${nameOf(id)} from '${requiredModule(init) ?? ''}';`,
    ),
    ...changing.map((name) => `let exported_${name};`),
    ...absent.map((name) => `const exported_${name} = undefined;`),
    withChanges(code, [...asking.map(({ start, end }) => ({ start, end, text: '' })), ...uses]),
    `export { ${[...names, ...absent].map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

const isSameAs =
  (target: Node) =>
  (other: Node): boolean =>
    exportedName(other) === exportedName(target);

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
