import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ControlError } from '../../../src/adapters/inMemory/museum/ControlError.ts';
import { PageMuseum } from '../../../src/adapters/inMemory/PageMuseum.ts';
import { opening, SavedSchema, savePath } from './aMuseum.ts';
import { anOrder } from './anOrder.ts';

/** What several tabs of one browser share. */
class SharedStore {
  state: string | null = null;
  saves = 0;

  load(): string | null {
    return this.state;
  }

  save(state: string): void {
    this.saves += 1;
    this.state = state;
  }
}

/** A tab of a browser; the first one opens the museum on the morning that the orders are for. */
function aTab(store: SharedStore): PageMuseum {
  const isFirst = store.state === null;
  const page = new PageMuseum({ store });
  if (isFirst) page.control('/_museum/reset', { now: new Date(opening).toISOString() });
  return page;
}

const data = (page: PageMuseum, path: string, body: unknown): unknown => {
  const response = page.handle({ method: 'POST', path, headers: {}, body: JSON.stringify(body) });
  return v.parse(v.object({ code: v.literal(0), data: v.unknown() }), JSON.parse(response.body))
    .data;
};
const order = (page: PageMuseum): string =>
  v.parse(SavedSchema, data(page, savePath, anOrder())).orderNo;
const ordersIn = (page: PageMuseum): readonly string[] => {
  const state = v.object({ orders: v.array(v.object({ orderNo: v.string() })) });
  return v.parse(state, page.control('/_museum/state', {})).orders.map(({ orderNo }) => orderNo);
};

describe('PageMuseum', () => {
  it('two tabs over one store are one museum: each sees what the other has ordered', () => {
    const store = new SharedStore();
    const [one, other] = [aTab(store), aTab(store)];
    const first = order(one);
    expect(data(other, '/trip/order/info', { orderNo: first })).toEqual({ status: '待支付' });
    const second = order(other);
    expect(first).not.toBe(second);
    expect([...ordersIn(one)].sort()).toEqual([first, second].sort());
    expect(ordersIn(other)).toEqual(ordersIn(one));
  });

  it('so does each see that the museum was reset, or its clock moved', () => {
    const store = new SharedStore();
    const [one, other] = [aTab(store), aTab(store)];
    order(one);
    other.control('/_museum/reset', { now: '2027-01-02T09:00:00+08:00' });
    expect(ordersIn(one)).toEqual([]);
    expect(Math.abs(one.now() - Date.parse('2027-01-02T09:00:00+08:00'))).toBeLessThan(60_000);
  });

  it('a planned fault is used up by one tab for all of them', () => {
    const store = new SharedStore();
    const [one, other] = [aTab(store), aTab(store)];
    const plan = [{ path: savePath, kind: 'status', status: 503, times: 1 }];
    one.control('/_museum/faults', { plan });
    expect(other.takeFault(savePath)).toMatchObject({ kind: 'status', status: 503 });
    expect(one.takeFault(savePath)).toBeUndefined();
  });

  it('survives a reload', () => {
    const store = new SharedStore();
    const saved = order(aTab(store));
    const reloaded = new PageMuseum({ store });
    expect(ordersIn(reloaded)).toEqual([saved]);
    expect(Math.abs(reloaded.now() - opening)).toBeLessThan(60_000);
  });

  it.each(['', 'not JSON', '{}', '{"version":0}', 'null'])(
    'starts a new museum over a state that it can’t read: %j',
    (unreadable) => {
      const store = new SharedStore();
      store.state = unreadable;
      const page = new PageMuseum({ store });
      expect(ordersIn(page)).toEqual([]);
      expect(store.state).not.toBe(unreadable);
      expect(ordersIn(new PageMuseum({ store }))).toEqual([]);
    },
  );

  it('keeps what has changed after every call', () => {
    const store = new SharedStore();
    const page = aTab(store);
    const before = store.saves;
    order(page);
    expect(store.saves).toBe(before + 1);
  });

  it('tells of changes until it is told to stop, and a listener may look', () => {
    const page = aTab(new SharedStore());
    const seen: number[] = [];
    const stop = page.onChange(() => seen.push(ordersIn(page).length));
    order(page);
    page.control('/_museum/clock', { advanceMs: 1 });
    ordersIn(page);
    stop();
    page.control('/_museum/clock', { advanceMs: 1 });
    expect(seen).toEqual([1, 1]);
  });

  it('says so where the control face knows no such act', () => {
    expect(() => aTab(new SharedStore()).control('/_museum/nothing', {})).toThrow(ControlError);
  });
});
