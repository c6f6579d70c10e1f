import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const complaints: string[] = [];
for (const method of ['warn', 'error'] as const) {
  console[method] = (...values: readonly unknown[]): void => {
    complaints.push(`console.${method}: ${format(...values)}`);
  };
}

/**
 * A warning is a promise that somebody will look. Nobody does, so it fails the test in which it was written, or the
 * first one where it was written before.
 */
function expectSilence(): void {
  expect(complaints.splice(0), 'nothing may go to console.warn or console.error').toEqual([]);
}

afterEach(expectSilence);
afterAll(expectSilence);
