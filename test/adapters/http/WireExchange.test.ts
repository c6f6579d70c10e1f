import { describe, expect, it } from 'vitest';
import { HttpMuseumApi } from '../../../src/adapters/http/HttpMuseumApi.ts';
import { ReadRetries } from '../../../src/adapters/http/ReadRetries.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../../src/adapters/http/Transport.ts';
import { WireExchange } from '../../../src/adapters/http/WireExchange.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { orderNo } from '../../../src/domain/model/Identifiers.ts';
import { aDay } from './aDraft.ts';

type Answer = Partial<WireResponse> | 'network' | 'timeout';

const good: Answer = { body: '{"code":0,"data":[]}' };
const day = aDay('2026-12-05');

/** A museum that answers each request when and as the test says. */
class SlowMuseum implements Transport {
  readonly requests: WireRequest[] = [];
  readonly #waiting: ((answer: Answer) => void)[] = [];

  send(request: WireRequest): Promise<WireResponse> {
    this.requests.push(request);
    return new Promise((resolve, reject) => {
      this.#waiting.push((answer) => {
        if (typeof answer === 'string') reject(new TransportError(answer));
        else resolve({ status: 200, headers: {}, body: '', ...answer });
      });
    });
  }

  /** Answers the request that waits longest. */
  answer(answer: Answer): void {
    const next = this.#waiting.shift();
    if (next === undefined) throw new Error('nobody asked');
    next(answer);
  }
}

/** A page over such a museum, with room for so many retries. */
function aPage({ room = 3, random = () => 0.5 } = {}) {
  const museum = new SlowMuseum();
  const clock = new ManualClock(0);
  const retries = new ReadRetries({ clock, random });
  for (let call = 0; call < room * 5 - 1; call += 1) retries.noteCall();
  let token: string | null = null;
  const api = new HttpMuseumApi({
    exchange: new WireExchange({ transport: museum, token: () => token, retries }),
    organisationId: () => 'museum-1',
    apiPrefix: '/museum',
  });
  return {
    museum,
    clock,
    api,
    enterWith: (next: string) => {
      token = next;
    },
  };
}

describe('a read that fails for the moment', () => {
  it.each<Answer>(['network', { status: 429 }, { status: 502 }, { status: 503 }, { status: 504 }])(
    '[API-02] is asked again after a while: %j',
    async (failure) => {
      const { museum, clock, api } = aPage();
      const slots = api.slots(day);

      museum.answer(failure);
      await clock.advance(499);
      expect(museum.requests).toHaveLength(1);
      await clock.advance(1);
      expect(museum.requests).toHaveLength(2);
      museum.answer(failure);
      await clock.advance(1_000);
      museum.answer(good);

      expect(await slots).toEqual({ ok: true, value: [] });
      expect(museum.requests).toHaveLength(3);
      expect(new Set(museum.requests.map((request) => JSON.stringify(request))).size).toBe(1);
    },
  );

  it('[API-02] [Q-RUSH-1] waits at least as long as it was told to, and up to as much again', async () => {
    const { museum, clock, api } = aPage();
    const slots = api.slots(day);

    museum.answer({ status: 503, headers: { 'retry-after': '10' } });
    await clock.advance(14_999);
    expect(museum.requests).toHaveLength(1);
    await clock.advance(1);
    museum.answer(good);

    expect(await slots).toMatchObject({ ok: true });
  });

  it('[API-02] is told at once when the museum wants longer than anybody looks at a blank screen', async () => {
    const { museum, api } = aPage();
    const slots = api.slots(day);

    museum.answer({ status: 503, headers: { 'retry-after': '60' } });

    expect(await slots).toEqual({ ok: false, failure: { kind: 'busy', retryAfterMs: 60_000 } });
    expect(museum.requests).toHaveLength(1);
  });

  it('[API-02] [Q-RUSH-1] is told after the third repeat', async () => {
    const { museum, clock, api } = aPage();
    const slots = api.slots(day);

    for (let attempt = 1; attempt <= 4; attempt += 1) {
      museum.answer('network');
      await clock.advance(5_000);
    }

    expect(await slots).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(museum.requests).toHaveLength(4);
  });

  it('[API-02] [Q-RUSH-1] is told at once when a fifth of the last minute’s calls was asked again', async () => {
    const { museum, clock, api } = aPage({ room: 1 });
    const [slots, limit] = [api.slots(day), api.purchaseLimit()];

    museum.answer({ status: 503 });
    museum.answer({ status: 503 });
    expect(await limit).toEqual({ ok: false, failure: { kind: 'busy' } });
    await clock.advance(500);
    museum.answer(good);

    expect(await slots).toMatchObject({ ok: true });
    expect(museum.requests).toHaveLength(3);
  });

  it.each<Answer>([
    'timeout',
    { body: '{"code":5,"error":"no"}' },
    { body: '{"code":1017}' },
    { status: 500 },
    { body: '<html>' },
  ])('[API-02] is told at once where asking again would not help: %j', async (answer) => {
    const { museum, api } = aPage();
    const slots = api.slots(day);

    museum.answer(answer);

    expect(await slots).toMatchObject({ ok: false });
    expect(museum.requests).toHaveLength(1);
  });
});

