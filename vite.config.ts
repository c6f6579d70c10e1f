import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildVersion } from './scripts/buildVersion.ts';
import { licences } from './scripts/licences.ts';
import { museumPictures } from './scripts/museumPictures.ts';
import { plainPrivates } from './scripts/plainPrivates.ts';
import { readHeaders, shippedHeaders } from './scripts/readHeaders.ts';
import { staticShell } from './scripts/staticShell.ts';

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
      react(),
      staticShell(headers['Content-Security-Policy'] ?? ''),
      buildVersion(),
      licences(),
      inMemory && museumPictures(),
    ],
    define: { __IN_MEMORY__: JSON.stringify(inMemory) },
    resolve: {
      // The container asks for the whole metadata library; without decorators its small half is all that is used.
      // And React has had the hook for years that two packages still bring along for older ones.
      alias: [
        { find: /^reflect-metadata$/, replacement: 'reflect-metadata/lite' },
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      ],
    },
    // Names of classes by their hash alone: they stand in scripts and styles, and nobody reads them there.
    css: { modules: { generateScopedName: '_[hash:base64:5]' } },
    server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
    // The development server above it cannot: it puts scripts and styles into the page.
    preview: { headers },
    build: {
      outDir: inMemory ? 'dist-demo' : 'dist',
      target: ['es2020', 'chrome87', 'safari14'],
      // iOS by its own name as well: unlike the Mac it knows how large text is by its prefix alone.
      cssTarget: ['chrome87', 'safari14', 'ios14'],
      // The policy of deploy/headers.conf allows images from data: addresses, but files are cached and these are not.
      assetsInlineLimit: 0,
      // Every engine of the build target that lacks modulepreload loads the same modules a little later.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // Its detectors are imported by generated code and used by nobody; the package does not say that it has no effects.
        treeshake: {
          moduleSideEffects: [{ test: /node_modules\/typesafe-i18n\//, sideEffects: false }],
        },
        output: {
          codeSplitting: {
            // In three files: what asks the museum, small so that it is asked early; React, which outlasts most releases;
            // and home. Each costs a little compression, and is read while the next is on its way.
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
              { name: 'start', test: /src\/(main|adapters\/browserAdapters)\.ts$/ },
              { name: 'home', test: /src\/(firstScreen\.ts|showApp\.tsx)$/ },
            ],
          },
        },
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
