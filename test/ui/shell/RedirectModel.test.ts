import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { RedirectModel } from '../../../src/ui/RedirectModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';

function redirecting(to: 'home' | 'orders') {
  const clock = new ManualClock(0);
  const address = new MemoryAddressBar('/orderinfo');
  return {
    clock,
    address,
    redirect: new RedirectModel({ clock, ways: new Ways({ address }) }, to),
  };
}

describe('RedirectModel', () => {
  it.each([
    ['home', '/index'],
    ['orders', '/order'],
  ] as const)('[DET-01] leads to %s after 2 s, and not before', async (to, place) => {
    const { clock, address, redirect } = redirecting(to);
    redirect.start();
    await clock.advance(1_999);
    expect(address.current()).toBe('/orderinfo');
    await clock.advance(1);
    expect(address.current()).toBe(place);
  });

  it('[DET-01] leads nowhere once the visitor has left by themselves (O-105)', async () => {
    const { clock, address, redirect } = redirecting('home');
    const leave = redirect.start();
    await clock.advance(1_000);
    leave();
    address.push('/orderQuery');
    await clock.advance(10_000);
    expect(address.current()).toBe('/orderQuery');
  });

  it('[DET-01] starts its 2 s anew when it is started again', async () => {
    const { clock, address, redirect } = redirecting('home');
    redirect.start()();
    redirect.start();
    await clock.advance(2_000);
    expect(address.current()).toBe('/index');
  });

  it('goes at once when asked to', () => {
    const { address, redirect } = redirecting('orders');
    redirect.goNow();
    expect(address.current()).toBe('/order');
  });
});
