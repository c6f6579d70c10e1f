import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../src/adapters/inMemory/MemoryAddressBar.ts';
import { loadAhead } from '../../src/loadAhead.ts';

/** A page whose idle moments come when they are told to. */
function aPage(address: string, isReachable = true) {
  const idle: (() => void)[] = [];
  const bar = new MemoryAddressBar(address);
  const clock = new ManualClock(0);
  const loads: string[] = [];
  const visit = { isChosen: false };
  const piece = (name: string) => async () => void loads.push(name);
  loadAhead(
    {
      address: bar,
      clock,
      whenIdle: (task) => idle.push(task),
      isReachable: async () => isReachable,
      isChoosing: () => visit.isChosen,
    },
    {
      behindHome: [piece('words'), piece('models')],
      screen: (pattern) => piece(pattern)(),
    },
  );
  let moments = 0;
  /** Lets one idle moment pass where one is awaited; how many have passed so far. */
  const rest = () => {
    const task = idle.shift();
    if (task !== undefined) moments += 1;
    task?.();
    return moments;
  };
  return { bar, clock, loads, idle, visit, rest };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

// Each piece is a part of this very code, which has to be read first.
const patiently = { timeout: 60_000 };

describe('loading ahead', () => {
  it('[Q-OFF-3] goes on piece by piece, each in an idle moment, to the screen that comes next', async () => {
    const { loads, rest } = aPage('/index');
    // Two of home itself come before.
    await expect.poll(rest, patiently).toBe(3);
    await settled();
    expect(loads).toEqual(['words']);
    await expect.poll(rest).toBe(6);
    expect(loads).toEqual(['words', 'models', '/orderconfirm']);
  });

  it('[Q-OFF-3] loads the orders for whoever looks at home without choosing', async () => {
    const { clock, loads, rest } = aPage('/index');
    await expect.poll(rest, patiently).toBe(6);
    await clock.advance(999);
    await settled();
    expect(rest()).toBe(6);
    await clock.advance(1);
    await expect.poll(rest).toBe(7);
    expect(loads).toEqual(['words', 'models', '/orderconfirm', '/order']);
  });

  it('loads no orders for whoever chooses a visit: they are not on the way to a ticket', async () => {
    const { clock, loads, rest, visit } = aPage('/index');
    await expect.poll(rest, patiently).toBe(6);
    visit.isChosen = true;
    await clock.advance(1_000);
    await expect.poll(rest).toBe(7);
    await settled();
    expect(loads).toEqual(['words', 'models', '/orderconfirm']);
  });

  it('[Q-OFF-3] begins nothing where the host does not answer: what failed once could not be loaded again', async () => {
    const { idle } = aPage('/index', false);
    await settled();
    expect(idle).toEqual([]);
  });

  it('lets go of what another screen does not lead to', async () => {
    const { bar, idle, loads } = aPage('/order');
    await expect.poll(() => idle.length).toBe(1);
    bar.push('/smscode');
    idle.shift()?.();
    await settled();
    expect(idle).toEqual([]);
    expect(loads).toEqual([]);
  });

  it('loads nothing on the side while an order is paid', async () => {
    for (const address of ['/payWay?orderNo=1', '/payReturn?orderNo=1']) {
      const { idle, loads } = aPage(address);
      await settled();
      expect(idle).toEqual([]);
      expect(loads).toEqual([]);
    }
  });

  it('finds the way on from a result, whatever its address', async () => {
    const { loads, rest } = aPage('/payresult/success?orderNo=1');
    await expect.poll(rest).toBe(3);
    expect(loads).toEqual(['words', 'models', '/orderinfo']);
  });
});
