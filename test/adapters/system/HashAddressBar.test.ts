// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { HashAddressBar } from '../../../src/adapters/system/HashAddressBar.ts';
import { addressBarSuite } from '../../ports/addressBar.suite.ts';

const nobody = () => '';

const entered = (address: string, state: unknown = null, visitor = nobody): HashAddressBar => {
  window.history.replaceState(state, '', address === '' ? '/' : `#${address}`);
  return new HashAddressBar(window, visitor);
};

addressBarSuite('HashAddressBar', entered);

describe('HashAddressBar', () => {
  it('takes an address without a hash for the root', () => {
    expect(entered('').current()).toBe('/');
    expect(entered('wechat_redirect').current()).toBe('/wechat_redirect');
  });

  it('[R5] leaves the other parameters byte for byte', () => {
    const bar = entered('/orderinfo?a=+b==&visitorMobile=138%2000&c=%E0%A4%A');
    expect(bar.takeAside('visitorMobile')).toBe('138 00');
    expect(bar.current()).toBe('/orderinfo?a=+b==&c=%E0%A4%A');
    expect(window.location.href).not.toContain('138');
  });

  it('knows after a reload how far the visitor has come', async () => {
    entered('/index').push('/order');
    const reloaded = new HashAddressBar(window, nobody);
    await new Promise<void>((resolve) => {
      reloaded.onChange(resolve);
      reloaded.back('/orderQuery');
    });
    expect(reloaded.current()).toBe('/index');
  });

  it('disturbs nothing else that is kept with the entry', () => {
    const bar = entered('/orderinfo?visitorMobile=138', { draft: 'kept' });
    bar.takeAside('visitorMobile');
    expect(window.history.state).toMatchObject({ draft: 'kept' });
    bar.push('/order');
    expect(window.history.state).not.toMatchObject({ draft: 'kept' });
  });

  it('[START-02] [Q-SEC-3] shows the next visitor nothing that was taken aside before', () => {
    let who = 'first';
    const bar = entered('/orderinfo?visitorMobile=138', null, () => who);
    expect(bar.takeAside('visitorMobile')).toBe('138');
    who = 'second';
    expect(bar.takeAside('visitorMobile')).toBeNull();
  });

  it('takes what somebody else left in the entry for nothing', () => {
    const bar = entered('/orderinfo', {
      'museum.place': 'far',
      'museum.aside': { of: '', values: [1] },
    });
    expect(bar.takeAside('visitorMobile')).toBeNull();
    bar.back('/order');
    expect(bar.current()).toBe('/order');
  });

  it('follows a link instead where the browser wants no more writes to its history', () => {
    let hash = '#/index';
    const refuse = (): never => {
      throw new DOMException('too often', 'SecurityError');
    };
    const replaced: string[] = [];
    const bar = new HashAddressBar(
      {
        location: {
          ...window.location,
          get hash() {
            return hash;
          },
          set hash(next) {
            hash = `#${next}`;
          },
          replace: (address: string | URL) => replaced.push(String(address)),
        },
        history: { ...window.history, pushState: refuse, replaceState: refuse },
        addEventListener: () => {},
        removeEventListener: () => {},
      },
      nobody,
    );
    bar.push('/order');
    expect(bar.current()).toBe('/order');
    bar.replace('/index');
    expect(replaced).toEqual(['#/index']);
  });
});
