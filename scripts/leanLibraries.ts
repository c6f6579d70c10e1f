import { fileURLToPath } from 'node:url';
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

/** A change, and of what it is. */
interface NamedChange extends Change {
  readonly name: string;
}

/** @throws Error naming what a module has none of: it is another version than the one that was looked at */
function mustHave(names: readonly string[], found: readonly string[]): void {
  const missing = names.filter((name) => !found.includes(name));
  if (missing.length > 0) throw new Error(`the module has no ${missing.join(', ')}`);
}

/** What a statement at the top of a module declares by a name, adds something to, or calls for its effect alone. */
function changesOf(statement: Node): readonly NamedChange[] {
  const { type, start, end, id, body, declarations, declaration, expression } = statement;
  if (type === 'ExportNamedDeclaration' && isNode(declaration)) return changesOf(declaration);
  if (type === 'FunctionDeclaration' && isNode(body)) {
    const name = nameOf(id);
    return [{ name, start: body.start, end: body.end, text: `{ throw Error('${name}'); }` }];
  }
  if (type === 'VariableDeclaration') {
    return nodesIn(declarations).flatMap(({ id: variable, init }) =>
      isNode(init)
        ? [{ name: nameOf(variable), start: init.start, end: init.end, text: 'undefined' }]
        : [],
    );
  }
  if (type === 'ExpressionStatement' && isNode(expression)) {
    const target = isNode(expression['left']) ? expression['left']['object'] : null;
    if (isNode(target)) return [{ name: nameOf(target), start, end, text: '' }];
    const called = nameOf(expression['callee']);
    const [first] = nodesIn(expression['arguments']);
    // By the function alone, or by what it is called with first.
    return [called, `${called}(${nameOf(first)})`].map((name) => ({ name, start, end, text: '' }));
  }
  return [];
}

/**
 * The source of a module with only the names left of some of its functions and variables, and without the calls of those
 * while it is read; the bundler then drops what nothing else uses. Whoever needs one all the same fails at once.
 *
 * @param instead what is written as the value of other variables, by their names
 * @throws Error naming what the module has none of: it is another version than the one that was looked at
 */
export function withoutUnused(
  code: string,
  tree: unknown,
  unused: readonly string[],
  instead: Readonly<Record<string, string>> = {},
): string {
  const names = [...unused, ...Object.keys(instead)];
  const changes = statementsIn(tree)
    .flatMap(changesOf)
    .filter(({ name }) => names.includes(name));
  mustHave(
    names,
    changes.map(({ name }) => name),
  );
  return withChanges(
    code,
    changes.map((change) => ({ ...change, text: instead[change.name] ?? change.text })),
  );
}

/**
 * The source of a module whose classes have no other methods than these; private ones among them.
 *
 * @throws Error naming those that none of its classes has: it is another version than the one that was looked at
 */
export function withMethods(code: string, tree: unknown, used: readonly string[]): string {
  const classes = statementsIn(tree).filter(({ type }) => type === 'ClassDeclaration');
  const methods = classes
    .flatMap(({ body }) => (isNode(body) ? nodesIn(body['body']) : []))
    .filter(({ type }) => type === 'MethodDefinition')
    .map(({ start, end, key }) => ({ start, end, text: '', name: nameOf(key) }));
  mustHave(
    used,
    methods.map(({ name }) => name),
  );
  return withChanges(
    code,
    methods.filter(({ name }) => !used.includes(name)),
  );
}

/** What nothing here uses of a library and leads to much of it, by the file that a bundler takes. */
const unusedIn: Readonly<Record<string, readonly string[]>> = {
  // Decorators, arrays that are observed, what prints who depends on whom, computed values that are set, and actions with
  // a name.
  'mobx/dist/mobx.mjs': [
    'decorateAction20223_',
    'decorateComputed20223_',
    'addArrayExtension',
    'getDependencyTree',
    'action',
    'assign(action)',
    'autoAction',
    'assign(autoAction)',
    'computedAnnotation',
    'assign(computed)',
    'createAction',
    'maybeIteratorPrototype',
  ],
  // What it says and does of components that are wrapped already.
  'mobx-react-lite/dist/mobxreactlite.mjs': [
    'ObserverComponent',
    'useLocalObservable',
    'ReactForwardRefSymbol',
    'ReactMemoSymbol',
  ],
  // Drawing on a canvas, and pictures in the middle of a code.
  'qrcode.react/lib/esm/index.js': ['QRCodeCanvas', 'SUPPORTS_PATH2D', 'excavateModules'],
  // Numbers as it keeps them; who reads them here says how.
  'lossless-json/lib/esm/numberParsers.js': ['parseLosslessNumber'],
  // Its own links; those here are plain ones.
  'wouter/src/index.js': ['Link'],
};

