import { afterEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { failed, success } from '../../../src/domain/model/Result.ts';
import { ListOrders } from '../../../src/domain/useCases/ListOrders.ts';
import { StubMuseum } from '../../support/StubMuseum.ts';
import { anOrder, shanghai } from '../builders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const aListAt = (now: string, museum = new StubMuseum()) => {
  const clock = new ManualClock(Date.parse(now));
  const configuration = { timeZone: shanghai };
  return { museum, listOrders: new ListOrders({ museum, clock, configuration }) };
};

describe('ListOrders', () => {
  it.each([
    ['DT-01', '2026-11-27T01:00:00Z', 'Asia/Shanghai', '2026-11-21', '2026-11-27'],
    ['DT-02', '2026-11-27T01:30:00Z', 'America/Los_Angeles', '2026-11-21', '2026-11-27'],
    ['DT-03', '2026-12-29T02:00:00Z', 'Asia/Shanghai', '2026-12-23', '2026-12-29'],
    ['DT-04', '2027-01-31T02:00:00Z', 'Asia/Shanghai', '2027-01-25', '2027-01-31'],
    ['DT-05', '2027-02-27T02:00:00Z', 'Asia/Shanghai', '2027-02-21', '2027-02-27'],
    ['DT-10', '2027-01-03T02:00:00Z', 'Asia/Shanghai', '2026-12-28', '2027-01-03'],
    ['DT-11', '2026-11-01T07:30:00Z', 'America/Los_Angeles', '2026-10-26', '2026-11-01'],
  ])('[LIST-01] %s at %s on a phone in %s asks from %s to %s', async (_, now, phone, from, to) => {
    vi.stubEnv('TZ', phone);
    const { museum, listOrders } = aListAt(now);
    await listOrders.execute('toBePaid', 'English');
    expect(museum.asked).toEqual([['orders', from, to, 'toBePaid', 'English']]);
  });

  it('gives what the museum answers, and why it did not', async () => {
    const { museum, listOrders } = aListAt('2026-11-27T01:00:00Z');
    museum.answers.orders = async () => success([anOrder()]);
    expect(await listOrders.execute('all', 'English')).toEqual(success([anOrder()]));
    museum.answers.orders = async () => failed({ kind: 'timeout' });
    expect(await listOrders.execute('all', 'English')).toEqual(failed({ kind: 'timeout' }));
  });
});
