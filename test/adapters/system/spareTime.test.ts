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
  const page = new DOMParser().parseFromString('<meta name="build" content="abc123">', 'text/html');
  const bare = new DOMParser().parseFromString('<p></p>', 'text/html');

  it('[Q-OFF-2] is asked nothing by a page that knows no build of its own', async () => {
    const fetch = () => Promise.reject(new Error('asked'));
    expect(await isReachable({ document: bare, fetch })).toBe(false);
  });

  it.each([
    ['answers with this build', async () => new Response('{"build":"abc123"}'), true],
    ['answers with another build', async () => new Response('{"build":"def456"}'), false],
    ['answers with something else', async () => new Response('<html>'), false],
    ['answers that there is no such file', async () => new Response('', { status: 404 }), false],
    ['does not answer', async () => Promise.reject(new TypeError('offline')), false],
  ])('[Q-OFF-2] %s', async (_how, fetch, expected) => {
    expect(await isReachable({ document: page, fetch })).toBe(expected);
  });
});
