import { describe, expect, it } from 'vitest';
import type { OtherTabs } from '../../src/ports/OtherTabs.ts';

/** Two tabs of one browser, and how to let their news and so much time pass. */
export interface TwoTabs {
  readonly one: OtherTabs;
  readonly other: OtherTabs;
  readonly pass: (milliseconds?: number) => Promise<void>;
}

/** What every {@link OtherTabs} promises. */
export function otherTabsSuite(adapter: string, open: () => TwoTabs): void {
  describe(`${adapter} as OtherTabs`, () => {
    const openTask = () => {
      let end = (_value: string) => {};
      const over = new Promise<string>((resolve) => {
        end = resolve;
      });
      return { over, end };
    };

    it('[CONF-11] runs a task at once where no other tab does', async () => {
      const { one, pass } = open();
      const done = one.inTurn('museum.test', async (hasWaited) => `waited: ${hasWaited}`);
      await pass(1_000);
      expect(await done).toBe('waited: false');
    });

    it('[CONF-11] lets the other tab wait for its turn, and tells it so', async () => {
      const { one, other, pass } = open();
      const log: string[] = [];
      const { over, end } = openTask();
      const first = one.inTurn('museum.test', async () => {
        log.push('first begins');
        await over;
        log.push('first ends');
      });
      await pass(100);
      const second = other.inTurn('museum.test', async (hasWaited) => {
        log.push(`second waited: ${hasWaited}`);
      });
      await pass(100);
      expect(log).toEqual(['first begins']);
      end('');
      await pass(2_000);
      await Promise.all([first, second]);
      expect(log).toEqual(['first begins', 'first ends', 'second waited: true']);
    });

    it('[CONF-11] gives the turn on when a task fails', async () => {
      const { one, other, pass } = open();
      const first = one.inTurn('museum.test', async () => {
        throw new Error('no luck');
      });
      const caught = first.catch((error: unknown) => String(error));
      await pass(1_000);
      expect(await caught).toBe('Error: no luck');
      const second = other.inTurn('museum.test', async () => 'second');
      await pass(1_000);
      expect(await second).toBe('second');
    });

    it('[CONF-11] tells the other tab, and not itself', async () => {
      const { one, other, pass } = open();
      one.tell('an order', '42');
      await pass(100);
      expect([one.told('an order'), other.told('an order'), other.told('another')]).toEqual([
        null,
        '42',
        null,
      ]);
      one.tell('an order', '43');
      await pass(100);
      expect(other.told('an order')).toBe('43');
    });
  });
}
