import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * A checker that checks nothing passes silently. So every law is broken here on purpose, in a copy of the project,
 * and the very commands of `npm run check` must name each place; and they must have nothing to say where nothing
 * is broken.
 */

const root = join(import.meta.dirname, '../..');

/** The commands that hold the laws. */
type Checker = 'laws' | 'biome' | 'compiler' | 'tests';

const commands: Readonly<Record<Checker, readonly string[]>> = {
  laws: ['tsx/dist/cli.mjs', 'scripts/laws.ts'],
  biome: ['@biomejs/biome/bin/biome', 'lint', '--max-diagnostics=none', '--colors=off', 'src'],
  // A record of the copy's own: the other one belongs to the project.
  compiler: [
    'typescript/bin/tsc',
    '-p',
    'tsconfig.domain.json',
    '--tsBuildInfoFile',
    'domain.tsbuildinfo',
  ],
  tests: ['vitest/vitest.mjs', 'run', '--project', 'unit', '--reporter', 'tap-flat'],
};

interface Plant {
  readonly breaks: string;
  readonly file: string;
  readonly source: string;
  readonly checker: Checker;
  /** What the checker must say in one line with the file. */
  readonly says: string;
}

const imports = (from: string): string =>
  `import * as planted from '${from}';\nexport const use = planted;\n`;
const knows = (name: string, from: string): string =>
  `import type { ${name} } from '${from}';\nexport type Planted = ${name};\n`;

