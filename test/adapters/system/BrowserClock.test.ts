import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserClock } from '../../../src/adapters/system/BrowserClock.ts';
import { clockSuite } from '../../ports/clock.suite.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A clock over the timers of this process, which the tests drive. */
const aClock = (): BrowserClock => {
  const running = new Map<number, ReturnType<typeof setTimeout>>();
  return new BrowserClock({
    now: () => Date.now(),
    setTimeout: (task, milliseconds) => {
      running.set(running.size, setTimeout(task, milliseconds));
      return running.size - 1;
    },
    clearTimeout: (timer) => clearTimeout(running.get(timer)),
  });
};

clockSuite('BrowserClock', () => {
  const clock = aClock();
  return {
    clock,
    pass: async (milliseconds) => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    correct: (now) => clock.correctBy(now),
  };
});

describe('BrowserClock', () => {
  const day = 24 * 60 * 60 * 1_000;

  it.each([day, -day, 11_000])('[R13] puts right a phone that is %i ms off', (off) => {
    const clock = aClock();
    const museum = Date.now() + off;
    clock.correctBy(museum);
    expect(clock.now()).toBe(museum);
  });

  it('[R13] leaves a phone alone that is right but for whole seconds and the way', () => {
    const clock = aClock();
    clock.correctBy(Date.now() - 9_999);
    expect(clock.now()).toBe(Date.now());
  });

  it('does not jump with each answer once it was put right', () => {
    const clock = aClock();
    clock.correctBy(Date.now() + day);
    clock.correctBy(Date.now() + day - 3_000);
    expect(clock.now()).toBe(Date.now() + day);
  });

  it('goes by the phone again once somebody has put that right', () => {
    const clock = aClock();
    clock.correctBy(Date.now() + day);
    clock.correctBy(Date.now() + 500);
    expect(clock.now()).toBe(Date.now());
  });

  it('[R13] tells of no correction where nothing was put right', () => {
    const clock = aClock();
    let told = 0;
    clock.onCorrection(() => {
      told += 1;
    });
    clock.correctBy(Date.now() + 9_000);
    clock.correctBy(Date.parse('yesterday'));
    expect(told).toBe(0);
    clock.correctBy(Date.now() + day);
    clock.correctBy(Date.now() + day + 1_000);
    expect(told).toBe(1);
  });

  it('learns nothing from a date that is none', () => {
    const clock = aClock();
    clock.correctBy(Date.parse('yesterday'));
    expect(clock.now()).toBe(Date.now());
  });

  it('waits a long time rather than not at all', async () => {
    const clock = aClock();
    let ran = false;
    clock.after(Number.MAX_SAFE_INTEGER, () => {
      ran = true;
    });
    await vi.advanceTimersByTimeAsync(day);
    expect(ran).toBe(false);
  });
});
