import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TransportError } from '../../../src/adapters/http/Transport.ts';
import { scenarios } from '../../../src/adapters/inMemory/museum/Adjustment.ts';
import { ControlError } from '../../../src/adapters/inMemory/museum/ControlError.ts';
import { museumTransport } from '../../../src/adapters/inMemory/museum/MuseumTransport.ts';
import { slotId, wholeDayId } from '../../../src/adapters/inMemory/museum/slotId.ts';
import { words } from '../../../src/adapters/inMemory/panel/words.ts';
import { opening, savePath, TestedMuseum, today } from './aMuseum.ts';
import { aLine, anOrder, openSlot } from './anOrder.ts';

const listPath = '/trip/staggered-reservation-daily/list';

function inScenario(scenario: string): TestedMuseum {
  const museum = new TestedMuseum();
  museum.museum.control('/_museum/reset', { scenario, now: opening });
  return museum;
}

const others = (museum: TestedMuseum, body: object): unknown =>
  museum.museum.control('/_museum/stock', body);

/** Everything that is left anywhere, after expecting every count to add up. */
function leftAnywhere(museum: TestedMuseum): number {
  const pools = museum.state().stock.flatMap(({ ordinary, free }) => [ordinary, free]);
  for (const { capacity, sold, held, remaining } of pools) {
    expect(sold + held + remaining).toBe(capacity);
    expect(Math.min(sold, held, remaining)).toBeGreaterThanOrEqual(0);
  }
  return pools.reduce((sum, { remaining }) => sum + remaining, 0);
}

