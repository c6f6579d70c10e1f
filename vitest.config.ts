import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/LongestFirst.ts';
import { leanLibraries } from './scripts/leanLibraries.ts';
import { StageTimes } from './scripts/StageTimes.ts';

// Pact reports every run to its makers unless told not to.
const env = { PACT_DO_NOT_TRACK: 'true' };

/**
 * The groups run one after the other: contracts must be written before they are verified, and a browser at work
 * would disturb the timing of the rest.
 */
export default defineConfig({
  define: { __IN_MEMORY__: 'true' },
  plugins: [react(), leanLibraries()],
  test: {
    reporters: ['default', new StageTimes()],
    sequence: { sequencer: LongestFirst },
    // So that they are the libraries that are shipped.
    server: { deps: { inline: [/\/node_modules\/(inversify|mobx|qrcode\.react|wouter)/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'test/{bench,domain,ports,adapters,deploy,journeyModel,laws,rush,support,trust,wiring}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          globalSetup: ['test/support/nginx/sayIfAbsent.ts'],
          setupFiles: ['test/support/failOnConsole.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['test/support/failOnConsole.ts', 'test/support/patientScreens.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'consumer',
          include: ['contracts/consumer/**/*.pact.test.ts'],
          environment: 'node',
          env,
          // One file at a time: all of them write into one pact file.
          fileParallelism: false,
          maxWorkers: 1,
          globalSetup: ['test/support/emptyPacts.ts'],
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          include: ['contracts/provider/**/*.test.ts'],
          environment: 'node',
          env,
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/unpackChromium.ts'],
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'webkit',
          include: ['test/webkit/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/support/webKit/sayIfAbsent.ts'],
          maxWorkers: 3,
          testTimeout: 90_000,
          hookTimeout: 90_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
