import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const { SyntaxKind } = ts;
const root = join(import.meta.dirname, '../..');

/** What came with ECMAScript 2021 and later, by the parser's names. */
const young: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.BarBarEqualsToken,
  SyntaxKind.AmpersandAmpersandEqualsToken,
  SyntaxKind.QuestionQuestionEqualsToken,
  SyntaxKind.PropertyDeclaration,
  SyntaxKind.PrivateIdentifier,
  SyntaxKind.ClassStaticBlockDeclaration,
  SyntaxKind.Decorator,
  SyntaxKind.ImportAttributes,
]);

/** Everything in a script that a reader of ECMAScript 2020 stumbles over, or Safari before 16.4: look-behind. */
function beyond2020(text: string): readonly string[] {
  const { Latest } = ts.ScriptTarget;
  const file = ts.createSourceFile('built.js', text, Latest, false, ts.ScriptKind.JS);
  const wrong: unknown = Reflect.get(file, 'parseDiagnostics');
  const found: string[] = Array.isArray(wrong) && wrong.length === 0 ? [] : ['does not parse'];
  const visit = (node: ts.Node, inFunction: boolean): void => {
    if (isYoung(node, text, inFunction)) found.push(text.slice(node.pos, node.end).slice(0, 80));
    const isInside = inFunction || ts.isFunctionLike(node);
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  visit(file, false);
  return [...found, ...(text.match(/\(\?<[=!].{0,20}/g) ?? [])];
}

function isYoung(node: ts.Node, text: string, inFunction: boolean): boolean {
  if (young.has(node.kind)) return true;
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) {
    return text.slice(node.pos, node.end).includes('_');
  }
  if (ts.isRegularExpressionLiteral(node)) return /\/[a-z]*[dv][a-z]*$/.test(node.text);
  // Chrome below 91 gets it wrong, though it reads it.
  if (ts.isCallChain(node)) return node.arguments.slice(0, -1).some(ts.isSpreadElement);
  const waits = ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && !!node.awaitModifier);
  return waits && !inFunction;
}

describe('what the phone is sent', () => {
  it.each(['dist', 'dist-demo'])(
    '[Q-WV-1] %s: every script is read by an engine of ECMAScript 2020, without look-behind',
    (folder) => {
      const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
      const scripts = names.filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(10);
      for (const name of scripts) {
        expect(beyond2020(readFileSync(join(root, folder, name), 'utf8')), name).toEqual([]);
      }
    },
  );

  it.each([
    'a ||= 1;',
    'a &&= 1;',
    'a ??= 1;',
    'const a = 1_000;',
    'class A { a = 1; }',
    'class A { #a() {} }',
    'class A { static { f(); } }',
    'await f();',
    'const a = /(?<=b)c/;',
    "const a = 'x'.split(new RegExp('(?<!b)c'));",
    'const a = /b/d;',
    'a?.(...b, c);',
    'a?.b(...c, d);',
    'const a = /b/v;',
    'const = 1;',
  ])('[Q-WV-1] the same eyes see what is younger: %s', (text) => {
    expect(beyond2020(text)).not.toEqual([]);
  });

  it('[Q-WV-1] and nothing in what ECMAScript 2020 has', () => {
    const old =
      'export const f = async () => { await a?.b ?? 1n ** 2n; import("c"); }; /(?<d>e)/su;';
    expect(beyond2020(old)).toEqual([]);
  });
});