/**
 * What is used instead of a library's choice, by the variable that holds it. Who reads what a component that never came to the
 * page had observed forgets it by a timer, as in engines without a registry of what is gone, and not by both.
 */
const insteadIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'mobx-react-lite/dist/mobxreactlite.mjs': {
    UniversalFinalizationRegistry: 'TimerBasedFinalizationRegistry',
  },
};

/** The methods that are used of a library's classes. Of the container: binding constants and what makes a value, getting. */
const usedMethodsIn: Readonly<Record<string, readonly string[]>> = {
  'inversify/lib/esm/index.js': [
    'constructor',
    'bind',
    'toConstantValue',
    'toDynamicValue',
    'get',
    // What these call.
    '_bind',
    '_buildBinding',
    '_get',
    '_getButThrowIfAsync',
    '_getAllArgs',
    '_getNotAllArgs',
    '_getPlanMetadataFromNextArgs',
    '_planAndResolve',
    'addPlan',
    'setCurrentRequest',
    'addChildRequest',
    'getMap',
    'add',
    'hasKey',
    '_checkNonNulish',
    '_setValue',
    // And what they say in their errors.
    'toString',
  ],
};

/**
 * What Vite puts before each import of a file that comes later: the styles and scripts that it needs are fetched with it,
 * and it is run once its styles are there. Vite's own is three times as long, for nonces, an event of a failure, and calls
 * from outside of modules.
 */
const preloading = `
const begun = new Map();
const begin = (href) => {
  const isStyle = href.endsWith('.css');
  const isThere = [...document.getElementsByTagName('link')].some(
    (link) => link.href === href && (!isStyle || link.rel === 'stylesheet'),
  );
  if (isThere) return;
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  if (!isStyle) link.as = 'script';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      begun.delete(href);
      link.remove();
      reject(Error(href));
    };
  });
};
export const __vitePreload = async (load, files = [], from) => {
  await Promise.all(
    files.map((file) => {
      const { href } = new URL(file, from);
      if (!begun.has(href)) begun.set(href, begin(href));
      return begun.get(href);
    }),
  );
  return load();
};
`;

/** Whole files. Of the router it is the address in the path, where this app has its own in the hash. */
const replaced: Readonly<Record<string, string>> = {
  'wouter/src/use-browser-location.js':
    'export const useBrowserLocation = undefined;\nexport const useSearch = undefined;\n',
  'vite/preload-helper.js': preloading,
};

const libraryFile =
  /(?:\/node_modules\/|\0)((?:inversify|lossless-json|mobx|mobx-react-lite|qrcode\.react|wouter|vite)\/(?:dist\/|src\/|lib\/esm\/)?(?:mobx|mobxreactlite|numberParsers|index|use-browser-location|preload-helper)\.m?js)$/;

const fileOf = (path: string): string =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/**
 * Leaves out of libraries what nothing here uses and their bundler cannot tell: of MobX 11 kB of what a phone loads before
 * a slot can be tapped are 6 otherwise. The tests run with it too, so that none of them tries more of a library than is
 * shipped.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    config: () => ({
      resolve: {
        // In Node, where tests run, MobX would be another file.
        alias: ['mobx/dist/mobx.mjs', 'mobx-react-lite/dist/mobxreactlite.mjs'].map((path) => ({
          find: new RegExp(`^${path.replace(/\/.*$/, '')}$`),
          replacement: fileOf(path),
        })),
      },
    }),
    transform: {
      filter: { id: libraryFile },
      handler(code, id) {
        const [, file = ''] = libraryFile.exec(id) ?? [];
        const whole = replaced[file];
        if (whole !== undefined) return { code: whole, map: null };
        const methods = usedMethodsIn[file];
        const tree = this.parse(code);
        if (methods !== undefined) return { code: withMethods(code, tree, methods), map: null };
        return {
          code: withoutUnused(code, tree, unusedIn[file] ?? [], insteadIn[file]),
          map: null,
        };
      },
    },
  };
}
