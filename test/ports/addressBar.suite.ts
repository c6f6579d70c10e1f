import { describe, expect, it } from 'vitest';
import type { AddressBar } from '../../src/ports/AddressBar.ts';

/** Goes back, and waits for whoever tells of it. */
async function goneBack(bar: AddressBar, fallback: string): Promise<string> {
  await new Promise<void>((resolve) => {
    const stop = bar.onChange(() => {
      stop();
      resolve();
    });
    bar.back(fallback);
  });
  return bar.current();
}

/** What every {@link AddressBar} promises. `open` enters the app at an address. */
export function addressBarSuite(adapter: string, open: (address: string) => AddressBar): void {
  describe(`${adapter} as AddressBar`, () => {
    it('begins where the visitor entered', () => {
      expect(open('/order?a=1').current()).toBe('/order?a=1');
    });

    it('goes on to another screen, tells of it once, and comes back', async () => {
      const bar = open('/index');
      const told: string[] = [];
      bar.onChange(() => told.push(bar.current()));
      bar.push('/orderinfo?orderNo=T1');
      expect(bar.current()).toBe('/orderinfo?orderNo=T1');
      expect(told).toEqual(['/orderinfo?orderNo=T1']);
      expect(await goneBack(bar, '/order')).toBe('/index');
      expect(told).toEqual(['/orderinfo?orderNo=T1', '/index']);
    });

    it('makes no second entry of the screen it is at', async () => {
      const bar = open('/index');
      bar.push('/order');
      bar.push('/order');
      expect(await goneBack(bar, '/orderQuery')).toBe('/index');
    });

    it('never leads back to what was replaced', async () => {
      const bar = open('/index');
      bar.push('/payWay');
      bar.replace('/payresult/success');
      expect(bar.current()).toBe('/payresult/success');
      expect(await goneBack(bar, '/order')).toBe('/index');
    });

    it('goes to the fallback where the app was entered', async () => {
      const bar = open('/orderinfo?orderNo=T1');
      expect(await goneBack(bar, '/order')).toBe('/order');
      expect(await goneBack(bar, '/index')).toBe('/index');
    });

    it('[R5] [Q-SEC-4] takes a personal parameter out of the address and keeps it with the entry', async () => {
      const bar = open('/orderinfo?orderNo=T1&visitorMobile=13800000000');
      const told: string[] = [];
      bar.onChange(() => told.push(bar.current()));
      expect(bar.takeAside('visitorMobile')).toBe('13800000000');
      expect(bar.current()).toBe('/orderinfo?orderNo=T1');
      expect(told).toEqual([]);
      await Promise.resolve();
      expect(told).toEqual(['/orderinfo?orderNo=T1']);
      expect(bar.takeAside('visitorMobile')).toBe('13800000000');

      bar.push('/orderinfo?orderNo=T2');
      expect(bar.takeAside('visitorMobile')).toBeNull();
      await goneBack(bar, '/order');
      expect(bar.takeAside('visitorMobile')).toBe('13800000000');
    });

    it('[R5] [Q-SEC-4] passes a personal parameter on to another screen beside its address', async () => {
      const bar = open('/orderQuery');
      bar.push('/orderinfo?orderNo=T1', { visitorMobile: '13800000000' });
      expect(bar.current()).toBe('/orderinfo?orderNo=T1');
      expect(bar.takeAside('visitorMobile')).toBe('13800000000');
      bar.push('/order');
      expect(bar.takeAside('visitorMobile')).toBeNull();
      await goneBack(bar, '/index');
      expect(bar.takeAside('visitorMobile')).toBe('13800000000');
      await goneBack(bar, '/index');
      expect(bar.takeAside('visitorMobile')).toBeNull();
    });

    it('keeps what was taken aside while the screen stays the same, and no longer', () => {
      const bar = open('/orderinfo?visitorMobile=138&orderNo=T1');
      bar.takeAside('visitorMobile');
      bar.replace('/orderInfo?orderNo=T1&tab=2');
      expect(bar.takeAside('visitorMobile')).toBe('138');
      bar.replace('/order');
      expect(bar.takeAside('visitorMobile')).toBeNull();
    });

    it('finds nothing aside where the address had nothing', () => {
      const bar = open('/orderinfo?visitorMobile=&orderNo=T1');
      expect(bar.takeAside('visitorMobile')).toBeNull();
      expect(bar.current()).toBe('/orderinfo?orderNo=T1');
      expect(bar.takeAside('other')).toBeNull();
    });

    it('tells nobody who has stopped listening', () => {
      const bar = open('/index');
      let told = 0;
      const listener = () => {
        told += 1;
      };
      const stop = bar.onChange(listener);
      const stopOther = bar.onChange(listener);
      stop();
      stop();
      bar.push('/order');
      expect(told).toBe(1);
      stopOther();
      bar.push('/index');
      expect(told).toBe(1);
    });
  });
}