const lawPlants: readonly Plant[] = [
  ...(
    [
      [
        'the model knows a port',
        'domain/model/PlantedPort.ts',
        knows('Clock', '../../ports/Clock.ts'),
        'law-1-model',
      ],
      [
        'the model knows a package',
        'domain/model/PlantedPackage.ts',
        imports('react'),
        'law-1-model',
      ],
      [
        'a use case knows an adapter',
        'domain/useCases/PlantedAdapter.ts',
        knows('Transport', '../../adapters/http/Transport.ts'),
        'law-1-domain',
      ],
      [
        'a use case knows a screen',
        'domain/useCases/PlantedScreen.ts',
        imports('../../ui/components/Button.tsx'),
        'law-1-domain',
      ],
      [
        'a use case knows a package',
        'domain/useCases/PlantedPackage.ts',
        imports('mobx'),
        'law-1-domain',
      ],
      ['dates are made elsewhere', 'domain/model/PlantedDates.ts', imports('dayjs'), 'law-1-dates'],
      [
        'a port knows a use case',
        'ports/PlantedUseCase.ts',
        knows('SelectSlot', '../domain/useCases/SelectSlot.ts'),
        'law-2-ports',
      ],
      ['a port knows a package', 'ports/PlantedPackage.ts', imports('valibot'), 'law-2-ports'],
      [
        'an adapter knows a screen',
        'adapters/http/PlantedScreen.ts',
        imports('../../ui/components/Button.tsx'),
        'law-3-adapters',
      ],
      [
        'a screen knows an adapter',
        'ui/PlantedAdapter.ts',
        knows('Transport', '../adapters/http/Transport.ts'),
        'law-3-ui',
      ],
      ['a screen knows the wiring', 'ui/PlantedWiring.ts', imports('../container.ts'), 'law-3-ui'],
      ['a screen knows inversify', 'ui/PlantedContainer.ts', imports('inversify'), 'law-3-wiring'],
      [
        'an adapter knows inversify',
        'adapters/http/PlantedContainer.ts',
        knows('Container', 'inversify'),
        'law-3-wiring',
      ],
      [
        'another file chooses the adapters',
        'PlantedChoice.ts',
        imports('./adapters/browserAdapters.ts'),
        'law-3-choice',
      ],
      [
        'shipped code leans on a test',
        'ui/PlantedTest.ts',
        imports('../../test/planted.ts'),
        'law-4-shipped',
      ],
      [
        'shipped code leans on a contract',
        'adapters/http/PlantedContract.ts',
        imports('../../../contracts/planted.ts'),
        'law-4-shipped',
      ],
      [
        'shipped code leans on a development package',
        'ui/PlantedPackage.ts',
        imports('fast-check'),
        'law-4-packages',
      ],
      [
        'shipped code leans on Node',
        'adapters/system/PlantedNode.ts',
        imports('node:fs'),
        'law-4-packages',
      ],
      [
        'shipped code knows the in-memory museum',
        'adapters/http/PlantedMuseum.ts',
        imports('../inMemory/museum/InMemoryMuseum.ts'),
        'law-4-in-memory',
      ],
      [
        'two files know each other',
        'domain/model/PlantedCircle.ts',
        knows('Other', './PlantedCircleOther.ts'),
        'law-5-cycles',
      ],
      [
        'an import leads nowhere',
        'ui/PlantedNowhere.ts',
        imports('./Nowhere.ts'),
        'law-5-unresolved',
      ],
      [
        'a decorator',
        'domain/model/PlantedDecorator.ts',
        'const mark = (target: unknown): void => void target;\n@mark\nexport class Planted {}\n',
        'law-5-decorators',
      ],
      [
        'a barrel',
        'domain/model/PlantedBarrel.ts',
        "export * from './Money.ts';\n",
        'law-5-barrels',
      ],
      [
        'a barrel of types',
        'domain/model/PlantedTypes.ts',
        "export type { Money } from './Money.ts';\n",
        'law-5-barrels',
      ],
      ['a file named index', 'ui/planted/index.ts', 'export const planted = 1;\n', 'law-5-barrels'],
      [
        'a cast over unknown',
        'ui/PlantedCast.ts',
        'export const planted = 1 as unknown as string;\n',
        'law-5-casts',
      ],
      [
        'a cast in angle brackets',
        'ui/PlantedBrackets.ts',
        "export const planted = <unknown>'1';\n",
        'law-5-casts',
      ],
      [
        'a cast in an adapter',
        'adapters/http/PlantedCast.ts',
        'export const planted = (answer: unknown) => answer as string;\n',
        'law-5-foreign-data',
      ],
      [
        'parsed JSON that is believed',
        'adapters/http/PlantedJson.ts',
        'export const planted = (text: string): { a: string } => JSON.parse(text);\n',
        'law-5-foreign-data',
      ],
      [
        'an answer that is believed',
        'adapters/http/PlantedAnswer.ts',
        'export async function planted(answer: Response): Promise<string> {\n  const data: { a: string } = await answer.json();\n  return data.a;\n}\n',
        'law-5-foreign-data',
      ],
      [
        'a compiler that is silenced',
        'ui/PlantedSilence.ts',
        "// @ts-expect-error wishful\nexport const planted: number = '';\n",
        'law-5-waivers',
      ],
      [
        'a law that is waived',
        'ui/PlantedWaiver.ts',
        '// biome-ignore lint/style/noRestrictedGlobals: wishful\nexport const planted = document;\n',
        'law-5-waivers',
      ],
      [
        'chance',
        'domain/useCases/PlantedChance.ts',
        'export const planted = (): number => Math.random();\n',
        'law-6-chance',
      ],
      [
        'dangerouslySetInnerHTML in another component',
        'ui/PlantedHtml.tsx',
        "export const Planted = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n",
        'law-7-sink',
      ],
      [
        'innerHTML',
        'adapters/system/PlantedInner.ts',
        "export const planted = (element: Element): void => {\n  element.innerHTML = '';\n};\n",
        'law-7-sink',
      ],
      [
        'innerHTML by its name',
        'adapters/system/PlantedName.ts',
        "export const planted = (element: Element): void => void Reflect.set(element, 'innerHTML', '');\n",
        'law-7-sink',
      ],
      [
        'outerHTML',
        'adapters/system/PlantedOuter.ts',
        "export const planted = (element: Element): void => {\n  element.outerHTML = '';\n};\n",
        'law-7-sink',
      ],
      [
        'insertAdjacentHTML',
        'ui/PlantedAdjacent.ts',
        "export const planted = (element: Element): void => element.insertAdjacentHTML('beforeend', '');\n",
        'law-7-sink',
      ],
      [
        'DOMParser',
        'adapters/http/PlantedParser.ts',
        "export const planted = () => new DOMParser().parseFromString('', 'text/html');\n",
        'law-7-sink',
      ],
      [
        'document.write',
        'adapters/weChat/PlantedWrite.ts',
        "export const planted = (): void => document.write('');\n",
        'law-7-sink',
      ],
      [
        'a second policy',
        'adapters/weChat/PlantedPolicy.ts',
        "export const planted = () => Reflect.get(window, 'trustedTypes');\n",
        'law-7-sink',
      ],
      [
        'HTML declared safe elsewhere',
        'ui/PlantedSafe.ts',
        "import type { SafeHtml } from '../ports/HtmlSanitiser.ts';\nexport const planted = (html: string): SafeHtml => html as SafeHtml;\n",
        'law-7-safe-html',
      ],
      [
        'the policy serves another',
        'adapters/http/PlantedTrust.ts',
        imports('../system/museumHtmlPolicy.ts'),
        'law-7-policy',
      ],
      [
        'a second sanitiser',
        'adapters/http/PlantedSanitiser.ts',
        imports('dompurify'),
        'law-7-sanitiser',
      ],
    ] as const
  ).map(
    ([breaks, file, source, says]): Plant => ({
      breaks,
      file: `src/${file}`,
      source,
      checker: 'laws',
      says,
    }),
  ),
];

