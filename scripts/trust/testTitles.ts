import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** One title that opens a test or a group of them, as it stands in the source. */
export interface TestTitle {
  /** Path from the project's folder, with slashes. */
  readonly file: string;
  readonly title: string;
}

const root = join(import.meta.dirname, '../..');
const folders = ['test', 'contracts'];
/** Suites are the tests of a port's promise, run by each adapter's own test file. */
const testFile = /\.(?:test|pact\.test|suite)\.tsx?$/;

/** Every title of every test of the project; ids of a group stand in the group's title and are counted there. */
export function testTitles(): readonly TestTitle[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && testFile.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .flatMap((file) => titlesIn(file));
}

function titlesIn(file: string): readonly TestTitle[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    const title =
      ts.isCallExpression(node) && opensTest(node.expression) ? node.arguments[0] : null;
    if (title != null && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
      found.push({ file, title: title.getText().slice(1, -1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, scriptKind(file)));
  return found;
}

const scriptKind = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

/** `it`, `it.each(rows)`, `describe.runIf(…)`, … */
function opensTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['it', 'test', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) {
    return opensTest(callee.expression);
  }
  return ts.isTaggedTemplateExpression(callee) && opensTest(callee.tag);
}
