import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import ts from 'typescript';

/**
 * The laws of README that are about who imports whom (.dependency-cruiser.mjs), and those that neither the compiler
 * nor Biome can say (below). Biome says the rest: biome.jsonc.
 */

/** One place that breaks a law. */
interface Breach {
  /** `law-1-model`: the number of the law and the clause. */
  readonly rule: string;
  /** Path from the project's folder, and the line where there is one. */
  readonly place: string;
  readonly what: string;
  readonly reason: string;
}

/** What one node of a file's syntax breaks. */
type Finding = Omit<Breach, 'place'>;

/** What a clause is told of the file: its path from the project's folder, with slashes. */
type Clause = (node: ts.Node, path: string) => Finding | undefined;

const root = process.cwd();

/** Written by the texts' generator, not by us. */
const isGenerated = (path: string): boolean => /^src\/ui\/i18n\/i18n-[^/]*\.ts$/.test(path);
const isAdapter = (path: string): boolean => path.startsWith('src/adapters/');

/** Where the page's one Trusted Types policy stands, and where HTML is declared safe. */
const policyFile = 'src/adapters/system/museumHtmlPolicy.ts';
const sanitiserFile = 'src/adapters/system/DomPurifySanitiser.ts';

const clauses: readonly Clause[] = [
  function noDecorators(node) {
    return ts.isDecorator(node)
      ? {
          rule: 'law-5-decorators',
          what: node.getText(),
          reason: 'the build ships decorators as they stand, and no engine here runs them',
        }
      : undefined;
  },

  function noBarrels(node, path) {
    const passesOn = ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
    const isIndex =
      ts.isSourceFile(node) &&
      /(^|\/)index\.tsx?$/.test(path) &&
      !/^src\/ui\/i18n\/[a-z]+\/(?:\w+\/)?index\.ts$/.test(path);
    return passesOn || isIndex
      ? {
          rule: 'law-5-barrels',
          what: isIndex ? 'a file named index' : node.getText(),
          reason: 'a name has one home; a barrel hides who needs what and invites cycles',
        }
      : undefined;
  },

  function noDoubleCasts(node) {
    const isDouble =
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword;
    return isDouble || ts.isTypeAssertionExpression(node)
      ? {
          rule: 'law-5-casts',
          what: node.getText(),
          reason: 'a cast over unknown claims what nobody has checked',
        }
      : undefined;
  },

  function noCastsInAdapters(node, path) {
    return isAdapter(path) &&
      ts.isAsExpression(node) &&
      !ts.isConstTypeReference(node.type) &&
      !isSafeHtml(node.type)
      ? {
          rule: 'law-5-foreign-data',
          what: node.getText(),
          reason: 'adapters meet foreign data: a schema says what it is, a cast only wishes',
        }
      : undefined;
  },

  function noBelievedJson(node) {
    const parses =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      (node.expression.getText() === 'JSON.parse' ||
        (node.expression.name.text === 'json' && node.arguments.length === 0));
    if (!parses || isReceivedAsUnknown(node)) {
      return undefined;
    }
    return {
      rule: 'law-5-foreign-data',
      what: node.getText(),
      reason: 'parsed JSON is `any`: hand it to a schema, or to a constant declared `unknown`',
    };
  },

  function noWaivers(node) {
    const waiver = ts.isSourceFile(node)
      ? /@ts-(?:ignore|nocheck|expect-error)|biome-ignore(?:-\w+)? lint\/(?:style\/(?:noRestrictedGlobals|noDefaultExport|noNonNullAssertion)|suspicious\/noExplicitAny|performance\/noBarrelFile)/.exec(
          node.getFullText(),
        )
      : null;
    return waiver === null
      ? undefined
      : {
          rule: 'law-5-waivers',
          what: waiver[0],
          reason: 'a law is not waived where it is broken; its exceptions stand where it stands',
        };
  },

  function noChance(node, path) {
    return !isAdapter(path) &&
      ts.isPropertyAccessExpression(node) &&
      /^(?:Math\.random|Intl\.DateTimeFormat\(\)\.resolvedOptions)$/.test(node.getText())
      ? {
          rule: 'law-6-chance',
          what: node.getText(),
          reason:
            'chance and the phone’s own zone come through a port, so that a test can hold them',
        }
      : undefined;
  },

  function oneSourceOfSafeHtml(node, path) {
    return ts.isAsExpression(node) && isSafeHtml(node.type) && path !== sanitiserFile
      ? {
          rule: 'law-7-safe-html',
          what: node.getText(),
          reason: `HTML is safe when the sanitiser has said so, in ${sanitiserFile}`,
        }
      : undefined;
  },

  function oneHtmlSink(node, path) {
    const name =
      ts.isIdentifier(node) || ts.isStringLiteralLike(node)
        ? node.text
        : ts.isPropertyAccessExpression(node)
          ? node.getText()
          : '';
    if (!htmlSinks.has(name) || htmlSinks.get(name) === path) {
      return undefined;
    }
    return {
      rule: 'law-7-sink',
      what: name,
      reason:
        'text becomes HTML in one place, behind one sanitiser: src/ui/components/MuseumHtml.tsx',
    };
  },
];

