import { isOld } from './compatibility.ts';

/** A rule of a style sheet with the conditions around it. */
interface StyleRule {
  /** Such as `@supports (height:100dvh)`, from the outside in. */
  readonly around: readonly string[];
  /** Of an at-rule without rules inside, such as `@font-face`, its name. */
  readonly selector: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

/** Reads a style sheet as the build writes them: without comments, and with braces in no text. */
function rulesOf(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const around: string[] = [];
  // Each piece ends where a block begins, ends, or a declaration does.
  for (const [, text = '', end] of css.matchAll(/([^{}]*)([{}])/g)) {
    const pieces = text.split(';').filter((piece) => piece.trim() !== '');
    if (end === '{') {
      around.push(pieces.at(-1)?.trim() ?? '');
      continue;
    }
    const selector = around.pop() ?? '';
    const declarations = pieces.map((piece): readonly [string, string] => {
      const colon = piece.indexOf(':');
      return [piece.slice(0, colon).trim(), piece.slice(colon + 1).trim()];
    });
    if (declarations.length > 0) rules.push({ around: [...around], selector, declarations });
    else if (selector.startsWith('@')) rules.push({ around: [...around], selector, declarations });
  }
  return rules;
}

/** Every feature of a style sheet that the oldest engines have not got, by its path in the table. */
export function youngStylesOf(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const rule of rulesOf(css)) {
    const asked = rule.around.filter((condition) => condition.startsWith('@supports')).join(' ');
    const prefixed = rule.declarations.map(([property]) => property);
    for (const { names, asked: asking } of featuresOf(rule)) {
      // What an engine is asked for before, it need not have.
      if (asked.includes(asking)) continue;
      if (isOld(names, prefixed.includes(`-webkit-${asking}`)) === false) {
        found.add(names.slice(1).join('.'));
      }
    }
  }
  // With the property goes what it is set to.
  return new Set([...found].filter((path) => !found.has(path.replace(/\.[^.]+$/, ''))));
}

interface Feature {
  readonly names: readonly string[];
  /** As a condition of `@supports` would name it. */
  readonly asked: string;
}

const feature = (asked: string, ...names: readonly string[]): Feature => ({ names, asked });

function featuresOf(rule: StyleRule): readonly Feature[] {
  const found = [...rule.around, rule.selector].flatMap((text) =>
    text.startsWith('@') ? featuresOfAtRule(text) : featuresOfSelector(text),
  );
  const text = rule.declarations.map(([property, value]) => `${property}:${value}`).join(';');
  for (const [property, value] of rule.declarations) {
    if (/^(?:row-|column-)?gap$/.test(property) && !text.includes('display:grid')) {
      found.push(feature(property, 'css', 'properties', property, 'flex_context'));
    }
    if (!property.startsWith('-')) found.push(...featuresOfDeclaration(property, value));
    found.push(...featuresOfValue(value));
  }
  return found;
}

function featuresOfAtRule(text: string): readonly Feature[] {
  const name = /^@([\w-]+)/.exec(text)?.[1] ?? '';
  const asked = [...text.matchAll(/\(([a-z-]+)/g)].map(([, of = '']) =>
    feature(of, 'css', 'at-rules', name, of),
  );
  return [feature(`@${name}`, 'css', 'at-rules', name), ...asked];
}

const featuresOfSelector = (text: string): readonly Feature[] =>
  [...text.matchAll(/::?([a-z-]+)/g)].map(([whole, name = '']) =>
    feature(whole, 'css', 'selectors', name),
  );

function featuresOfDeclaration(property: string, value: string): readonly Feature[] {
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  return [
    feature(property, 'css', 'properties', property),
    ...words.flatMap((word) =>
      [word, word.replaceAll('-', '_')].map((name) =>
        feature(word, 'css', 'properties', property, name),
      ),
    ),
  ];
}

function featuresOfValue(value: string): readonly Feature[] {
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name = '']) => [
    feature(`${name}(`, 'css', 'types', name),
    feature(`${name}(`, 'css', 'types', 'color', name),
  ]);
  const dynamic = /\d[dsl]v(?:h|w|i|b|min|max)\b/.test(value)
    ? [feature('dvh', 'css', 'types', 'length', 'viewport_percentage_units_dynamic')]
    : [];
  const container = /\dcq(?:w|h|i|b|min|max)\b/.test(value)
    ? [feature('cq', 'css', 'types', 'length', 'container_query_length_units')]
    : [];
  return [...functions, ...dynamic, ...container];
}
