import { afterAll, afterEach, describe, expect } from 'vitest';
import { findWebKit, webKitIsAbsent } from './findWebKit.ts';
import { type RunningWebKit, startWebKit } from './startWebKit.ts';
import { type WebKitComing, WebKitVisitor } from './WebKitVisitor.ts';

const installed = findWebKit();

/** Tests in the second engine; skipped where it is not installed, which the run says aloud. */
export const describeInWebKit = describe.skipIf(installed === null);

/**
 * Starts the engine for the tests of a file, and tells how a visitor comes: one at a time. After each test their pages
 * are asserted clean and their browser is ended; of a test that failed, what stood on the page is printed.
 */
export function visitsInWebKit(): (coming: WebKitComing) => Promise<WebKitVisitor> {
  let engine: Promise<RunningWebKit> | null = null;
  let visitor: WebKitVisitor | null = null;
  const start = () => {
    if (installed === null) throw new Error(webKitIsAbsent);
    engine ??= startWebKit(installed);
    return engine;
  };
  afterEach(async ({ task }) => {
    const leaving = visitor;
    visitor = null;
    if (leaving === null) return;
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) process.stdout.write(await leaving.lastSeen());
    const problems = hasFailed ? [] : await leaving.problems();
    await (await start()).end();
    expect(problems, 'the run must be clean').toEqual([]);
  });
  afterAll(async () => (await engine)?.close());
  return async (coming) => {
    visitor = await WebKitVisitor.comes(await (await start()).open(coming.url), coming);
    return visitor;
  };
}
