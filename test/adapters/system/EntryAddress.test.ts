// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { takeEntry, watchEntries } from '../../../src/adapters/system/EntryAddress.ts';
import { MemorySession } from '../sessionStorage/MemorySession.ts';

/** Enters at an address; `history.state` is that of a page in use. */
function entered(address: string, session = new MemorySession()) {
  let url = new URL(address, 'https://museum.example');
  let state: unknown = { typed: 'draft' };
  const replaced: string[] = [];
  takeEntry(
    url,
    {
      state,
      replaceState: (next, _title, to) => {
        state = next;
        url = new URL(String(to), url);
        replaced.push(url.href);
      },
    },
    session,
  );
  return {
    address: url.href.replace('https://museum.example', ''),
    state,
    replaced,
    organisation: session.get('orgId'),
    token: session.get('minitoken'),
  };
}

describe('takeEntry', () => {
  it.each([
    ['UR-01', '/#/index?orgId=7&token=abc123', '7', 'abc123', '/#/index'],
    ['UR-02', '/?orgId=7&token=abc123#/order', '7', 'abc123', '/#/order'],
    ['UR-03', '/index?orgId=7&token=abc123', '7', 'abc123', '/#/index'],
    ['UR-04', '/#/order?token=a%2Bb%2Fc%3D%3D&orgId=7', '7', 'a+b/c==', '/#/order'],
    ['UR-05', '/#/order?token=a+b/c==&orgId=7', '7', 'a+b/c==', '/#/order'],
    ['UR-06', '/#/index?orgId=7', '7', null, '/#/index'],
    ['UR-07', '/#/index?token=&orgId=7', '7', null, '/#/index'],
    [
      'UR-08',
      '/?from=singlemessage&isappinstalled=0#/index?orgId=7&token=abc123',
      '7',
      'abc123',
      '/?from=singlemessage&isappinstalled=0#/index',
    ],
    [
      'UR-09',
      '/#/index?__proto__[x]=1&orgId=7&token=abc123',
      '7',
      'abc123',
      '/#/index?__proto__[x]=1',
    ],
    ['both places', '/?token=outer&orgId=1#/index?token=inner', '1', 'inner', '/#/index'],
    ['no route', '/#orgId=7&token=abc', '7', 'abc', '/'],
    ['no route but a mark', '/#?orgId=7&token=abc&a=1', '7', 'abc', '/#?a=1'],
    ['twice', '/#/index?token=&token=abc&token=x', null, 'abc', '/#/index'],
    ['an escaped name', '/#/index?%74oken=abc', null, 'abc', '/#/index'],
    ['decoded once', '/#/index?token=a%252Bb', null, 'a%2Bb', '/#/index'],
    ['a token no header can carry', '/#/index?token=a%0Ab', null, null, '/#/index'],
  ])('[START-02] [O-087] [O-088] [O-089] %s: %s', (_id, address, organisation, token, left) => {
    const visit = entered(address);
    expect(visit).toMatchObject({ organisation, token, address: left });
    expect(visit.replaced).toHaveLength(1);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });

  it.each([
    ['/#/index?orgId=7&token=%', '%'],
    ['/#/index?token=%E0%A4%A&orgId=7', '%E0%A4%A'],
  ])('[START-02] [O-090] keeps a malformed escape as it is: %s', (address, token) => {
    expect(entered(address)).toMatchObject({ organisation: '7', token, address: '/#/index' });
  });

  it.each([
    '/',
    '/#/index',
    '/#/payresult/fail?error=%E0%A4%A',
    '/?from=singlemessage#/order?a=+b==&&c',
    '/folder/index.html#/order',
    '/order/',
    '/#wechat_redirect',
  ])('leaves %s as it is, and what was typed there', (address) => {
    expect(entered(address)).toMatchObject({ address, replaced: [], state: { typed: 'draft' } });
  });

  it.each([
    ['/payReturn?orderNo=T1', '/#/payReturn?orderNo=T1'],
    ['/PAYRETURN?orderNo=T%201&a=+', '/#/PAYRETURN?orderNo=T%201&a=+'],
    ['/app/v1/payReturn?orderNo=T1', '/app/v1/#/payReturn?orderNo=T1'],
    ['/payresult/success?orderNo=T1', '/#/payresult/success?orderNo=T1'],
    ['/payReturn?orderNo=T1#wechat_redirect', '/#/payReturn?orderNo=T1'],
    ['/payReturn?orderNo=T1&token=abc#/', '/#/payReturn?orderNo=T1'],
    ['/index?a=1#/order', '/?a=1#/order'],
  ])('[START-09] takes %s over into the hash', (address, left) => {
    expect(entered(address).address).toBe(left);
  });

  it('never leaves the origin', () => {
    expect(entered('https://museum.example//evil.example/payReturn?orderNo=T1').replaced).toEqual([
      'https://museum.example//evil.example/#/payReturn?orderNo=T1',
    ]);
  });

  it('[START-02] [Q-SEC-3] drops selection and draft of another visitor before it takes the new one in', () => {
    const session = new MemorySession({ minitoken: 'first', proData: '[]', orgId: '7' });
    const visit = entered('/#/orderconfirm?token=second', session);
    expect(visit).toMatchObject({ token: 'second', organisation: null, state: null });
    expect(session.get('proData')).toBeNull();
  });

  it('[START-02] lets the same visitor keep both', () => {
    const session = new MemorySession({ minitoken: 'first', proData: '[]' });
    const visit = entered('/#/orderconfirm?token=first', session);
    expect(visit).toMatchObject({ token: 'first', state: { typed: 'draft' } });
    expect(session.get('proData')).toBe('[]');
  });
});

