// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isReachable } from '../../../src/adapters/system/isReachable.ts';
import { savesData, whenIdle } from '../../../src/adapters/system/whenIdle.ts';

describe('an idle moment', () => {
  it('is the browser’s to tell', () => {
    const tasks: IdleRequestCallback[] = [];
    let done = 0;
    const requestIdleCallback = (task: IdleRequestCallback) => tasks.push(task);
    whenIdle({ requestIdleCallback, setTimeout: window.setTimeout }, () => {
      done += 1;
    });
    expect(done).toBe(0);
    tasks[0]?.({ didTimeout: false, timeRemaining: () => 10 });
    expect(done).toBe(1);
  });

  it('[Q-WV-2] comes a little later in a browser that does not tell', async () => {
    await new Promise<void>((resolve) => whenIdle({ setTimeout: window.setTimeout }, resolve));
  });
});

describe('a visitor who saves data', () => {
  it.each([
    [{ saveData: true }, true],
    [{ saveData: false }, false],
    [undefined, false],
    [null, false],
  ])('is known by %j', (connection, expected) => {
    const phone = Object.create(
      navigator,
      connection === undefined ? {} : { connection: { value: connection } },
    );
    expect(savesData(phone)).toBe(expected);
  });
});

describe('the app’s own host', () => {
  it.each([
    ['answers', async () => new Response('{}'), true],
    ['answers that there is no such file', async () => new Response('', { status: 404 }), false],
    ['does not answer', async () => Promise.reject(new TypeError('offline')), false],
  ])('[Q-OFF-2] %s', async (_how, fetch, expected) => {
    expect(await isReachable({ fetch })).toBe(expected);
  });
});
