import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../src/adapters/inMemory/ManualClock.ts';
import { MemoryAddressBar } from '../../../src/adapters/inMemory/MemoryAddressBar.ts';
import { AnnouncementModel } from '../../../src/ui/AnnouncementModel.ts';
import { loadFirstTexts } from '../../../src/ui/i18n/loadFirstTexts.ts';
import { RedirectModel } from '../../../src/ui/RedirectModel.ts';
import { Ways } from '../../../src/ui/Ways.ts';

function redirecting(to: 'home' | 'orders') {
  const clock = new ManualClock(0);
  const address = new MemoryAddressBar('/orderinfo');
  const announcements = new AnnouncementModel({ clock });
  return {
    clock,
    address,
    announcements,
    redirect: new RedirectModel({ clock, ways: new Ways({ address }), announcements }, to),
  };
}

describe('RedirectModel', () => {
  it.each([
    ['home', '/index'],
    ['orders', '/order'],
  ] as const)('[DET-01] [Q-A11Y-6] leads to %s after 2 s, and not before', async (to, place) => {
    const { clock, address, redirect } = redirecting(to);
    redirect.start();
    await clock.advance(1_999);
    expect(address.current()).toBe('/orderinfo');
    await clock.advance(1);
    expect(address.current()).toBe(place);
  });

  it('[DET-01] [Q-A11Y-6] leads nowhere once the visitor has left by themselves (O-105)', async () => {
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

  it('[DET-01] [Q-A11Y-4] [Q-A11Y-6] says when it starts why it leads elsewhere', async () => {
    const { LL } = await loadFirstTexts('English');
    const { announcements, redirect } = redirecting('home');
    expect(announcements.polite).toBeNull();
    redirect.start();
    expect(announcements.polite?.message(LL)).toBe(
      'Order details query parameter is empty. Taking you back…',
    );
  });

  it('[Q-A11Y-6] goes at once when asked to', () => {
    const { address, redirect } = redirecting('orders');
    redirect.goNow();
    expect(address.current()).toBe('/order');
  });
});