/** A page in use under the watch, at an address. */
class WatchedPage extends EventTarget {
  readonly session: MemorySession;
  /** What those who listen to the window later see. */
  readonly seen: string[] = [];
  reloads = 0;
  #url = new URL('https://museum.example/#/index');
  #state: unknown = { typed: 'draft' };

  constructor(session: MemorySession) {
    super();
    this.session = session;
    watchEntries(this, session);
    this.addEventListener('popstate', () => this.seen.push(this.#url.hash));
  }

  get location() {
    const { origin, pathname, search, hash } = this.#url;
    return { ...window.location, origin, pathname, search, hash, reload: () => this.#reload() };
  }

  get history() {
    return {
      ...window.history,
      state: this.#state,
      replaceState: (state: unknown, _title: string, to?: string | URL | null) => {
        this.#state = state;
        this.#url = new URL(String(to), this.#url);
      },
    };
  }

  follow(hash: string): void {
    this.#url.hash = hash;
    this.dispatchEvent(new Event('popstate'));
    this.dispatchEvent(new Event('hashchange'));
  }

  comeBack(): void {
    this.dispatchEvent(new Event('pageshow'));
  }

  #reload(): void {
    this.reloads += 1;
  }
}

describe('watchEntries', () => {
  const opened = () =>
    new WatchedPage(new MemorySession({ orgId: '7', minitoken: 'first', proData: '[]' }));

  it('[START-02] cleans an address that comes without a load, before anybody sees it', () => {
    const page = opened();
    page.follow('#/order?token=first&orgId=7&a=1');
    expect(page.seen).toEqual(['#/order?a=1']);
    expect(page.location.hash).toBe('#/order?a=1');
    expect(page.history.state).toEqual({ typed: 'draft' });
    expect(page.session.get('proData')).toBe('[]');
    expect(page.reloads).toBe(0);
  });

  it.each(['#/order?token=second', '#/order?orgId=8', '#token=second'])(
    '[START-02] [Q-SEC-3] loads the page anew for somebody else, unseen by it: %s',
    (hash) => {
      const page = opened();
      page.follow(hash);
      expect(page.seen).toEqual([]);
      expect(page.reloads).toBeGreaterThan(0);
      // The page loaded next takes them in, and forgets the one before first.
      takeEntry(page.location, page.history, page.session);
      expect(page.location.hash).toBe(hash.startsWith('#/') ? '#/order' : '');
      expect(page.session.get('proData')).toBeNull();
    },
  );

  it('[START-02] loads it anew for the first who is named, too', () => {
    const page = new WatchedPage(new MemorySession());
    page.follow('#/order?token=first');
    expect(page.reloads).toBeGreaterThan(0);
  });

  it('leaves the app’s own addresses alone', () => {
    const page = opened();
    page.follow('#/orderinfo?orderNo=T1');
    page.comeBack();
    expect(page.seen).toEqual(['#/orderinfo?orderNo=T1']);
    expect(page.reloads).toBe(0);
  });

  it.each(['second', ''])(
    '[Q-SEC-3] a page kept whole is loaded anew once somebody else is here: “%s”',
    (token) => {
      const page = opened();
      page.session.set('minitoken', token);
      page.comeBack();
      expect(page.reloads).toBe(1);
    },
  );
});
