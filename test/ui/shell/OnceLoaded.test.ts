import { describe, expect, it } from 'vitest';
import { OnceLoaded } from '../../../src/ui/OnceLoaded.ts';

/** Fails so many times before it succeeds. */
function loadingAfter(failures: number) {
  let loads = 0;
  const once = new OnceLoaded(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('offline');
    return loads;
  });
  return { once, loads: () => loads };
}

describe('OnceLoaded', () => {
  it('loads when it is first asked for, and once', async () => {
    const { once, loads } = loadingAfter(0);
    expect(loads()).toBe(0);
    expect(once.get()).toBe(once.get());
    expect(await once.get()).toBe(1);
    once.forgetFailure();
    expect(await once.get()).toBe(1);
    expect(loads()).toBe(1);
  });

  it('has what was loaded at hand, for those who need not wait for it', async () => {
    const { once } = loadingAfter(0);
    expect(once.loaded).toBeNull();
    const loading = once.get();
    expect(once.loaded).toBeNull();
    expect(once.loaded ?? (await loading)).toBe(once.loaded);
    once.forgetFailure();
    expect(once.loaded).toBe(1);
  });

  it('keeps a failure until it is forgotten', async () => {
    const { once, loads } = loadingAfter(1);
    await expect(once.get()).rejects.toThrow('offline');
    await expect(once.get()).rejects.toThrow('offline');
    expect(loads()).toBe(1);
    once.forgetFailure();
    expect(once.loaded).toBeNull();
    expect(await once.get()).toBe(2);
    expect(once.loaded).toBe(2);
  });

  it('forgets nothing that is on its way', async () => {
    const { once, loads } = loadingAfter(0);
    const first = once.get();
    once.forgetFailure();
    expect(once.get()).toBe(first);
    await first;
    expect(loads()).toBe(1);
  });
});
