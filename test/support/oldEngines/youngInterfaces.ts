import { dirname, join } from 'node:path';
import ts from 'typescript';
import { hasYoung, isKnown, isOld } from './compatibility.ts';

/**
 * Every interface of the browser and of the language that the app's own sources name and the oldest engines have not
 * got, by its path in the table, with a place that names it.
 *
 * @param config the path of the app's tsconfig
 * @param added a source put beside the others: for the test of this very function
 */
export function youngInterfacesOf(config: string, added?: string): ReadonlyMap<string, string> {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const extra = join(dirname(config), 'src/added.ts');
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === extra && added !== undefined
      ? ts.createSourceFile(name, added, ts.ScriptTarget.Latest, true)
      : getSourceFile.call(host, name, ...rest);
  const names = added === undefined ? fileNames : [extra];
  const program = ts.createProgram(names, { ...options, incremental: false, noEmit: true }, host);
  const checker = program.getTypeChecker();
  const found = new Map<string, string>();
  for (const file of program.getSourceFiles()) {
    const isOurs =
      /\/src\//.test(file.fileName) && !/\/node_modules\/|\/inMemory\//.test(file.fileName);
    if (!isOurs || file.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      // A type is gone by the time that the phone reads it.
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
      if (ts.isIdentifier(node) && hasYoung(node.text)) {
        for (const path of youngPaths(checker, node)) {
          found.set(path, `${file.fileName}: ${node.parent.getText().slice(0, 80)}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function youngPaths(checker: ts.TypeChecker, node: ts.Identifier): readonly string[] {
  const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
  const paths = declarations
    .filter((each) => /\/typescript\/lib\/lib\.[\w.]+$/.test(each.getSourceFile().fileName))
    .flatMap(pathsOf);
  const known = paths.filter((path) => isOld(path) !== undefined);
  // Of several declarations of one thing, the one that says most about it is enough.
  return known.length > 0 && known.every((path) => isOld(path) === false)
    ? known.slice(0, 1).map((path) => path.join('.'))
    : [];
}

/** Where the table may have a declaration of the compiler's libraries. */
function pathsOf(declaration: ts.Declaration): readonly (readonly string[])[] {
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (name === undefined) return [];
  const owner = ownerOf(declaration);
  if (owner === null) {
    return [
      ['api', name],
      ['api', 'Window', name],
      ['javascript', 'builtins', name],
    ];
  }
  const of = owner.replace(/Constructor$/, '');
  const places = isKnown(['api', of]) ? [['api', of]] : [['javascript', 'builtins', of]];
  const mixed = mixins[owner] ?? [];
  return [...places, ...mixed.map((each) => ['api', each])].flatMap((place) => [
    [...place, name],
    [...place, `${name}_static`],
  ]);
}

/** What the compiler's libraries keep apart and the table has where it is mixed in. */
const mixins: Readonly<Record<string, readonly string[]>> = {
  ParentNode: ['Element', 'Document'],
  ChildNode: ['Element'],
  NonDocumentTypeChildNode: ['Element'],
  ElementCSSInlineStyle: ['HTMLElement'],
  HTMLOrSVGElement: ['HTMLElement'],
  ARIAMixin: ['Element'],
  Animatable: ['Element'],
  Body: ['Response'],
  WindowOrWorkerGlobalScope: ['Window'],
  WindowLocalStorage: ['Window'],
  WindowSessionStorage: ['Window'],
  GlobalEventHandlers: ['Window', 'Element', 'HTMLElement'],
  NavigatorLocks: ['Navigator'],
  NavigatorOnLine: ['Navigator'],
  NavigatorID: ['Navigator'],
  NavigatorLanguage: ['Navigator'],
  CanvasText: ['CanvasRenderingContext2D'],
  CanvasRect: ['CanvasRenderingContext2D'],
  CanvasDrawPath: ['CanvasRenderingContext2D'],
  CanvasPath: ['CanvasRenderingContext2D'],
};

/** The name of what a declaration is a member of; null where it stands by itself. */
function ownerOf({ parent }: ts.Declaration): string | null {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  if (!isStatic) return null;
  return parent.parent.name.getText();
}