const isSafeHtml = (type: ts.TypeNode): boolean => type.getText() === 'SafeHtml';

/** Every way by which a text becomes HTML or script, and the one file that may use it. */
const htmlSinks: ReadonlyMap<string, string> = new Map([
  ['dangerouslySetInnerHTML', 'src/ui/components/MuseumHtml.tsx'],
  ...['trustedTypes', 'DOMParser', 'innerHTML'].map((name): [string, string] => [name, policyFile]),
  ...[
    'document.write',
    'document.writeln',
    'outerHTML',
    'insertAdjacentHTML',
    'createContextualFragment',
    'setHTMLUnsafe',
    'parseHTMLUnsafe',
    'srcdoc',
    'srcDoc',
  ].map((name): [string, string] => [name, '']),
]);

/** Whether nothing can be read from the value before somebody has looked into it. */
function isReceivedAsUnknown(node: ts.Node): boolean {
  const { parent } = node;
  if (
    ts.isAwaitExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isConditionalExpression(parent)
  ) {
    return isReceivedAsUnknown(parent);
  }
  if (ts.isCallExpression(parent)) {
    return parent.expression !== node;
  }
  if (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) {
    return parent.type?.kind === ts.SyntaxKind.UnknownKeyword;
  }
  if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) {
    const giver = ts.findAncestor(parent, ts.isFunctionLike);
    return giver?.type !== undefined && /^(?:Promise<)?unknown>?$/.test(giver.type.getText());
  }
  return false;
}

function sourceFiles(): readonly string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => `src/${path.split(sep).join('/')}`)
    .sort();
}

function breachesOf(path: string): readonly Breach[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const breaches: Breach[] = [];
  const visit = (node: ts.Node): void => {
    for (const clause of clauses) {
      const finding = clause(node, path);
      if (finding !== undefined) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        breaches.push({ ...finding, place: `${path}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return breaches;
}

async function importBreaches(files: readonly string[]): Promise<readonly Breach[]> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(['src'], options, undefined, {
    tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
  });
  if (typeof output === 'string') {
    throw new Error('dependency-cruiser answered with a text');
  }
  const seen = new Set(output.modules.map((module) => module.source));
  const unseen = files.filter((path) => !seen.has(path));
  if (files.length === 0 || unseen.length > 0) {
    // It answers "no violations" where it cannot read the files at all.
    throw new Error(
      `dependency-cruiser saw ${files.length - unseen.length} of ${files.length} files, not ${unseen.slice(0, 3).join(', ')} …`,
    );
  }
  const reasons = new Map(
    (options.ruleSet?.forbidden ?? []).map((rule) => [rule.name, rule.comment ?? '']),
  );
  return output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    place: violation.from,
    what: violation.cycle?.map((step) => step.name).join(' → ') ?? `imports ${violation.to}`,
    reason: reasons.get(violation.rule.name) ?? '',
  }));
}

const files = sourceFiles();
const breaches = [
  ...(await importBreaches(files)),
  ...files.filter((path) => !isGenerated(path)).flatMap(breachesOf),
];
for (const { rule, place, what, reason } of breaches) {
  process.stdout.write(`${rule}  ${place}\n    ${what.split('\n', 1)[0]}\n    ${reason}\n`);
}
process.stdout.write(`${files.length} files of src, ${breaches.length} breaches\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