const biomePlants: readonly Plant[] = [
  ...(
    [
      ['a default export', 'PlantedDefault', 'export default 1;\n', 'noDefaultExport'],
      ['any', 'PlantedAny', 'export const planted: any = 1;\n', 'noExplicitAny'],
      [
        'a non-null assertion',
        'PlantedNonNull',
        'export const planted = (text: string | null): number => text!.length;\n',
        'noNonNullAssertion',
      ],
    ] as const
  ).map(
    ([breaks, name, source, says]): Plant => ({
      breaks,
      file: `src/domain/model/${name}.ts`,
      source,
      checker: 'biome',
      says,
    }),
  ),
  ...(['domain/useCases', 'ports', 'ui'] as const).flatMap((room) =>
    (
      [
        ['Now', 'Date.now()'],
        ['NewDate', 'new Date()'],
        ['Window', 'window.name'],
        ['Document', 'document.title'],
        ['Fetch', "fetch('/')"],
        ['LocalStorage', 'localStorage.length'],
        ['SessionStorage', 'sessionStorage.length'],
        ['Timeout', 'setTimeout(() => undefined, 1)'],
        ['Interval', 'setInterval(() => undefined, 1)'],
        ['Frame', 'requestAnimationFrame(() => undefined)'],
        ['Navigator', 'navigator.userAgent'],
        ['Location', 'location.href'],
        ['History', 'history.length'],
        ['Crypto', 'crypto.randomUUID()'],
        ['Global', 'globalThis.name'],
      ] as const
    ).map(
      ([name, use]): Plant => ({
        breaks: `${use} in ${room}`,
        file: `src/${room}/Planted${name}.ts`,
        source: `export const planted = () => ${use};\n`,
        checker: 'biome',
        says: 'noRestrictedGlobals',
      }),
    ),
  ),
];

const compilerPlants: readonly Plant[] = [
  'document',
  'fetch',
  'setTimeout',
  'localStorage',
  'process',
].map((name) => ({
  breaks: `the domain knows ${name}`,
  file: `src/domain/model/PlantedName_${name}.ts`,
  source: `export const planted = (): unknown => ${name};\n`,
  checker: 'compiler',
  says: `Cannot find name '${name}'`,
}));

const testPlants: readonly Plant[] = [
  ...(
    [
      ['a warning in a test', 'Warning', "it('warns', () => console.warn('careless'));"],
      ['an error in a test', 'Error', "it('complains', () => console.error('careless'));"],
      [
        'a warning before any test',
        'Before',
        "console.warn('careless');\nit('is quiet', () => {});",
      ],
    ] as const
  ).map(
    ([breaks, name, source]): Plant => ({
      breaks,
      file: `test/domain/Planted${name}.test.ts`,
      source: `import { it } from 'vitest';\n${source}\n`,
      checker: 'tests',
      says: 'not ok',
    }),
  ),
];

const plants = [...lawPlants, ...biomePlants, ...compilerPlants, ...testPlants];

/** What plants lean on: not broken itself. */
const soil: Readonly<Record<string, string>> = {
  'src/domain/model/PlantedCircleOther.ts': knows('Planted', './PlantedCircle.ts').replace(
    'type Planted =',
    'type Other =',
  ),
  'test/planted.ts': 'export const planted = 1;\n',
  'contracts/planted.ts': 'export const planted = 1;\n',
};