describe('the same read, asked twice at once', () => {
  it('[Q-RUSH-2] is sent once and answers both', async () => {
    const { museum, api } = aPage();
    const both = Promise.all([api.slots(day), api.slots(day)]);

    museum.answer(good);

    expect(await both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(museum.requests).toHaveLength(1);
  });

  it('is sent again once it was answered', async () => {
    const { museum, api } = aPage();
    const first = api.slots(day);
    museum.answer(good);
    await first;
    const second = api.slots(day);
    museum.answer('timeout');

    expect(await second).toMatchObject({ ok: false });
  });

  it('is not the same for another day, or for another visitor', async () => {
    const { museum, api, enterWith } = aPage();
    const asked = [api.slots(day), api.slots(aDay('2026-12-06'))];
    enterWith('token-2');
    asked.push(api.slots(day));

    for (const _ of asked) museum.answer(good);
    await Promise.all(asked);

    expect(museum.requests).toHaveLength(3);
  });

  it('is not shared past a write, of which it knows nothing', async () => {
    const { museum, api } = aPage();
    const before = api.orders(day, day, 'all', 'English');
    const write = api.cancelOrder(orderNo('1'));
    const [answerBefore, answerWrite] = [good, good];
    const after = (async () => {
      await write;
      return api.orders(day, day, 'all', 'English');
    })();
    museum.answer(answerBefore);
    museum.answer(answerWrite);
    await Promise.all([before, write]);
    museum.answer(good);
    await after;

    expect(museum.requests).toHaveLength(3);
  });

  it('[Q-RUSH-2] is sent twice when it is a write', async () => {
    const { museum, api } = aPage();
    const both = [api.sendCode('13800000000'), api.sendCode('13800000000')];
    museum.answer(good);
    museum.answer(good);
    await Promise.all(both);

    expect(museum.requests).toHaveLength(2);
  });
});

describe('what a page learns of its calls', () => {
  function learning() {
    const museum = new SlowMuseum();
    const learnt: boolean[] = [];
    const exchange = new WireExchange({
      transport: museum,
      token: () => null,
      learn: (isLost) => learnt.push(isLost),
    });
    const settings = { organisationId: () => 'museum-1', apiPrefix: '/museum' };
    return { museum, exchange, api: new HttpMuseumApi({ exchange, ...settings }), learnt };
  }

  it.each<[Answer, boolean]>([
    ['network', true],
    ['timeout', true],
    [good, false],
    [{ body: '{"code":5,"error":"no"}' }, false],
    [{ status: 503 }, false],
    [{ body: '<html>' }, false],
  ])('[Q-OFF-3] whether anybody was met, of a read and of a write: %j', async (answer, isLost) => {
    const { museum, api, learnt } = learning();
    const read = api.slots(day);
    museum.answer(answer);
    await read;
    const written = api.cancelOrder(orderNo('7'));
    museum.answer(answer);
    await written;
    expect(learnt).toEqual([isLost, isLost]);
  });

  it('[Q-OFF-2] that something is being written, from when it is sent until it is answered', async () => {
    const { museum, exchange, api } = learning();
    const seen = [exchange.isWriting];
    const read = api.slots(day);
    seen.push(exchange.isWriting);
    museum.answer(good);
    await read;
    const written = [api.cancelOrder(orderNo('7')), api.cancelOrder(orderNo('8'))];
    seen.push(exchange.isWriting);
    museum.answer('network');
    await written[0];
    seen.push(exchange.isWriting);
    museum.answer(good);
    await written[1];
    expect([...seen, exchange.isWriting]).toEqual([false, false, true, true, false]);
  });
});
