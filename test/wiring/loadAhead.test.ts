import { describe, expect, it } from 'vitest';
import { MemoryAddressBar } from '../../src/adapters/inMemory/MemoryAddressBar.ts';
import { loadAhead } from '../../src/loadAhead.ts';

/** A page whose idle moments come when they are told to. */
function aPage(address: string, isReachable = true) {
  const idle: (() => void)[] = [];
  const bar = new MemoryAddressBar(address);
  const loads: string[] = [];
  const behindHome = async () => {
    loads.push(bar.current());
  };
  loadAhead(
    {
      address: bar,
      whenIdle: (task) => idle.push(task),
      isReachable: async () => isReachable,
    },
    behindHome,
  );
  return { bar, loads, idle };
}

describe('loading ahead', () => {
  it('[Q-OFF-3] goes on piece by piece, each in an idle moment, to the screens that come next', async () => {
    const { idle, loads } = aPage('/index');
    let moments = 0;
    const rest = () => {
      const task = idle.shift();
      if (task !== undefined) moments += 1;
      task?.();
      return moments;
    };
    // Each piece is a part of this very code, which has to be read first.
    await expect.poll(rest, { timeout: 60_000 }).toBe(5);
    expect(loads).toEqual(['/index']);
  });

  it('[Q-OFF-3] begins nothing where the host does not answer: what failed once could not be loaded again', async () => {
    const { idle } = aPage('/index', false);
    await new Promise((resolve) => setImmediate(resolve));
    expect(idle).toEqual([]);
  });

  it('lets go of what another screen does not lead to', async () => {
    const { bar, idle, loads } = aPage('/order');
    await expect.poll(() => idle.length).toBe(1);
    bar.push('/smscode');
    idle.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(idle).toEqual([]);
    expect(loads).toEqual([]);
  });

  it('finds the way on from a result, whatever its address', async () => {
    const { idle } = aPage('/payresult/success?orderNo=1');
    await expect.poll(() => idle.length).toBe(1);
  });
});
