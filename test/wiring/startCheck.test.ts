import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { withoutComfort } from '../../scripts/smallStartCheck.ts';

const { SyntaxKind } = ts;

/** The syntax that the file gets by with, all of it in ECMAScript 5; a browser of 2012 reads it. */
const plainSyntax: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.SourceFile,
  SyntaxKind.EndOfFileToken,
  SyntaxKind.ExpressionStatement,
  SyntaxKind.IfStatement,
  SyntaxKind.Block,
  SyntaxKind.ReturnStatement,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.Parameter,
  SyntaxKind.VariableStatement,
  SyntaxKind.VariableDeclarationList,
  SyntaxKind.VariableDeclaration,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.BinaryExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.ArrayLiteralExpression,
  SyntaxKind.ObjectLiteralExpression,
  SyntaxKind.PropertyAssignment,
  SyntaxKind.Identifier,
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.PrefixUnaryExpression,
  SyntaxKind.NullKeyword,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.QuestionToken,
  SyntaxKind.ColonToken,
  SyntaxKind.EqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.AmpersandAmpersandToken,
  SyntaxKind.BarBarToken,
]);

/** What a text has besides: younger syntax, a comma before the end of arguments, an error. */
function beyondPlain(text: string): readonly string[] {
  const file = ts.createSourceFile('text.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // let and const.
    if (node.flags & ts.NodeFlags.BlockScoped) found.push(node.getText());
    if (!plainSyntax.has(node.kind)) found.push(`${SyntaxKind[node.kind]} ${node.getText()}`);
    // Other flags than these are younger, and so are names of groups and looking behind.
    if (ts.isRegularExpressionLiteral(node) && !/^\/(?!.*\(\?<).*\/[gim]*$/.test(node.text)) {
      found.push(node.text);
    }
    if (ts.isCallExpression(node) && node.arguments.hasTrailingComma) found.push('a last comma');
    if (ts.isFunctionLike(node) && node.parameters.hasTrailingComma) found.push('a last comma');
    if (ts.isParameter(node) && node.getChildCount() > 1) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('the check of the start', () => {
  it('[START-10] [Q-WV-1] is written in ECMAScript 5, for the browsers that read nothing younger', () => {
    const path = join(import.meta.dirname, '../../public/startCheck.js');
    const source = readFileSync(path, 'utf8');
    expect(beyondPlain(source)).toEqual([]);
    const shipped = withoutComfort(source);
    expect(beyondPlain(shipped)).toEqual([]);
    expect(shipped.length).toBeLessThan(source.length * 0.6);
  });

  it.each([
    'const a = 1;',
    'f(() => 1);',
    'f(`a`);',
    'a?.b;',
    'a ?? b;',
    'f(...a);',
    'f(a,);',
    '(function (a = 1) {})();',
    '(async function () {})();',
    'a **= 2;',
    'f({ a, });',
    'class A {}',
    'for (a of b) f(a);',
    "import('a');",
    'f({ a });',
    'f({ a() {} });',
    'f(/a/u);',
    'f(/(?<=a)b/);',
  ])('the same eyes see what is younger: %s', (text) => {
    expect(beyondPlain(text)).not.toEqual([]);
  });
});