describe('the scenarios', () => {
  it('are named in both languages of the panel, and in the words about an unknown one', () => {
    const names = [...scenarios.keys()];
    for (const { scenarios: said } of Object.values(words)) {
      expect(Object.keys(said.names).sort()).toEqual([...names].sort());
    }
    expect(() => inScenario('other')).toThrow(names.join(', '));
  });

  it('quietDay: hardly a place is taken', () => {
    for (const { ordinary, free } of inScenario('quietDay').state().stock) {
      expect([ordinary.capacity - ordinary.remaining, free.capacity - free.remaining]).toEqual([
        2, 1,
      ]);
    }
  });

  it.each([
    ['small', 5, 6, 10],
    ['large', 500, 60, 1000],
  ])(
    '%s: %i tickets, %i slots a day, %i orders, the same ones each time and over a reload',
    (scenario, kinds, slots, orders) => {
      const looked = (museum: TestedMuseum) => {
        const { stock, orders: made } = museum.state();
        return { stock, orders: made.map(({ orderNo, status }) => [orderNo, status]) };
      };
      const museum = inScenario(scenario);
      const first = looked(museum);
      museum.reload();
      expect(looked(museum)).toEqual(first);
      expect(looked(inScenario(scenario))).toEqual(first);
      expect(first.orders).toHaveLength(orders);
      expect(new Set(first.orders.map(([, status]) => status))).toEqual(
        new Set(['已出票', '已取消']),
      );
      leftAnywhere(museum);
      const { stock } = first;
      expect(stock.filter(({ day }) => day === today)).toHaveLength(slots);
      // The day is filled from its opening on, and whoever comes finds places.
      const bookable = stock.filter(
        ({ day, ordinary }) => day === today && ordinary.remaining >= 10,
      );
      expect(bookable[0]?.begin).toBe('09:00');
      expect(bookable.length).toBeGreaterThanOrEqual(slots / 3);
      const offers = v.parse(
        v.array(v.object({ ticketId: v.string() })),
        museum.data('/api/integration/allow-sale-list', {
          useDate: today,
          languages: 'English',
          staggeredReservationDailyId: bookable[0]?.id,
        }),
      );
      expect(new Set(offers.map(({ ticketId }) => ticketId)).size).toBe(kinds);
      for (const ticketId of [offers[0]?.ticketId, offers.at(-1)?.ticketId]) {
        expect(museum.call(`/trip/goods/goods-ticket/info/${ticketId}`).code).toBe(0);
      }
      // Nothing of it passes with time: what is measured now is measured again tomorrow.
      museum.museum.control('/_museum/clock', { advanceMs: 3_600_000 });
      expect(looked(museum).orders).toEqual(first.orders);
    },
  );

  it('onSaleRush: others buy every three seconds of the museum’s time, the same every time', () => {
    const afterMinutes = (minutes: number, steps: number) => {
      const museum = inScenario('onSaleRush');
      for (let step = 0; step < steps; step += 1) {
        museum.museum.control('/_museum/clock', { advanceMs: (minutes * 60_000) / steps });
        museum.reload();
      }
      return museum;
    };
    const inOneStep = afterMinutes(2, 1);
    expect(inOneStep.effects().filter((effect) => effect === 'others-bought')).toHaveLength(40);
    expect(leftAnywhere(inOneStep)).toBeLessThan(leftAnywhere(inScenario('onSaleRush')) - 40);
    // However often somebody looks meanwhile, and over reloads.
    expect(afterMinutes(2, 7).state().stock).toEqual(inOneStep.state().stock);
    expect(afterMinutes(2, 40).state().stock).toEqual(inOneStep.state().stock);
  });

  it('onSaleRush: the first days sell out, and nobody is sold what is not there', () => {
    const museum = inScenario('onSaleRush');
    museum.save(anOrder());
    for (let hour = 0; hour < 24; hour += 1) {
      museum.museum.control('/_museum/clock', { advanceMs: 3_600_000 });
      leftAnywhere(museum);
    }
    const soon = museum.state().stock.filter(({ day }) => day === '2026-12-02');
    expect(soon.every(({ ordinary, free }) => ordinary.remaining + free.remaining === 0)).toBe(
      true,
    );
  });

  it('onSaleRush: goes on after the clock was set back, and does not stall after a year', () => {
    const museum = inScenario('onSaleRush');
    const bought = () => museum.effects().filter((effect) => effect === 'others-bought').length;
    museum.museum.control('/_museum/clock', { now: '2026-11-30T09:00' });
    museum.museum.control('/_museum/clock', { advanceMs: 9000 });
    expect(bought()).toBe(3);
    museum.museum.control('/_museum/clock', { advanceMs: 365 * 86_400_000 });
    expect(bought()).toBeLessThanOrEqual(1003);
    leftAnywhere(museum);
  });

  it('slow3G: every call takes 400 to 800 ms, the same ones in the same order', () => {
    const museum = inScenario('slow3G');
    const takes = Array.from({ length: 50 }, () => museum.museum.takeLatency());
    expect(Math.min(...takes)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...takes)).toBeLessThanOrEqual(800);
    expect(new Set(takes).size).toBeGreaterThan(20);
    const again = inScenario('slow3G');
    again.museum.takeLatency();
    again.reload();
    expect(again.museum.takeLatency()).toBe(takes[1]);
    expect(inScenario('default').museum.takeLatency()).toBe(0);
  });

  it('slow3G: the museum hears late', () => {
    const museum = inScenario('slow3G');
    const waits: number[] = [];
    const timers = {
      after: (ms: number) => {
        waits.push(ms);
        return () => {};
      },
    };
    const request = { method: 'POST', path: listPath, headers: {}, body: '{}' } as const;
    void museumTransport(museum.museum, timers, 60).send(request, Number.POSITIVE_INFINITY);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(460);
    expect(museum.journal().filter(({ kind }) => kind === 'call')).toEqual([]);
  });

  it('expiredLogin: every call is answered with 1017, over a reload too', () => {
    const museum = inScenario('expiredLogin');
    for (let call = 0; call < 30; call += 1) {
      expect(museum.museum.takeFault(listPath)?.kind).toBe('code1017');
      if (call === 10) museum.reload();
    }
  });

  it('lostAnswers: half the answers to writes are lost after the museum has done them, the first one surely', async () => {
    const museum = inScenario('lostAnswers');
    const transport = museumTransport(museum.museum, { after: () => () => {} });
    const save = (minute: number) =>
      transport
        .send(
          {
            method: 'POST',
            path: savePath,
            headers: {},
            body: JSON.stringify(
              anOrder(aLine('adult', 1, { staggeredReservationDailyId: slotId(today, minute) })),
            ),
          },
          1000,
        )
        .catch((error: unknown) => error);
    expect(await save(3)).toBeInstanceOf(TransportError);
    expect(museum.state().orders).toHaveLength(1);
    const kinds = Array.from({ length: 100 }, () => museum.museum.takeFault(savePath)?.kind);
    expect(new Set(kinds)).toEqual(new Set(['commitThenDrop', undefined]));
    const lost = kinds.filter((kind) => kind !== undefined).length;
    expect(lost).toBeGreaterThan(30);
    expect(lost).toBeLessThan(70);
    expect(museum.museum.takeFault('/api/integration/refund-batch')).toBeDefined();
    for (let call = 0; call < 100; call += 1) {
      expect(museum.museum.takeFault(listPath)).toBeUndefined();
    }
  });
});

