import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crowdDelayMs, WaitingRoom } from '../../../src/adapters/http/WaitingRoom.ts';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import type { CrowdWait } from '../../../src/ports/Interruptions.ts';
import '../../support/pinnedChance.ts';

const busy = (retryAfterMs?: number): Result<unknown> =>
  failed(retryAfterMs === undefined ? { kind: 'busy' } : { kind: 'busy', retryAfterMs });

/** A waiting room before a museum that answers as the test says. */
function aRoom({ random = 0 } = {}) {
  const clock = new ManualClock(0);
  const visibility = new SwitchableVisibility();
  const told: (CrowdWait | null)[] = [];
  const askedAt: [string, number][] = [];
  let answer: Result<unknown> = busy();
  const room = new WaitingRoom({
    clock,
    visibility,
    chance: () => random,
    tell: (wait) => told.push(wait),
  });
  const read = (name: string, refused: Result<unknown> = busy()) =>
    room.admit(refused, async () => {
      askedAt.push([name, clock.now()]);
      return answer;
    });
  const museum = (next: Result<unknown>) => {
    answer = next;
  };
  return { clock, visibility, told, askedAt, read, museum };
}

describe('how long reads wait together', () => {
  it.each<[Failure, number, number, number]>([
    [{ kind: 'busy' }, 0, 0, 2_500],
    [{ kind: 'busy' }, 0, 0.5, 3_750],
    [{ kind: 'maintenance' }, 1, 0, 5_000],
    [{ kind: 'busy' }, 10, 0, 30_000],
    [{ kind: 'busy', retryAfterMs: 0 }, 0, 0, 2_500],
    [{ kind: 'busy', retryAfterMs: 20_000 }, 5, 0, 20_000],
    [{ kind: 'busy', retryAfterMs: 20_000 }, 5, 0.5, 30_000],
    [{ kind: 'busy', retryAfterMs: 900_000 }, 0, 0, 120_000],
  ])('%j, %i times in vain, at chance %f: %i ms', (failure, waitsMade, random, delay) => {
    expect(crowdDelayMs(failure, waitsMade, random)).toBe(delay);
  });

  it('[Q-RUSH-1] is never less than they were told, nor more than twice as much', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120_000 }),
        fc.nat(20),
        chance,
        (told, made, random) => {
          const delay = crowdDelayMs({ kind: 'busy', retryAfterMs: told }, made, random);
          expect(delay).toBeGreaterThanOrEqual(told);
          expect(delay).toBeLessThanOrEqual(2 * told);
        },
      ),
    );
  });
});

describe('a waiting room', () => {
  it('[Q-RUSH-6] lets one read ask for all, and the others follow once it is through', async () => {
    const { clock, told, askedAt, read, museum } = aRoom();
    const reads = Promise.all(['a', 'b', 'c'].map((name) => read(name)));
    await clock.advance(2_499);
    expect(askedAt).toEqual([]);
    museum(success('in'));
    await clock.advance(1);
    expect(await reads).toEqual([success('in'), success('in'), success('in')]);
    expect(askedAt).toEqual([
      ['a', 2_500],
      ['b', 2_500],
      ['c', 2_500],
    ]);
    expect(told.map((wait) => wait?.until ?? null)).toEqual([2_500, 2_500, 2_500, null]);
  });

  it('[Q-RUSH-6] asks one question at a time while the crowd lasts, by turns and more and more seldom', async () => {
    const { clock, askedAt, read } = aRoom();
    for (const name of ['a', 'b']) void read(name);
    await clock.advance(60_000);
    expect(askedAt).toEqual([
      ['a', 2_500],
      ['b', 7_500],
      ['a', 17_500],
      ['b', 37_500],
    ]);
  });

  it('[Q-RUSH-1] waits as long as the longest of those that were told how long', async () => {
    const { clock, askedAt, read } = aRoom({ random: 0.5 });
    void read('a', busy(10_000));
    void read('b', busy(20_000));
    void read('c', busy(1_000));
    await clock.advance(19_999);
    expect(askedAt).toEqual([]);
    await clock.advance(1);
    expect(askedAt).toEqual([['a', 20_000]]);
  });

  it('tells how long the whole wait may be, and what stands in the museum’s place', () => {
    const { told, read } = aRoom();
    void read('a', failed({ kind: 'busy', retryAfterMs: 20_000, queueMinutes: 7 }));
    expect(told.at(-1)).toMatchObject({ queueMinutes: 7, isMaintenance: false });
    void read('b', failed({ kind: 'maintenance' }));
    expect(told.at(-1)).toMatchObject({ queueMinutes: null, isMaintenance: true });
  });

  it('asks sooner on demand, though not before three seconds or what it was told', async () => {
    const { clock, told, askedAt, read } = aRoom({ random: 0.9 });
    void read('a', busy(10_000));
    await clock.advance(5_000);
    told.at(-1)?.askSooner();
    expect(told.at(-1)?.until).toBe(10_000);
    await clock.advance(5_000);
    expect(askedAt).toEqual([['a', 10_000]]);
    told.at(-1)?.askSooner();
    told.at(-1)?.askSooner();
    await clock.advance(2_999);
    expect(askedAt).toHaveLength(1);
    await clock.advance(1);
    expect(askedAt[1]).toEqual(['a', 13_000]);
  });

  it('[Q-RUSH-2] asks nothing while the page is hidden, and at once when it is seen again', async () => {
    const { clock, visibility, askedAt, read, museum } = aRoom();
    const one = read('a');
    visibility.hide();
    museum(success('in'));
    await clock.advance(600_000);
    expect(askedAt).toEqual([]);
    visibility.show();
    expect(await one).toEqual(success('in'));
    expect(askedAt).toEqual([['a', 600_000]]);
  });

  it('reports the crowd to all after five minutes, and begins anew with the next', async () => {
    const { clock, told, askedAt, read, museum } = aRoom();
    const reads = Promise.all([read('a'), read('b')]);
    await clock.advance(400_000);
    expect(await reads).toEqual([busy(), busy()]);
    expect(told.at(-1)).toBeNull();
    const before = askedAt.length;
    await clock.advance(400_000);
    expect(askedAt).toHaveLength(before);
    museum(success('in'));
    const next = read('c');
    await clock.advance(2_500);
    expect(await next).toEqual(success('in'));
  });

  it('hands on whatever else was answered', async () => {
    const { clock, read, museum } = aRoom();
    const one = read('a');
    museum(failed({ kind: 'network' }));
    await clock.advance(2_500);
    expect(await one).toEqual(failed({ kind: 'network' }));
  });
});
