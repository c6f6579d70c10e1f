import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/ports/Clock.ts';

/** A clock, and the way to let time pass on it. */
export interface DrivenClock {
  readonly clock: Clock;
  pass(milliseconds: number): Promise<void>;
  /** Puts the clock right. */
  correct(now: number): void;
}

/** What every {@link Clock} promises. */
export function clockSuite(adapter: string, open: () => DrivenClock): void {
  describe(`${adapter} as Clock`, () => {
    it('goes on as time passes', async () => {
      const { clock, pass } = open();
      const before = clock.now();
      await pass(1_500);
      expect(clock.now() - before).toBe(1_500);
    });

    it('runs a task once, when its time has come and not before', async () => {
      const { clock, pass } = open();
      let runs = 0;
      clock.after(1_000, () => {
        runs += 1;
      });
      await pass(999);
      expect(runs).toBe(0);
      await pass(1);
      expect(runs).toBe(1);
      await pass(5_000);
      expect(runs).toBe(1);
    });

    it('never runs a task before the call has returned', async () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      clock.after(0, () => ran.push('at once'));
      clock.after(-5, () => ran.push('earlier'));
      expect(ran).toEqual([]);
      await pass(1);
      expect(ran).toEqual(['at once', 'earlier']);
    });

    it('runs tasks in the order of their time, then in the order they were given', async () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      clock.after(20, () => ran.push('late'));
      clock.after(10, () => ran.push('early'));
      clock.after(10, () => {
        ran.push('early too');
        clock.after(5, () => ran.push('between'));
      });
      await pass(30);
      expect(ran).toEqual(['early', 'early too', 'between', 'late']);
    });

    it('tells a task the time it was due at', async () => {
      const { clock, pass } = open();
      const start = clock.now();
      const times: number[] = [];
      clock.after(300, () => times.push(clock.now() - start));
      await pass(1_000);
      expect(times).toEqual([300]);
    });

    it('does not run what was stopped, twice or too late included', async () => {
      const { clock, pass } = open();
      const ran: string[] = [];
      const stop = clock.after(10, () => ran.push('stopped'));
      const stopTooLate = clock.after(10, () => ran.push('ran'));
      stop();
      stop();
      await pass(10);
      stopTooLate();
      expect(ran).toEqual(['ran']);
    });

    it('tells that it was put right, with the right time, until that is stopped', () => {
      const { clock, correct } = open();
      const told: number[] = [];
      const stop = clock.onCorrection(() => told.push(clock.now()));
      const right = clock.now() + 3 * 86_400_000;
      correct(right);
      expect(told).toEqual([right]);
      stop();
      stop();
      correct(right - 86_400_000);
      expect(told).toEqual([right]);
    });

    it('lets what waits go on waiting as long when it is put right, and be stopped all the same', async () => {
      const { clock, pass, correct } = open();
      const ran: string[] = [];
      clock.after(1_000, () => ran.push('waited'));
      const stop = clock.after(1_000, () => ran.push('stopped'));
      await pass(400);
      correct(clock.now() + 86_400_000);
      stop();
      await pass(599);
      expect(ran).toEqual([]);
      await pass(1);
      expect(ran).toEqual(['waited']);
    });
  });
}
