import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ui = join(import.meta.dirname, '../../src/ui');

const begins = (statement: ts.Statement, start: RegExp): boolean =>
  start.test(statement.getText().replace(/\s+/g, ' '));

/**
 * The fields of models that have no value when the model is made observable: no such field is shipped, and MobX, which
 * finds none, never tells of what is put there later.
 */
function unobservedIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassLike(node)) found.push(...unobservedOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('model.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function unobservedOf(model: ts.ClassLikeDeclaration): readonly string[] {
  const statements = model.members.find(ts.isConstructorDeclaration)?.body?.statements ?? [];
  const made = statements.findIndex((statement) => begins(statement, /^makeAutoObservable\(/));
  const before = statements.slice(0, Math.max(made, 0));
  return model.members
    .filter(ts.isPropertyDeclaration)
    .filter(({ initializer }) => made !== -1 && initializer === undefined)
    .map(({ name }) => name.getText())
    .filter(
      (name) => !before.some((statement) => begins(statement, new RegExp(`^this\\.${name} =`))),
    );
}

describe('what a model is made of', () => {
  it('has a value, if only `undefined`, before it is made observable', () => {
    const files = readdirSync(ui, { recursive: true, encoding: 'utf8' });
    const models = files.filter((file) => /Model\.ts$/.test(file));
    expect(models.length).toBeGreaterThan(40);
    for (const file of models) {
      expect(unobservedIn(readFileSync(join(ui, file), 'utf8')), file).toEqual([]);
    }
  });

  it.each([
    'class A { b: string | undefined; constructor() { makeAutoObservable(this); } }',
    'class A { b?: string; constructor() { makeAutoObservable(this, { c: false }); } }',
    'class A { b: string; constructor() { makeAutoObservable(this); this.b = ""; } }',
  ])('the same eyes see what has none: %s', (text) => {
    expect(unobservedIn(text)).toEqual(['b']);
  });

  it('and nothing in what has one, or is not made observable', () => {
    const text =
      'class A { b = 1; c: string; constructor(c: string) { this.c = c; makeAutoObservable(this); } } class D { e?: string; }';
    expect(unobservedIn(text)).toEqual([]);
  });
});
