import { describe, expect, it } from 'vitest';
import { TransportError } from '../../../src/adapters/http/Transport.ts';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { savePath, TestedMuseum } from './aMuseum.ts';
import { anOrder } from './anOrder.ts';

const infoPath = '/trip/order/info';

/** Timers that run only when the test lets time pass. */
class ManualTimers {
  #now = 0;
  #tasks: { at: number; task: () => void }[] = [];

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#tasks.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#tasks = this.#tasks.filter((other) => other !== next);
      this.#now = next.at;
      next.task();
    }
    this.#now = until;
  }

  get waiting(): number {
    return this.#tasks.length;
  }
}

function underTest(plan: readonly object[], latencyMs = 0) {
  const museum = new TestedMuseum();
  museum.museum.control('/_museum/faults', { plan });
  const timers = new ManualTimers();
  const transport = museumTransport(museum.museum, timers, latencyMs);
  const send = (path: string, body: unknown = {}, timeoutMs = 20_000) =>
    transport.send({ method: 'POST', path, headers: {}, body: JSON.stringify(body) }, timeoutMs);
  return { museum, timers, send, saved: () => museum.state().orders.length };
}

/** What has become of a promise so far. */
async function outcomeOf<T>(promise: Promise<T>): Promise<T | 'waiting' | TransportError> {
  const nothing = Promise.resolve().then(() => Promise.resolve('waiting' as const));
  return Promise.race([
    promise.catch((error: unknown) => {
      if (error instanceof TransportError) return error;
      throw error;
    }),
    nothing.then(() => nothing).then(() => nothing),
  ]);
}

