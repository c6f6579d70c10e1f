import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { PurchaseNoticeModel } from '../../../src/ui/home/PurchaseNoticeModel.ts';

const aNotice = (countdownSeconds: number) => ({ html: '<p>Read me</p>', countdownSeconds });

describe('PurchaseNoticeModel', () => {
  it('[HOME-13] counts down by the second and can be agreed to only at 0', async () => {
    const clock = new ManualClock(1_000_000);
    const model = new PurchaseNoticeModel({ clock });
    model.show(aNotice(3));
    expect(model.secondsLeft).toBe(3);
    await clock.advance(1_000);
    expect(model.secondsLeft).toBe(2);
    model.agree();
    expect(model.notice).not.toBeNull();
    await clock.advance(2_000);
    expect(model.secondsLeft).toBe(0);
    model.agree();
    expect(model.notice).toBeNull();
  });

  it('[HOME-13] [Q-A11Y-6] counts by the clock, not by its ticks: time on another screen counts', async () => {
    const clock = new ManualClock(1_000_000);
    const model = new PurchaseNoticeModel({ clock });
    const stop = model.start();
    model.show(aNotice(5));
    stop();
    await clock.advance(60_000);
    expect(model.secondsLeft).toBe(5);
    model.start();
    expect(model.secondsLeft).toBe(0);
  });

  it('[HOME-13] a clock put right meanwhile neither ends nor lengthens it', async () => {
    const clock = new ManualClock(1_000_000);
    const model = new PurchaseNoticeModel({ clock });
    model.start();
    model.show(aNotice(5));
    await clock.advance(2_000);
    for (const hours of [6, -12]) {
      clock.correct(clock.now() + hours * 3_600_000);
      await clock.advance(0);
      expect(model.secondsLeft).toBe(3);
    }
    await clock.advance(3_000);
    expect(model.secondsLeft).toBe(0);
  });

  it.each([0, -3])('[HOME-13] a countdown of %i lets agree at once (O-104)', (seconds) => {
    const model = new PurchaseNoticeModel({ clock: new ManualClock(1_000_000) });
    model.show(aNotice(seconds));
    expect(model.secondsLeft).toBe(0);
    model.agree();
    expect(model.notice).toBeNull();
  });
});