describe('/_museum/stock', () => {
  it('lets others buy and give back, and tells the counts', () => {
    const museum = new TestedMuseum();
    expect(others(museum, { id: openSlot })).toMatchObject({ ordinary: { remaining: 62 } });
    const bought = { ordinary: { capacity: 80, sold: 23, held: 0, remaining: 57 } };
    expect(others(museum, { id: openSlot, take: 5 })).toMatchObject(bought);
    expect(others(museum, { id: openSlot, take: -7 })).toMatchObject({
      ordinary: { sold: 16, remaining: 64 },
    });
    expect(others(museum, { id: openSlot, pool: 'free', left: 0 })).toMatchObject({
      ordinary: { remaining: 64 },
      free: { sold: 20, remaining: 0 },
    });
    expect(others(museum, { id: openSlot, left: 80 })).toMatchObject({ ordinary: { sold: 0 } });
    expect(museum.effects()).toEqual([
      'others-bought',
      'others-returned',
      'others-bought',
      'others-returned',
    ]);
    expect(museum.journal().at(-1)?.stockAfter).toEqual({ [`${openSlot}/ordinary`]: 80 });
    museum.reload();
    expect(museum.slot(openSlot)).toMatchObject({ free: { remaining: 0 } });
  });

  it('knows the places of a whole day', () => {
    const museum = inScenario('noStaggered');
    const answer = others(museum, { id: wholeDayId(today), take: 20 });
    expect(answer).toMatchObject({ ordinary: { remaining: 500 } });
  });

  it('gives back nothing that an order holds or has', () => {
    const museum = new TestedMuseum();
    museum.issue(anOrder(aLine('adult', 2)));
    others(museum, { id: openSlot, take: -18 });
    const all = () => others(museum, { id: openSlot, left: 80 });
    expect(all).toThrow('others have only 0 places');
    expect(museum.slot(openSlot).ordinary).toMatchObject({ sold: 2, remaining: 78 });
  });

  it.each([
    [{ id: 'nowhere' }, 'no slot nowhere'],
    [{ id: wholeDayId(today) }, 'no slot'],
    [{ id: openSlot, take: 63 }, 'only 62 places are left'],
    [{ id: openSlot, take: -19 }, 'others have only 18 places'],
    [{ id: openSlot, left: 81 }, 'others have only 18 places'],
    [{ id: openSlot, left: -1 }, 'left'],
    [{ id: openSlot, take: 1.5 }, 'take'],
    [{ id: openSlot, pool: 'other' }, 'pool'],
    [{}, 'id'],
  ])('says what is wrong with %j', (body, part) => {
    const museum = new TestedMuseum();
    expect(() => others(museum, body)).toThrow(ControlError);
    expect(() => others(museum, body)).toThrow(part);
    expect(museum.slot(openSlot).ordinary.remaining).toBe(62);
  });

  it('[Q-STK-1] keeps every count whole while others buy, return and rush beside orders', () => {
    const step = fc.record({
      act: fc.constantFrom('others', 'order', 'issue', 'wait'),
      slot: fc.integer({ min: 2, max: 7 }),
      pool: fc.constantFrom('ordinary', 'free'),
      take: fc.integer({ min: -30, max: 30 }),
    });
    const happened = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
        const museum = inScenario('onSaleRush');
        for (const { act, slot, pool, take } of steps) {
          const id = slotId(today, slot);
          const line = aLine('adult', 1 + (Math.abs(take) % 3), {
            staggeredReservationDailyId: id,
          });
          if (act === 'order') museum.call(savePath, anOrder(line));
          if (act === 'issue' && museum.slot(id).ordinary.remaining > 3) {
            const { code, data } = museum.call(savePath, anOrder(line));
            if (code === 0) museum.museum.control('/_museum/pay', data);
          }
          if (act === 'wait') museum.wait(Math.abs(take) * 20_000);
          if (act === 'others') {
            try {
              others(museum, { id, pool, take });
            } catch (error) {
              expect(error).toBeInstanceOf(ControlError);
            }
          }
          leftAnywhere(museum);
        }
        for (const effect of museum.effects()) happened.add(effect);
      }),
      { numRuns: 30, seed: 20_261_201 },
    );
    // Histories in which nothing succeeds would prove nothing.
    expect([...happened]).toEqual(
      expect.arrayContaining(['others-bought', 'others-returned', 'issued', 'order-closed']),
    );
  }, 30_000);
});

describe('looking into the museum', () => {
  it('is told to nobody, so that whoever is told may look', () => {
    let changes = 0;
    const museum = new TestedMuseum({ onChange: () => (changes += 1) });
    const look = () => {
      for (const path of ['state', 'journal', 'codes', 'clock', 'stock']) {
        museum.museum.control(`/_museum/${path}`, path === 'stock' ? { id: openSlot } : {});
      }
    };
    // Once, so that a new museum is kept.
    look();
    expect(changes).toBe(1);
    look();
    expect(changes).toBe(1);
    museum.save(anOrder());
    expect(changes).toBe(2);
    // What time has brought is told of, whoever finds it.
    museum.wait(16 * 60_000);
    look();
    expect(changes).toBe(3);
  });
});