describe('the transport to the in-memory museum', () => {
  it('answers at once, and leaves no timer behind', async () => {
    const { send, timers } = underTest([]);
    expect(await outcomeOf(send(savePath, anOrder()))).toMatchObject({ status: 200 });
    expect(timers.waiting).toBe(0);
  });

  it('takes the latency it is given', async () => {
    const { send, timers } = underTest([], 300);
    const answer = send(savePath, anOrder());
    timers.pass(299);
    expect(await outcomeOf(answer)).toBe('waiting');
    timers.pass(1);
    expect(await outcomeOf(answer)).toMatchObject({ status: 200 });
    expect(timers.waiting).toBe(0);
  });

  it('[Q-BAD-8] delayBefore and delayAfterCommit differ in what the museum knows meanwhile', async () => {
    for (const [kind, known] of [
      ['delayBefore', 0],
      ['delayAfterCommit', 1],
    ] as const) {
      const { send, timers, saved } = underTest([{ path: savePath, kind, ms: 5000 }]);
      const answer = send(savePath, anOrder());
      expect(saved()).toBe(known);
      timers.pass(4999);
      expect(await outcomeOf(answer)).toBe('waiting');
      timers.pass(1);
      expect(await outcomeOf(answer)).toMatchObject({ status: 200 });
      expect(saved()).toBe(1);
    }
  });

  it('times out, while the request is still on its way', async () => {
    const { send, timers, saved } = underTest([
      { path: savePath, kind: 'delayBefore', ms: 30_000 },
    ]);
    const answer = send(savePath, anOrder());
    timers.pass(20_000);
    expect(await outcomeOf(answer)).toMatchObject({ reason: 'timeout' });
    expect(saved()).toBe(0);
    timers.pass(10_000);
    expect(saved()).toBe(1);
  });

  it('[Q-BAD-8] dropRequest and commitThenDrop both break, one of them after the order was saved', async () => {
    for (const [kind, known] of [
      ['dropRequest', 0],
      ['commitThenDrop', 1],
    ] as const) {
      const { send, saved } = underTest([{ path: savePath, kind }]);
      expect(await outcomeOf(send(savePath, anOrder()))).toMatchObject({ reason: 'network' });
      expect(saved()).toBe(known);
    }
  });

  it.each([
    [
      { kind: 'status', status: 429, retryAfter: 3 },
      { status: 429, headers: { 'retry-after': '3' } },
    ],
    [{ kind: 'status' }, { status: 503 }],
    [{ kind: 'status', status: 500 }, { status: 500 }],
    [
      { kind: 'status', status: 502, retryAfter: 'Tue, 01 Dec 2026 00:31:00 GMT' },
      { status: 502, headers: { 'retry-after': 'Tue, 01 Dec 2026 00:31:00 GMT' } },
    ],
    [{ kind: 'status', status: 504 }, { status: 504 }],
    [{ kind: 'html200' }, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } }],
    [{ kind: 'code1017' }, { status: 200, body: expect.stringContaining('"code":1017') }],
    [{ kind: 'businessError', code: 5010 }, { body: expect.stringContaining('"code":5010') }],
  ])('[Q-BAD-8] %j answers before the museum hears', async (fault, answer) => {
    const { send, saved } = underTest([{ path: savePath, ...fault }]);
    expect(await outcomeOf(send(savePath, anOrder()))).toMatchObject(answer);
    expect(saved()).toBe(0);
  });

  it('[Q-BAD-8] truncate and wrongJson break the answer of what was done', async () => {
    const { send, saved } = underTest([
      { path: savePath, kind: 'truncate' },
      { path: savePath, kind: 'wrongJson' },
    ]);
    const cut = await send(savePath, anOrder());
    expect(() => JSON.parse(cut.body)).toThrow(SyntaxError);
    const wrong = await send(savePath, anOrder());
    expect(JSON.parse(wrong.body)).toEqual({ code: 0, data: { unexpected: [true] } });
    expect(saved()).toBe(2);
  });

  it('[Q-BAD-8] duplicateDelivery is heard twice and answered once', async () => {
    const { send, museum, saved } = underTest([{ path: savePath, kind: 'duplicateDelivery' }]);
    const answer = await send(savePath, anOrder());
    expect(JSON.parse(answer.body)).toMatchObject({ code: 0 });
    expect(museum.journal().filter(({ kind }) => kind === 'call')).toMatchObject([
      { code: 0 },
      { code: 5021 },
    ]);
    expect(saved()).toBe(1);
  });

  it('[Q-BAD-8] reorder lets the next answer overtake, and waits for it in vain only so long', async () => {
    const { send, timers } = underTest([{ path: infoPath, kind: 'reorder', times: 2, ms: 700 }]);
    const arrived: string[] = [];
    const note = (name: string) => () => arrived.push(name);
    const held = send(infoPath, { orderNo: '1' }).then(note('held'));
    const next = send(savePath, anOrder()).then(note('next'));
    await next;
    expect(arrived).toEqual(['next']);
    timers.pass(0);
    await held;
    expect(arrived).toEqual(['next', 'held']);
    const alone = send(infoPath, { orderNo: '1' });
    expect(await outcomeOf(alone)).toBe('waiting');
    timers.pass(700);
    expect(await outcomeOf(alone)).toMatchObject({ status: 200 });
  });

  it('strikes as often as planned, by path or prefix, and journals each', async () => {
    const { send, museum } = underTest([
      { path: '/bms/*', kind: 'status', times: 2 },
      { path: infoPath, kind: 'dropRequest' },
    ]);
    const path = '/bms/dict/list/specialCertificateType';
    const statuses = [await send(path), await send(path), await send(path)].map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([503, 503, 200]);
    const faults = museum.journal().filter(({ effect }) => effect === 'fault');
    expect(faults.map(({ fault }) => fault)).toEqual(['status', 'status']);
    museum.reload();
    expect(museum.museum.takeFault(infoPath)?.kind).toBe('dropRequest');
  });

  it('[Q-BAD-8] strikes by chance, the same calls for the same seed, over a reload too', () => {
    const strikes = (chaos: object, reloads = false) => {
      const museum = new TestedMuseum();
      museum.museum.control('/_museum/faults', { chaos });
      return Array.from({ length: 400 }, (_, call) => {
        if (reloads && call % 50 === 0) museum.reload();
        return museum.museum.takeFault(infoPath);
      });
    };
    const struck = strikes({ seed: 1, share: 0.05 });
    const faults = struck.filter((fault) => fault !== undefined);
    expect(faults.length).toBeGreaterThan(8);
    expect(faults.length).toBeLessThan(40);
    expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(faults.map(({ kind }) => kind)).not.toContain('code1017');
    expect(strikes({ seed: 1, share: 0.05 }, true)).toEqual(struck);
    expect(strikes({ seed: 2, share: 0.05 })).not.toEqual(struck);
    expect(strikes({ seed: 1, share: 0 }).every((fault) => fault === undefined)).toBe(true);
    expect(strikes({ seed: 1, share: 1 }).some((fault) => fault === undefined)).toBe(false);
  });

  it('[Q-BAD-8] answers by chance with every status of a crowd or a breakdown, saying when to come back or not', () => {
    const { museum } = new TestedMuseum();
    museum.control('/_museum/faults', { chaos: { seed: 1, share: 1, kinds: ['status'] } });
    const answers = Array.from({ length: 200 }, () => museum.takeFault(infoPath));
    const said = answers.map((fault) => `${fault?.status} ${fault?.retryAfter ?? ''}`.trim());
    const statuses = ['429', '500', '502', '503', '504'];
    expect(new Set(said)).toEqual(new Set(statuses.flatMap((status) => [status, `${status} 1`])));
  });

  it('lets what is planned come before chance, and both end with the next plan', () => {
    const { museum } = new TestedMuseum();
    const plan = [{ path: infoPath, kind: 'code1017' }];
    museum.control('/_museum/faults', { plan, chaos: { seed: 1, share: 1 } });
    expect(museum.takeFault(infoPath)?.kind).toBe('code1017');
    expect(museum.takeFault(infoPath)).toBeDefined();
    museum.control('/_museum/faults', {});
    expect(museum.takeFault(infoPath)).toBeUndefined();
  });
});
