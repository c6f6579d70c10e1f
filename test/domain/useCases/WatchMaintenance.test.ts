import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { SwitchableVisibility } from '../../../src/adapters/inMemory/SwitchableVisibility.ts';
import type { Failure } from '../../../src/domain/model/Failure.ts';
import { failed, type Result, success } from '../../../src/domain/model/Result.ts';
import { WatchMaintenance } from '../../../src/domain/useCases/WatchMaintenance.ts';

const notice = '<p>closed</p>';

/** Somebody watching, from the time 0, over a museum that answers as the test says. */
function watching({ hidden = false, random = 0.5 } = {}) {
  const clock = new ManualClock(0);
  const visibility = new SwitchableVisibility();
  if (hidden) visibility.hide();
  const askedAt: number[] = [];
  const told: (string | null)[] = [];
  const museum = {
    answer: async (): Promise<Result<string | null>> => success(null),
    maintenanceNotice: () => {
      askedAt.push(clock.now());
      return museum.answer();
    },
  };
  const watch = new WatchMaintenance({ museum, clock, visibility, chance: () => random });
  const stop = watch.execute((html) => told.push(html));
  return { clock, visibility, museum, askedAt, told, stop };
}

describe('watching for maintenance', () => {
  it('[MNT-01] [R22] asks at once, then after a while by chance, then every 120 s', async () => {
    const { clock, askedAt } = watching({ random: 0.25 });
    await clock.advance(435_000);
    expect(askedAt).toEqual([0, 75_000, 195_000, 315_000, 435_000]);
  });

  it('[O-126] asks six times at most within ten minutes, whatever the chance', async () => {
    const { clock, askedAt } = watching({ random: 0 });
    await clock.advance(599_999);
    expect(askedAt).toHaveLength(6);
  });

  it('[MNT-01] tells each notice, and that there is none', async () => {
    const { clock, museum, told } = watching();
    await clock.advance(0);
    museum.answer = async () => success(notice);
    await clock.advance(90_000);
    museum.answer = async () => success(null);
    await clock.advance(120_000);
    expect(told).toEqual([null, notice, null]);
  });

  it.each<Failure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'busy' },
    { kind: 'malformed' },
    { kind: 'expired' },
    { kind: 'business', code: '5', text: 'no' },
  ])('[MNT-01] is silent about failures and goes on: $kind', async (failure) => {
    const { clock, museum, told, askedAt } = watching();
    museum.answer = async () => failed(failure);
    await clock.advance(90_000);
    museum.answer = async () => success(notice);
    await clock.advance(120_000);
    expect(told).toEqual([null, notice]);
    expect(askedAt).toHaveLength(3);
  });

  it('[Q-RUSH-2] asks nothing while hidden, and at once when seen after its time', async () => {
    const { clock, visibility, askedAt } = watching();
    await clock.advance(10_000);
    visibility.hide();
    await clock.advance(500_000);
    expect(askedAt).toEqual([0]);
    visibility.show();
    await clock.advance(119_999);
    expect(askedAt).toEqual([0, 510_000]);
    await clock.advance(1);
    expect(askedAt).toEqual([0, 510_000, 630_000]);
  });

  it('[Q-RUSH-2] seen again before its time it keeps to it', async () => {
    const { clock, visibility, askedAt } = watching();
    await clock.advance(10_000);
    visibility.hide();
    await clock.advance(30_000);
    visibility.show();
    await clock.advance(49_999);
    expect(askedAt).toEqual([0]);
    await clock.advance(1);
    expect(askedAt).toEqual([0, 90_000]);
  });

  it('[Q-RUSH-2] a page opened in the background asks when it is first seen', async () => {
    const { clock, visibility, askedAt } = watching({ hidden: true });
    await clock.advance(500_000);
    expect(askedAt).toEqual([]);
    visibility.show();
    expect(askedAt).toEqual([500_000]);
  });

  it('after the end asks and tells nothing, not even what was on its way', async () => {
    const { clock, visibility, museum, askedAt, told, stop } = watching();
    let answer: (result: Result<string | null>) => void = () => {};
    museum.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await clock.advance(90_000);
    stop();
    answer(success(notice));
    visibility.hide();
    visibility.show();
    await clock.advance(500_000);
    expect(told).toEqual([null]);
    expect(askedAt).toEqual([0, 90_000]);
  });
});
