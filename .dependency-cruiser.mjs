/**
 * The laws about who may know whom. Each rule bears the number of its law in README and the reason for it;
 * scripts/laws.ts runs them, and test/laws/laws.test.ts proves that each can fail.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'law-1-model',
      comment:
        'the model is pure data and functions: it knows the model alone, so that it can be read and tested without anything else',
      severity: 'error',
      from: { path: '^src/domain/model/' },
      to: { pathNot: '^src/domain/model/|(^|/)node_modules/dayjs/' },
    },
    {
      name: 'law-1-domain',
      comment:
        'the domain knows the domain and its ports: what a museum visit is must not depend on React, HTTP or a browser',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '^src/domain/model/' },
      to: { pathNot: '^src/(domain|ports)/' },
    },
    {
      name: 'law-1-dates',
      comment:
        'dayjs stands behind the one file of dates: elsewhere a day is a MuseumDay, in the museum’s zone',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/domain/model/MuseumCalendar\\.ts$' },
      to: { path: '(^|/)node_modules/dayjs/' },
    },
    {
      name: 'law-2-ports',
      comment:
        'a port speaks the language of the model alone: whoever writes an adapter needs to read nothing else',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { pathNot: '^src/(ports|domain/model)/' },
    },
    {
      name: 'law-3-adapters',
      comment: 'adapters never see the screens: the same museum serves any of them',
      severity: 'error',
      from: { path: '^src/adapters/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'law-3-ui',
      comment:
        'screens know the domain and get their view models through one context: neither adapters nor the wiring',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: ['^src/adapters/', '^src/[^/]+\\.tsx?$'] },
    },
    {
      name: 'law-3-wiring',
      comment:
        'the container is asked in container.ts, afterSale.ts, soldOut.ts and smsCode.ts alone: a class that asks it for its dependencies hides them',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(container|afterSale|soldOut|smsCode|bindTo)\\.ts$',
      },
      to: { path: '(^|/)node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
    },
    {
      name: 'law-3-choice',
      comment:
        'main.ts alone chooses between the two lists of adapters; startOnline.ts is its choice for production',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main|startOnline)\\.ts$' },
      to: { path: '^src/(adapters/(browser|inMemory)Adapters|startOnline)\\.ts$' },
    },
    {
      name: 'law-4-shipped',
      comment: 'nothing shipped leans on what proves it',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|contracts|scripts)/' },
    },
    {
      name: 'law-4-packages',
      comment: 'nothing shipped leans on a package that is installed for development alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'law-4-in-memory',
      comment:
        'the in-memory museum is reached through its list of adapters alone: the production bundle must hold no byte of it',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/(inMemory/|inMemoryAdapters\\.ts$)' },
      to: { path: '^src/adapters/inMemory/' },
    },
    {
      name: 'law-5-cycles',
      comment: 'no cycles, types included: files in a circle can only be understood together',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'law-5-unresolved',
      comment: 'an import that leads nowhere was judged by no law',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'law-7-sanitiser',
      comment: 'one sanitiser: two would be two opinions of what is harmless',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/system/DomPurifySanitiser\\.ts$' },
      to: { path: '(^|/)node_modules/dompurify/' },
    },
    {
      name: 'law-7-policy',
      comment:
        'the Trusted Types policy believes whom it serves: the sanitiser, and the reader of the bank’s form, whose HTML never becomes part of the page',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/adapters/(system/DomPurifySanitiser|weChat/bankForm)\\.ts$',
      },
      to: { path: '^src/adapters/system/museumHtmlPolicy\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types alone are knowledge too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json', '.d.ts'],
    },
  },
};