/** Looks like a breach to whoever only reads words. */
const innocent: Readonly<Record<string, string>> = {
  'src/domain/model/PlantedInnocent.ts': `/** Not innerHTML, not new Date(). */
export interface PlantedInnocent {
  readonly window: string;
  readonly history: readonly string[];
}
export const planted = (window: PlantedInnocent): string => window.history.join(window.window);
`,
  'src/adapters/http/PlantedInnocent.ts': `export function planted(text: string, read: (data: unknown) => string): string {
  const data: unknown = JSON.parse(text);
  return read(data) + read(JSON.parse(text));
}
export const now = (): number => Date.now();
export const names = ['a', 'b'] as const;
`,
  'test/domain/PlantedInnocent.test.ts':
    "import { it } from 'vitest';\nit('is quiet', () => {});\n",
};

const copies: string[] = [];

function copyProject(additions: Readonly<Record<string, string>>): string {
  const copy = mkdtempSync(join(tmpdir(), 'laws-'));
  copies.push(copy);
  for (const path of [
    'src',
    'scripts/laws.ts',
    'scripts/leanLibraries.ts',
    'scripts/LongestFirst.ts',
    'scripts/StageTimes.ts',
    'scripts/syntaxTree.ts',
    'package.json',
    'tsconfig.json',
    'tsconfig.domain.json',
    'biome.jsonc',
    '.dependency-cruiser.mjs',
    '.gitignore',
    'vitest.config.ts',
    'test/support/failOnConsole.ts',
    'test/support/nginx',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  for (const [path, source] of Object.entries(additions)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), source);
  }
  return copy;
}

interface Verdict {
  readonly code: number | null;
  readonly output: string;
}

function run(checker: Checker, copy: string): Promise<Verdict> {
  const [program = '', ...parameters] = commands[checker];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(copy, 'node_modules', program), ...parameters], {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += String(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

async function runAll(copy: string): Promise<Readonly<Record<Checker, Verdict>>> {
  return {
    laws: await run('laws', copy),
    biome: await run('biome', copy),
    compiler: await run('compiler', copy),
    tests: await run('tests', copy),
  };
}

describe('the laws', () => {
  let green: Readonly<Record<Checker, Verdict>>;
  let red: Readonly<Record<Checker, Verdict>>;

  beforeAll(async () => {
    const broken = Object.fromEntries(plants.map(({ file, source }) => [file, source]));
    [green, red] = await Promise.all([
      runAll(copyProject(innocent)),
      runAll(copyProject({ ...soil, ...broken })),
    ]);
  }, 120_000);

  afterAll(() => {
    for (const copy of copies) {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it.each([
    ['laws', /^[1-9]\d* files of src, 0 breaches$/m],
    ['biome', /^Checked [1-9]\d* files/m],
    // Says nothing when it is content; that it reads the files is proven below.
    ['compiler', /^$/],
    ['tests', /^ok /m],
  ] as const)('%s: nothing to say of the project as it is', (checker, content) => {
    expect(green[checker].output).toMatch(content);
    expect(green[checker].code).toBe(0);
  });

  it.each(plants.map((plant) => [plant.breaks, plant] as const))('red: %s', (_breaks, plant) => {
    const { code, output } = red[plant.checker];
    expect(code).not.toBe(0);
    const lines = output.split('\n').filter((line) => line.includes(plant.file));
    expect(lines).toContainEqual(expect.stringContaining(plant.says));
  });

  it('every rule of the import laws has a plant', async () => {
    const configuration = await extractDepcruiseConfig(join(root, '.dependency-cruiser.mjs'));
    const rules = (configuration.forbidden ?? []).map((rule) => rule.name);
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter((rule) => !plants.some(({ says }) => says === rule))).toEqual([]);
  });

  it('every breach comes with its reason', () => {
    const blocks = red.laws.output.split(/\n(?=law-)/);
    expect(blocks.length).toBeGreaterThanOrEqual(lawPlants.length);
    for (const block of blocks) {
      expect(block.split('\n')[2]?.trim().length, block).toBeGreaterThan(20);
    }
  });
});
