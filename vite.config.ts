import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildVersion } from './scripts/buildVersion.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { inlineClasses } from './scripts/inlineClasses.ts';
import { leanLibraries } from './scripts/leanLibraries.ts';
import { licences } from './scripts/licences.ts';
import { museumPictures } from './scripts/museumPictures.ts';
import { neededBesides } from './scripts/neededBesides.ts';
import { plainNamespaces } from './scripts/plainNamespaces.ts';
import { plainPrivates } from './scripts/plainPrivates.ts';
import { reactModules } from './scripts/reactModules.ts';
import { readHeaders, shippedHeaders } from './scripts/readHeaders.ts';
import { shortClassNames } from './scripts/shortClassNames.ts';
import { smallStartCheck } from './scripts/smallStartCheck.ts';
import { staticShell } from './scripts/staticShell.ts';

/** What is loaded for a slot that was tapped. */
const ticketsOfSlot = /src\/(adapters\/http\/CatalogueCalls\.ts|ui\/home\/TicketCards\.tsx)$/;

/** What is loaded once a visitor goes on from home. */
const orderWay =
  /src\/(container|adapters\/laterAdapters|adapters\/weChat\/WeChatPaymentBridge|ui\/laterScreens)\.tsx?$/;

/** What comes after a ticket is bought, and what is shown of an order besides its codes and over them. */
const behindCode =
  /src\/(afterSale|adapters\/afterSaleAdapters|ui\/orders\/(OrderOffers|RefundButton|OrderTimeline)|ui\/gate\/(TicketPictureSheet|CalendarSheet))\.tsx?$/;

/** What is said on that way, each language apart. */
const wordsOfWay = (locale: string) =>
  new RegExp(`src/ui/i18n/${locale}/(orderForm|orders|payment)/`);

/**
 * What a tap on a slot asks and shows; then what a visitor needs to order, to pay and to show the code, and its words:
 * three files are packed better than fifty. In the demo the museum itself needs some of it at the start.
 */
const wayToTicket = [
  { name: 'tickets', test: ticketsOfSlot },
  { name: 'order', test: orderWay },
  { name: 'smsCode', test: /src\/smsCode\.ts$/ },
  { name: 'words-en', test: wordsOfWay('en') },
  { name: 'words-zh', test: wordsOfWay('zh') },
  { name: 'afterSale', test: behindCode },
];

/**
 * Two builds of one app. `demo` mode puts the in-memory museum behind it, every other mode the real one; the choice
 * is the constant `__IN_MEMORY__`, so that the bundler drops the other list of adapters with all that hangs on it.
 */
export default defineConfig(({ mode }) => {
  const inMemory = mode === 'demo';
  const headers = readHeaders(shippedHeaders);
  return {
    // Relative, so that one build can be served from any folder of any host.
    base: './',
    plugins: [
      plainPrivates(),
      inlineClasses(),
      leanLibraries(),
      reactModules(),
      react(),
      plainNamespaces(),
      staticShell(headers['Content-Security-Policy'] ?? ''),
      smallStartCheck(),
      compileAhead(['react', 'models', 'home', 'order']),
      buildVersion(),
      licences(),
      inMemory && museumPictures(),
    ],
    define: { __IN_MEMORY__: JSON.stringify(inMemory) },
    resolve: {
      // The container asks for a metadata library; without decorators it needs three functions of it.
      // And React has had the hook for years that two packages still bring along for older ones.
      alias: [
        {
          find: /^reflect-metadata$/,
          replacement: fileURLToPath(new URL('src/reflectMetadata.ts', import.meta.url)),
        },
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        // The same library as modules, which it does not name first.
        { find: /^dayjs$/, replacement: 'dayjs/esm/index.js' },
        { find: /^dayjs\/plugin\/utc\.js$/, replacement: 'dayjs/esm/plugin/utc/index.js' },
      ],
    },
    // They stand in scripts and styles, and nobody reads them there.
    css: { modules: { generateScopedName: shortClassNames('src') } },
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
    // The development server above it cannot: it puts scripts and styles into the page.
    preview: { headers },
    build: {
      outDir: inMemory ? 'dist-demo' : 'dist',
      // Which Chrome 87 and Safari 14 know. Named themselves they would be given no `?.`, for a call that Chrome below 91
      // gets wrong and that is not made here: one with a spread argument before others.
      target: 'es2020',
      // iOS by its own name as well: unlike the Mac it knows how large text is by its prefix alone.
      cssTarget: ['chrome87', 'safari14', 'ios14'],
      // The policy of deploy/headers.conf allows images from data: addresses, but files are cached and these are not.
      assetsInlineLimit: 0,
      // Every engine of the build target that lacks modulepreload loads the same modules a little later.
      modulePreload: { polyfill: false, resolveDependencies: neededBesides },
      reportCompressedSize: false,
      rolldownOptions: {
        // Its detectors are imported by generated code and used by nobody; the package does not say that it has no effects.
        treeshake: {
          moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }],
        },
        output: {
          codeSplitting: {
            // In four files: what asks the museum, small so that it is asked early; what the first screen knows, by which
            // days and slots are drawn; React, which outlasts most releases; and the screen. Each costs a little
            // compression, and is read while the next is on its way.
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'first', test: /src\/main\.ts$/ },
              { name: 'start', test: /src\/start(Online)?\.ts$/ },
              { name: 'models', test: /src\/firstScreen\.ts$/ },
              { name: 'home', test: /src\/showApp\.tsx$/ },
              ...(inMemory ? [] : wayToTicket),
            ],
          },
        },
        // What never changes is written where it is used.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // True of this code and of all that it is built with, and smaller on the phone.
        transform: { assumptions: { setPublicClassFields: true, noDocumentAll: true } },
        // A slow machine is no fault of the build.
        checks: { pluginTimings: false },
        onwarn: (warning) => {
          // Such as a top-level await, which the oldest engine of the target does not know.
          throw new Error(warning.message);
        },
      },
    },
  };
});
